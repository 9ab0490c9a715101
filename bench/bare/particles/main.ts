import { heroField } from '../../../app/ui/particles/fields.ts';
import { particleEngine } from '../../../app/ui/particles/particle-engine.ts';
import { particleOptions } from '../../../app/ui/particles/particle-options.ts';

/** The library's demo: one element, the home page's options, nothing else. */
const element = document.getElementById('field');
const engine = await particleEngine;
if (element) await engine.load({ element, options: particleOptions(heroField, false) });
