/** Time turned into movement. All of it is pure: the same moment gives the same number. */

export const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value));

export const mix = (from: number, to: number, part: number) => from + (to - from) * part;

/** How far a movement from `start` to `end` has come, 0 to 1. */
export const span = (time: number, start: number, end: number) =>
  clamp((time - start) / (end - start));

/** Sets off gently and arrives gently. */
export const easeInOut = (part: number) =>
  part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2;

/** Arrives gently: what was thrown. */
export const easeOut = (part: number) => 1 - (1 - part) ** 4;

/** Arrives, goes a little too far, and comes back. */
export const overshoot = (part: number, much = 1.4) =>
  1 + (much + 1) * (part - 1) ** 3 + much * (part - 1) ** 2;

/** What is left, `since` seconds after a blow, of a swing of one: 0 before it. */
export const ringing = (since: number, hertz: number, damping: number) =>
  since <= 0 ? 0 : Math.exp(-damping * since) * Math.sin(2 * Math.PI * hertz * since);

/** A whole number of swings in each loop. */
export const swing = (time: number, seconds: number, turns = 1, phase = 0) =>
  Math.sin(2 * Math.PI * ((turns * time) / seconds + phase));

/** The remainder that is never negative. */
export const modulo = (value: number, by: number) => ((value % by) + by) % by;

/** A number between 0 and 1 that looks like chance and is always the same for one `seed`. */
export const scatter = (seed: number) => modulo(Math.sin(seed * 127.1 + 11.7) * 43758.5453, 1);
