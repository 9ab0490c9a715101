import { z } from 'zod';
import { type ColorName, colorNames } from '../../domain/site/brand-look.ts';
import { hexColor, text, video } from './field-types.ts';
import { say } from './words.ts';

/** Shades that the brand chose itself; what is left out follows from its base colours. */
const shades = z
  .strictObject(
    Object.fromEntries(colorNames.map((name) => [name, hexColor.optional()])) as Record<
      ColorName,
      z.ZodOptional<typeof hexColor>
    >,
  )
  .default({});

const fileName = z
  .string()
  .regex(
    /^[\w-]+\.[a-z0-9]+$/,
    say(
      'escribe el nombre del archivo, sin carpeta',
      'write the name of a file, without its folder',
    ),
  );

const typeface = z
  .strictObject({
    family: text,
    package: z
      .string()
      .regex(
        /^@fontsource(?:-variable)?\/[a-z0-9-]+$/,
        say(
          'escribe un paquete de Fontsource: "@fontsource-variable/archivo"',
          'write a package of Fontsource: "@fontsource-variable/archivo"',
        ),
      )
      .optional(),
    /** Below `content/brand/fonts`: one variable font, or a regular and a semi-bold one. */
    files: z.array(fileName).min(1).max(2).optional(),
  })
  .refine(
    (value) => !value.package !== !value.files,
    say('escribe «package» o «files», sólo uno de los dos', 'write either package or files'),
  );

/** `content/brand/brand.yaml`: what the brand looks like. */
export const brand = z.strictObject({
  /** The theme of visitors who chose none. */
  theme: z.enum(['dark', 'light']),
  colors: z.strictObject({
    /** The darkest colour and the lightest. */
    ink: hexColor,
    paper: hexColor,
    accent: hexColor,
    warm: hexColor,
    danger: hexColor,
    success: hexColor,
    dark: shades,
    light: shades,
    accentSurface: shades,
    warmSurface: shades,
  }),
  typeface,
  /** A drawing of the name below `content/brand`, in place of logo and name in the header. */
  wordmark: fileName.nullable(),
  film: video.nullable(),
});
export type BrandFile = z.infer<typeof brand>;
