import { type Engine, tsParticles } from '@tsparticles/engine';
import { loadExternalRepulseInteraction } from '@tsparticles/interaction-external-repulse';
import { loadParticlesLinksInteraction } from '@tsparticles/interaction-particles-links';
import { loadHexColorPlugin } from '@tsparticles/plugin-hex-color';
import { loadInteractivityPlugin } from '@tsparticles/plugin-interactivity';
import { loadMovePlugin } from '@tsparticles/plugin-move';
import { loadCircleShape } from '@tsparticles/shape-circle';
import { loadOpacityUpdater } from '@tsparticles/updater-opacity';
import { loadOutModesUpdater } from '@tsparticles/updater-out-modes';
import { loadPaintUpdater } from '@tsparticles/updater-paint';
import { loadSizeUpdater } from '@tsparticles/updater-size';

async function prepare(): Promise<Engine> {
  // The interactions build on the interactivity plug-in, so it is registered before them.
  await loadInteractivityPlugin(tsParticles);
  await Promise.all([
    loadHexColorPlugin(tsParticles),
    loadMovePlugin(tsParticles),
    loadCircleShape(tsParticles),
    loadOpacityUpdater(tsParticles),
    loadOutModesUpdater(tsParticles),
    loadPaintUpdater(tsParticles),
    loadSizeUpdater(tsParticles),
    loadExternalRepulseInteraction(tsParticles),
    loadParticlesLinksInteraction(tsParticles),
  ]);
  return tsParticles;
}

/** The particle library with only the parts the fields use; this module loads when one is near. */
export const particleEngine: Promise<Engine> = prepare();
