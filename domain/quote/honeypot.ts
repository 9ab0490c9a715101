/**
 * A field that people never see. Its name means nothing to autofill or password managers; a submission
 * that fills it in is kept, apart, for the staff to look at.
 */
export const honeypotField = 'nota_interna';
