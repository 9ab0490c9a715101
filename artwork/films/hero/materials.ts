import { lightFrom } from './lights.ts';
import type { Hit, Link } from './link.ts';
import { fresnel, mirroring, turnedToLook, white } from './optics.ts';
import {
  along,
  blend,
  brightest,
  dot,
  filter,
  mirrored,
  plus,
  smooth,
  times,
  unit,
  type Vector,
  vector,
} from './vector.ts';

/** The marigold eye in the middle of the link. */
const beadRadius = 0.17;
/** How often light is mirrored or bent before it no longer matters. */
const bounces = 6;
const clearance = 2e-4;

/** A look that follows light backwards. */
interface Look {
  readonly from: Vector;
  readonly direction: Vector;
  /** Share of the pixel that it decides. */
  readonly weight: number;
  readonly bounce: number;
  /** It has come out of the glass on the far side. */
  readonly through: boolean;
}

export type Part = 'glass' | 'lacquer' | 'bead';

export interface Found {
  readonly part: Part;
  readonly light: Vector;
}

/** Where a look meets the bead from outside: how far away. */
function beadDistance({ from, direction }: Look): number | undefined {
  const nearest = -dot(from, direction);
  const under = nearest ** 2 - dot(from, from) + beadRadius ** 2;
  if (under <= 0) return undefined;
  const distance = nearest - Math.sqrt(under);
  return distance > 1e-4 ? distance : undefined;
}

/** Answers what a look finds, or nothing where it passes everything. */
export function tracer(link: Link): (look: Look) => Found | undefined {
  const light = (look: Look): Vector =>
    find(look)?.light ??
    (look.through
      ? times(lightFrom(look.from, look.direction, 0.2), 0.6)
      : lightFrom(look.from, look.direction, 1));

  const reflected = (look: Look, point: Vector, out: Vector, normal: Vector, share: Vector) => {
    const weight = look.weight * brightest(share);
    if (weight <= 0.004 || look.bounce >= bounces) return vector(0, 0, 0);
    const next: Look = {
      from: along(point, out, clearance),
      direction: unit(mirrored(look.direction, normal)),
      weight,
      bounce: look.bounce + 1,
      through: false,
    };
    return filter(light(next), share);
  };

  const bead = (look: Look, point: Vector): Vector => {
    const normal = unit(point);
    const cosine = Math.min(1, Math.abs(dot(normal, look.direction)));
    const inner = blend(
      vector(0.22, 0.035, 0.001),
      vector(1.15, 0.46, 0.05),
      0.9 * cosine ** 4 + 0.1 * cosine,
    );
    const share = mirroring(vector(0.95, 0.52, 0.11), cosine);
    return plus(times(inner, 0.55), reflected(look, point, normal, normal, share));
  };

  /** Black lacquer with a line of gold along its middle, in which the bead glows. */
  const lacquer = (look: Look, { point, face, normal, across }: Hit): Vector => {
    const cosine = Math.min(1, Math.abs(dot(normal, look.direction)));
    const gold = 1 - smooth(0.8 * 0.036, 0.036, Math.abs(across));
    const share = mirroring(blend(vector(0.105, 0.135, 0.19), vector(1, 0.62, 0.2), gold), cosine);
    const toBead = times(point, -1);
    const far2 = dot(toBead, toBead);
    const beadward = unit(toBead);
    const mirror = Math.max(0, dot(unit(mirrored(look.direction, normal)), beadward));
    const facing = Math.max(0, dot(normal, beadward));
    const glow = (mirror ** 14 * 0.5 * facing) / (0.3 + far2);
    return plus(
      plus(
        filter(times(vector(1, 0.42, 0.05), glow), share),
        times(vector(0.34, 0.125, 0.012), 0.34 * gold),
      ),
      reflected(look, point, face, normal, share),
    );
  };

  /** Cyan glass: mirrors, bends, and takes the red out of what has a long way through it. */
  const glass = (look: Look, { point, face, normal, distance }: Hit): Vector => {
    const inside = dot(face, look.direction) > 0;
    const [out, towards] = inside ? [times(face, -1), times(normal, -1)] : [face, normal];
    const [before, after] = inside ? [1.5, 1] : [1, 1.5];
    const ratio = before / after;
    const cosine = Math.max(1e-3, -dot(towards, look.direction));
    const under = 1 - ratio ** 2 * (1 - cosine ** 2);
    const bent = Math.sqrt(Math.max(0, under));
    const mirrors = under <= 0 ? 1 : fresnel(before, after, cosine, bent);
    const way = 1.15 * distance;
    const kept = inside
      ? vector(Math.exp(-8 * way), Math.exp(-1.5 * way), Math.exp(-1.15 * way))
      : white;
    const weight = look.weight * brightest(kept);
    const next = { bounce: look.bounce + 1 };
    let sum = vector(0, 0, 0);
    if (look.bounce < bounces && weight * mirrors > 0.02) {
      const direction = unit(along(look.direction, towards, 2 * cosine));
      const lift = dot(direction, out);
      sum = times(
        light({
          ...next,
          from: along(point, out, clearance),
          direction: lift < 0.001 ? unit(along(direction, out, 0.002 - lift)) : direction,
          weight: weight * mirrors,
          through: false,
        }),
        mirrors,
      );
    }
    if (look.bounce < bounces && under > 0 && weight * (1 - mirrors) > 0.02) {
      const passed = light({
        ...next,
        from: along(point, out, -clearance),
        direction: unit(along(times(look.direction, ratio), towards, ratio * cosine - bent)),
        weight: weight * (1 - mirrors),
        through: inside || look.through,
      });
      sum = along(sum, passed, 1 - mirrors);
    }
    return filter(sum, kept);
  };

  const find = (look: Look): Found | undefined => {
    const hit = link.hit(look.from, look.direction);
    const toBead = beadDistance(look);
    if (toBead !== undefined && toBead < (hit?.distance ?? Number.POSITIVE_INFINITY)) {
      return { part: 'bead', light: bead(look, along(look.from, look.direction, toBead)) };
    }
    if (!hit) return undefined;
    const shown = dot(hit.face, look.direction) > 0 ? hit : turnedToLook(hit, look.direction);
    return hit.ribbon === 0
      ? { part: 'glass', light: glass(look, shown) }
      : { part: 'lacquer', light: lacquer(look, shown) };
  };
  return find;
}
