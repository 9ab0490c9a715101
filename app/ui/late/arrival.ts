import type { ComponentType } from 'react';

export interface LatePart<Props> {
  /** Fetches the part once; after a failure, anew. */
  fetch: () => Promise<ComponentType<Props>>;
  /** The same, where the page cannot go on without an answer. */
  insist: () => Promise<ComponentType<Props>>;
}

export interface Arrival<Props> {
  promise: Promise<ComponentType<Props>>;
  /** Fetches the part; failure says nothing, the printed part stays. */
  invite: () => void;
  /** Fetches the part; failure is the page's. */
  demand: () => void;
}

/** One place's wait for its part: printed, it waits until it is wanted. */
export function arrivalOf<Props>(part: LatePart<Props>, printed: boolean): Arrival<Props> {
  const { promise, resolve, reject } = Promise.withResolvers<ComponentType<Props>>();
  return {
    promise: import.meta.env.SSR || !printed ? part.insist() : promise,
    invite: () => void part.fetch().then(resolve, () => {}),
    demand: () => void part.insist().then(resolve, reject),
  };
}
