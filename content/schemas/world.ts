import { z } from 'zod';
import { contrastOf, readable, unreadable } from './contrast.ts';
import { hexColor, pictureId, text } from './field-types.ts';
import { say } from './words.ts';

/**
 * §2.23 A project's world: colours and headings of its page, and a scene of layers that move while it is
 * scrolled through. Lengths are in hundredths of the scene's shorter side, from its middle: a square of
 * 100 is in view on every screen.
 */

/** The contrast that WCAG 2.2 AA wants of large shapes. */
const visible = 3;

/** Middle, left to right and top to bottom, and radius. */
const circle = z.tuple([z.number(), z.number(), z.number().nonnegative()]);

/** How a layer stands when so many percent of the scene are scrolled. */
const state = z.strictObject({
  at: z.number().min(0).max(100),
  x: z.number().default(0),
  y: z.number().default(0),
  scale: z.number().positive().default(1),
  /** In degrees, clockwise. */
  turn: z.number().default(0),
  opacity: z.number().min(0).max(1).default(1),
  /** On the way to the next state it starts and ends slowly. */
  ease: z.boolean().default(false),
  /** The layer is seen where all of these overlap, whole without any. */
  window: z.array(circle).max(2).default([]),
});
export type WorldState = z.infer<typeof state>;

/** The last state is the finished one, which is shown where nothing moves. */
const way = z
  .array(state)
  .min(1)
  .refine((states) => states.every(({ at }, index) => at > (states[index - 1]?.at ?? -1)), {
    error: say(
      'escribe los estados en el orden de «at», de menor a mayor',
      'write the states in the order of "at"',
    ),
  })
  .refine((states) => new Set(states.map(({ window }) => window.length)).size === 1, {
    error: say(
      'escribe en «window» el mismo número de círculos en cada estado',
      'write as many circles in the window of every state',
    ),
  });

/** A picture, words on a ground, or else a plane of one colour. */
const layer = z
  .strictObject({
    id: pictureId.optional(),
    /** The scene's description says what is seen. */
    alt: z.literal('').default(''),
    text: text.optional(),
    color: hexColor.optional(),
    /** What words stand on. */
    ground: hexColor.optional(),
    /** Width of a picture, which covers the scene without one; or height of letters. */
    size: z.number().positive().optional(),
    /** The picture is so many square frames below each other, played from one percentage to another. */
    film: z
      .strictObject({
        frames: z.number().int().min(2),
        from: z.number().min(0).max(100),
        to: z.number().min(0).max(100),
      })
      .optional(),
    /**
     * Where the screen is larger than the square, how much of the way to its right and lower edge is added to x and y: with 1
     * the layer is as far from the screen's edge as from the square's.
     */
    edge: z.tuple([z.number(), z.number()]).default([0, 0]),
    /** How far it goes with a mouse at the screen's edge; away from it, if negative. What a window shows stays. */
    pointer: z.number().min(-50).max(50).default(0),
    way,
  })
  .refine(({ id, text: words, color }) => (id ? !words && !color : color), {
    error: say(
      'escribe una imagen (id) o un color, con o sin texto; no las dos cosas',
      'write either a picture (id), or a color, with or without a text',
    ),
  })
  .refine(({ text: words, ground, size }) => !words || (ground && size), {
    path: ['ground'],
    error: say(
      'un texto lleva «size» y, en «ground», el color sobre el que está',
      'a text needs its size, and the colour of what it stands on',
    ),
  })
  .refine(({ color, ground }) => !color || !ground || contrastOf(color, ground) >= readable, {
    path: ['color'],
    error: unreadable('ground'),
  });

export const world = z.strictObject({
  colors: z
    .strictObject({ background: hexColor, text: hexColor, accent: hexColor })
    .refine((colors) => contrastOf(colors.background, colors.text) >= readable, {
      path: ['text'],
      error: unreadable('background'),
    })
    .refine((colors) => contrastOf(colors.background, colors.accent) >= visible, {
      path: ['accent'],
      error: say(
        'este color se distingue poco de «background»: elige uno más claro o más oscuro (contraste de 3 o más)',
        'choose an accent with a contrast of at least 3 to background',
      ),
    }),
  headings: z.strictObject({
    /** Of the typeface's axes. */
    width: z.number().min(62).max(125),
    weight: z.number().min(400).max(600),
    uppercase: z.boolean(),
  }),
  scene: z.strictObject({
    /** How long one scrolls while it moves, in percent of the screen's height. */
    length: z.number().min(50).max(400),
    /** What is seen in the end, for who cannot see it. */
    description: text,
    layers: z.array(layer).min(1),
  }),
});

export type World = z.infer<typeof world>;
