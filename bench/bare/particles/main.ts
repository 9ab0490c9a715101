import { createParticles } from '../../../app/ui/particle-engine.ts';

/** The library's demo: one element, the home page's options, nothing else. */
await createParticles({ current: document.getElementById('field') }, 'hero', false);
