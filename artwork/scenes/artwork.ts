import type { PerspectiveCamera, Scene, Texture } from 'three';
import type { Typeface } from './typefaces.ts';

/** Something set in type: a screen, a label, a poster. It is photographed and used as a texture. */
export interface Print {
  /** In CSS pixels; the photograph has two for each. */
  readonly width: number;
  readonly height: number;
  /** Style of the sheet itself: its ground, ink and typeface. Without a ground it is transparent. */
  readonly style: string;
  /** What stands on the sheet, each child placed by `left`, `top`, `right`, `bottom`. */
  readonly html: string;
}

/** A project's prints, by name, once they are photographed. */
export type Textures = (name: string) => Texture;

export type Triple = readonly [x: number, y: number, z: number];

/** Strengths are irradiance in three.js's units: a sun of 3.1 shows a colour as it is. */
export interface Light {
  readonly sun: {
    /** Where it stands, and what it shines at. */
    readonly from: Triple;
    readonly at?: Triple;
    readonly strength: number;
    /** Radius of its disc: how soft the edge of a shadow is. */
    readonly size: number;
    readonly colour?: string;
  };
  readonly sky: {
    readonly strength: number;
    readonly colour?: string;
    /** Middle of the half of the sky that gives light. */
    readonly up?: Triple;
  };
  /** What the surroundings throw back, from above and from below. */
  readonly fill: { readonly strength: number; readonly above?: string; readonly below?: string };
  /** Half the width of what throws shadows. */
  readonly reach: number;
  readonly exposure?: number;
}

export interface Shot {
  readonly stage: Scene;
  readonly camera: PerspectiveCamera;
  readonly light: Light;
}

/** One picture: `artwork/originals/projects/<slug>/<name>.webp`. */
export interface View {
  readonly width: number;
  readonly height: number;
  /** How many times the light is moved and the picture taken again: more is smoother. */
  readonly passes: number;
  readonly shoot: (textures: Textures) => Shot;
}

/** What one project looks like, and its pictures. */
export interface Artwork {
  readonly slug: string;
  /** What is seen, in a few words. No two projects show the same. */
  readonly scene: string;
  /** The client's colours by the names that the scene uses. */
  readonly palette: Readonly<Record<string, string>>;
  readonly typefaces: readonly Typeface[];
  readonly prints: Readonly<Record<string, Print>>;
  readonly views: Readonly<Record<string, View>>;
}

type Shoot = View['shoot'];

/** 1600 × 1000, the shape of a project's first and second picture. */
export function wide(passes: number, shoot: Shoot): View {
  return { width: 1600, height: 1000, passes, shoot };
}

/** 900 × 1200, for telephones. */
export function tall(passes: number, shoot: Shoot): View {
  return { width: 900, height: 1200, passes, shoot };
}

/** Square, with `side` pixels a side. */
export function square(side: number, passes: number, shoot: Shoot): View {
  return { width: side, height: side, passes, shoot };
}

export function sheet(width: number, height: number, style: string, html: string): Print {
  return { width, height, style, html };
}

/** The screen of a telephone. */
export function screen(style: string, html: string): Print {
  return sheet(390, 844, style, html);
}
