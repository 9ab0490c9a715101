import { picture } from '../../../content/load/pictures.ts';
import type { Site } from '../../../content/load/site.ts';
import type { World, WorldState } from '../../../content/schemas/world.ts';

type Layer = World['scene']['layers'][number];

const windowsOf = ({ way: [first] }: Layer) => first?.window.map((_, index) => index) ?? [];

/** §2.23 World: the scene's layers, ready. How they stand and move is in the styles. */
export function sceneContent(site: Site, { scene }: World) {
  return {
    description: scene.description,
    layers: scene.layers.map((layer) => {
      const { id, alt, text, film, size, way } = layer;
      return {
        windows: windowsOf(layer),
        text,
        picture: id ? picture(site, { id, alt }) : undefined,
        film: film !== undefined,
        width: id && size ? widthOf(size, way) : undefined,
      };
    }),
  };
}

/** At its largest, but not beyond what is sharp enough for a moment. */
function widthOf(size: number, way: WorldState[]) {
  const largest = Math.max(...way.map(({ scale }) => scale));
  return `${Math.round(size * Math.min(2, largest))}vmin`;
}

export type SceneContent = ReturnType<typeof sceneContent>;

/** §2.23 What a project's world says of its page's look: colours, headings, each layer's finished state and its way. */
export function worldStyles(site: Site, slug: string): { text: string; keyframes: string } {
  const project = site.projects.find((candidate) => candidate.slug === slug);
  if (!project || project.sample || !project.page.world) return { text: '', keyframes: '' };
  const { colors, headings, scene } = project.page.world;
  const { background, text, accent } = colors;
  // In both themes; on paper it is dark on white, as other pages are.
  const look = [
    `--bg:${background}`,
    `--surface:${background}`,
    `--text:${text}`,
    `--text-2:${text}`,
    `--line:color-mix(in srgb,${text} 30%,${background})`,
    `--line-strong:${text}`,
    `--accent:${accent}`,
    `--accent-text:${text}`,
    `--focus:${text}`,
  ].join(';');
  const page = [
    `.world {--world-width:${headings.width}%;--world-weight:${headings.weight};--world-case:${headings.uppercase ? 'uppercase' : 'none'};--world-length:${scene.length}}`,
    `@media screen {.world,.world .surface-dark {${look};background:var(--bg);color:var(--text)}.world h1 {color:${accent}}}`,
  ];
  const movements = scene.layers.flatMap((layer, index) =>
    movementsOf(layer, `${slug}-${index}`, index),
  );
  return {
    text: [...page, ...scene.layers.map(ownRule), ...movements.map(({ rule }) => rule)].join('\n'),
    keyframes: movements.map(({ keyframes }) => keyframes).join('\n'),
  };
}

function ownRule({ color, size, film, pointer }: Layer, index: number): string {
  const own = [
    color && `--color:${color}`,
    size && `--size:${size}`,
    pointer && `--pointer:${pointer}`,
    film && `--frames:${film.frames};--film-from:${film.from}%;--film-to:${film.to}%`,
  ].filter(Boolean);
  return `.layer-${index} {${own.join(';')}}`;
}

function movementsOf(layer: Layer, name: string, index: number): Movement[] {
  return [
    movement(`.layer-${index}`, name, layer.way, placed(layer)),
    ...windowsOf(layer).map((at) =>
      movement(`.window-${index}-${at}`, `${name}-${at}`, layer.way, opened(at)),
    ),
  ];
}

interface Movement {
  rule: string;
  keyframes: string;
}

/** The finished state, and the way there as keyframes. */
function movement(
  selector: string,
  name: string,
  way: WorldState[],
  declare: (state: WorldState) => string,
): Movement {
  const steps = way.map(declare);
  const [first, last] = [steps[0] ?? '', steps.at(-1) ?? ''];
  if (steps.every((step) => step === first)) {
    return { rule: `${selector} {${last}}`, keyframes: '' };
  }
  const easing = ';animation-timing-function:ease-in-out';
  const frames = way.map(({ at, ease }, index) => `${at}% {${steps[index]}${ease ? easing : ''}}`);
  // Before the first state the layer stands as in it, after the last one, too.
  if (way[0]?.at !== 0) frames.unshift(`0% {${first}}`);
  if (way.at(-1)?.at !== 100) frames.push(`100% {${last}}`);
  return {
    rule: `${selector} {${last};--way:${name}}`,
    keyframes: `@keyframes ${name} {${frames.join('')}}`,
  };
}

const length = (hundredths: number) => `${hundredths}cqmin`;

/** Half of the screen's side is half the square, and the way to the edge. */
const reach = (hundredths: number, part: number, side: 'cqw' | 'cqh') =>
  part ? `calc(${length(hundredths - 50 * part)} + ${50 * part}${side})` : length(hundredths);

function placed({ way, edge: [across, down] }: Layer) {
  const fades = way.some(({ opacity }) => opacity < 1);
  return ({ x, y, scale, turn, opacity }: WorldState) =>
    [
      `transform:translate(-50%,-50%) translate(${reach(x, across, 'cqw')},${reach(y, down, 'cqh')}) rotate(${turn}deg) scale(${scale})`,
      ...(fades ? [`opacity:${opacity}`] : []),
    ].join(';');
}

function opened(index: number) {
  return ({ window }: WorldState) => {
    const [x, y, radius] = window[index] ?? [0, 0, 0];
    return `clip-path:circle(${length(radius)} at calc(50% + ${length(x)}) calc(50% + ${length(y)}))`;
  };
}
