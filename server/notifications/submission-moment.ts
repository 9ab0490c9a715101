/** Moments as the agency's staff reads them, in its own time. */
export const submissionMoment = new Intl.DateTimeFormat('es-MX', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'America/Mexico_City',
});
