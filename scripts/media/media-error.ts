/** Why one original cannot be used and what to do, in Spanish; the others are made all the same. */
export class MediaError extends Error {}
