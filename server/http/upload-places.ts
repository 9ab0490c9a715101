import type { FastifyReply, FastifyRequest } from 'fastify';
import { problems } from './problem-details.ts';
import { whenOver } from './when-over.ts';

export type TakePlace = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Files that are received at the same time: each takes up to some ten megabytes of memory. */
const mostPlaces = 24;

/** A hook that turns senders of files away, for a moment, while all places are taken. */
export function uploadPlaces(places = mostPlaces): TakePlace {
  let taken = 0;
  return async (_request, reply) => {
    if (taken >= places) throw problems.busy();
    taken += 1;
    whenOver(reply, () => {
      taken -= 1;
    });
  };
}
