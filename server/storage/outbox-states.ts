import { sql } from 'kysely';

/** Conditions that have an index of their own. It is used where they stand word for word. */
export const waiting = sql<boolean>`state in ('pending', 'claimed')`;
export const held = sql<boolean>`state = 'held'`;
