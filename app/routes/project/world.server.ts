import { picture } from '../../../content/load/pictures.ts';
import type { Site } from '../../../content/load/site.ts';
import type { World, WorldState } from '../../../content/schemas/world.ts';

type Layer = World['scene']['layers'][number];

const windowsOf = ({ way: [first] }: Layer) => first?.window.map((_, index) => index) ?? [];

/** §2.22 World: the scene's layers, ready. How they stand and move is in the styles. */
export function sceneContent(site: Site, { scene }: World) {
  return {
    description: scene.description,
    layers: scene.layers.map((layer) => ({
      windows: windowsOf(layer),
      text: 'text' in layer ? layer.text : undefined,
      picture: 'id' in layer ? picture(site, layer) : undefined,
      film: 'id' in layer && layer.film !== undefined,
      width:
        'size' in layer && 'id' in layer && layer.size ? widthOf(layer.size, layer.way) : undefined,
    })),
  };
}

/** At its largest, but not beyond what is sharp enough for a moment. */
function widthOf(size: number, way: WorldState[]) {
  const largest = Math.max(...way.map(({ scale }) => scale));
  return `${Math.round(size * Math.min(2, largest))}vmin`;
}

export type SceneContent = ReturnType<typeof sceneContent>;

/** §2.22 What a project's world says of its page's look: colours, headings, and each layer's way. */
export function worldStyles(site: Site, slug: string): string {
  const project = site.projects.find((candidate) => candidate.slug === slug);
  if (!project || project.sample || !project.page.world) return '';
  const { colors, headings, scene } = project.page.world;
  const page = `.world {${[
    `--world-background:${colors.background}`,
    `--world-text:${colors.text}`,
    `--world-accent:${colors.accent}`,
    `--world-width:${headings.width}%`,
    `--world-weight:${headings.weight}`,
    `--world-case:${headings.uppercase ? 'uppercase' : 'none'}`,
    `--world-length:${scene.length}`,
  ].join(';')}}`;
  return [
    page,
    ...scene.layers.map((layer, index) => layerRules(layer, `${slug}-${index}`, index)),
  ].join('\n');
}

function layerRules(layer: Layer, name: string, index: number): string {
  const own = [
    'color' in layer && `--color:${layer.color}`,
    'size' in layer && `--size:${layer.size}`,
    'film' in layer && layer.film && filmOf(layer.film),
  ].filter(Boolean);
  return [
    `.layer-${index} {${own.join(';')}}`,
    movement(`.layer-${index}`, name, layer.way, placed(layer.way)),
    ...windowsOf(layer).map((at) =>
      movement(`.window-${index}-${at}`, `${name}-${at}`, layer.way, opened(at)),
    ),
  ].join('\n');
}

const filmOf = ({ frames, from, to }: { frames: number; from: number; to: number }) =>
  `--frames:${frames};--film-from:${from}%;--film-to:${to}%`;

/** The finished state, and the way there as keyframes. */
function movement(
  selector: string,
  name: string,
  way: WorldState[],
  declare: (state: WorldState) => string,
): string {
  const steps = way.map((state) => [state.at, declare(state)] as const);
  const last = steps.at(-1)?.[1] ?? '';
  if (new Set(steps.map(([, step]) => step)).size === 1) return `${selector} {${last}}`;
  const frames = steps.map(([at, step]) => `${at}% {${step}}`);
  // Before the first state the layer stands as in it, after the last one, too.
  if (steps[0]?.[0] !== 0) frames.unshift(`0% {${steps[0]?.[1]}}`);
  if (steps.at(-1)?.[0] !== 100) frames.push(`100% {${last}}`);
  return `${selector} {${last};--way:${name}}\n@keyframes ${name} {${frames.join('')}}`;
}

const length = (hundredths: number) => `${hundredths}cqmin`;

function placed(way: WorldState[]) {
  const fades = way.some(({ opacity }) => opacity < 1);
  return ({ x, y, scale, turn, opacity }: WorldState) =>
    [
      `transform:translate(-50%,-50%) translate(${length(x)},${length(y)}) rotate(${turn}deg) scale(${scale})`,
      ...(fades ? [`opacity:${opacity}`] : []),
    ].join(';');
}

function opened(index: number) {
  return ({ window }: WorldState) => {
    const [x, y, radius] = window[index] ?? [0, 0, 0];
    return `clip-path:circle(${length(radius)} at calc(50% + ${length(x)}) calc(50% + ${length(y)}))`;
  };
}
