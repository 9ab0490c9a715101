import { late } from '../late/late.tsx';

/** A field of particles. It adorns what is there without it. */
export const Particles = late(
  async () => (await import('./particle-field.tsx')).ParticleField,
  'spare',
);
