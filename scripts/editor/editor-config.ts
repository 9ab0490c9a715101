import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { brand } from '../../content/schemas/brand.ts';
import { addon, bonus, category, order, plan } from '../../content/schemas/catalogue.ts';
import { pageFile, pages } from '../../content/schemas/pages.ts';
import { project } from '../../content/schemas/project.ts';
import { holidays, site } from '../../content/schemas/site.ts';
import { type JsonSchema, jsonSchema } from './json-schema.ts';
import { labels, optionLabels } from './labels.ts';

/** A field of Decap CMS; which other keys there are depends on its widget. */
export interface Field {
  name: string;
  label: string;
  widget: string;
  required: boolean;
  hint?: string;
  /** Written as null where it is empty. */
  nullable?: boolean;
  /** That null, or false, may not be left out. */
  kept?: boolean;
  fields?: Field[];
  field?: Field;
  [option: string]: unknown;
}

/** Keys whose values are the names of other files: the folder they are in. */
const references: Readonly<Record<string, string>> = {
  category: 'categories',
  categories: 'categories',
  defaultBonus: 'bonuses',
  includedBonuses: 'bonuses',
  availableAddons: 'addons',
  project: 'projects',
  plans: 'plans',
  addons: 'addons',
  bonuses: 'bonuses',
  projects: 'projects',
};

/** Written in the file alone, and kept as it is: a form of its layers would be longer than the file. */
const byHand = new Set(['world']);

/**
 * §3.8 The configuration of Decap CMS for the content as its schemas describe it, without the backend. Its forms have the
 * shape of the files, so that it works on this machine and on a Git host alike.
 * @param root folder of the content
 */
export function editorConfig(root: string) {
  const categories = namesIn(join(root, 'data/categories'));

  function fieldsOf(schema: JsonSchema, parent: string, isOptional = false): Field[] {
    return Object.entries(schema.properties ?? {})
      .filter(([name]) => !byHand.has(name))
      .map(([name, property]) => {
        const isWanted = (schema.required ?? []).includes(name);
        const field = fieldOf(name, property, parent, !isOptional && isWanted);
        return field.widget === 'boolean' ? { ...field, kept: isWanted } : field;
      });
  }

  function fieldOf(name: string, schema: JsonSchema, parent: string, required: boolean): Field {
    const variants = (schema.anyOf ?? schema.oneOf ?? []).filter(({ type }) => type !== 'null');
    const isNullable = (schema.anyOf ?? []).some(({ type }) => type === 'null');
    if (variants.length > 0) {
      const field = fieldOf(name, joined(variants), parent, required && !isNullable);
      return { ...field, ...(isNullable && { nullable: true, kept: required }) };
    }
    const [label, hint] = labelOf(name, parent);
    const field = {
      name,
      label,
      ...(hint && { hint }),
      required: required && schema.type !== 'boolean',
    };
    const folder = references[name];
    switch (schema.type) {
      case 'object': {
        const { additionalProperties: values, propertyNames } = schema;
        // A table has a field for each of its keys, none of which is needed; where any word may be one, a category is.
        const fields = values
          ? (propertyNames?.enum ?? [...categories.keys()]).map((key) => ({
              ...fieldOf(key, values, name, false),
              ...(categories.has(key) && { label: categories.get(key) ?? key }),
            }))
          : fieldsOf(schema, name, !required);
        return { ...field, widget: 'object', collapsed: true, fields };
      }
      case 'array': {
        const { items = {}, minItems, maxItems } = schema;
        const bounds = {
          ...(required && minItems && { min: minItems }),
          ...(maxItems && { max: maxItems }),
        };
        const list = {
          ...field,
          widget: 'list',
          required: required && minItems !== undefined,
          ...bounds,
        };
        if (items.properties || items.oneOf) {
          const fields = fieldsOf(items.properties ? items : joined(items.oneOf ?? []), name);
          // Else a new file would begin with an empty entry, and be refused for it.
          return { ...list, default: [], collapsed: true, summary: summaryOf(fields), fields };
        }
        if (!folder) return { ...list, field: fieldOf(name, items, parent, true) };
        // Relations in a list cannot be removed; several in one field cannot name things that it does not show.
        if (parent === 'order') return { ...list, field: choice(name, label, folder) };
        return { ...list, ...relation(folder), multiple: true };
      }
      case 'string':
        if (folder) return { ...field, ...relation(folder) };
        if (isMediaId(name, parent)) return { ...field, ...mediaField(parent) };
        if (schema.enum) return { ...field, widget: 'select', options: schema.enum.map(optionOf) };
        if (schema.pattern?.startsWith('^#'))
          return { ...field, widget: 'color', allowInput: true };
        return { ...field, widget: long.has(name) || long.has(parent) ? 'text' : 'string' };
      case 'number':
      case 'integer':
        return {
          ...field,
          widget: 'number',
          value_type: schema.type === 'integer' ? 'int' : 'float',
        };
      case 'boolean':
        return { ...field, widget: 'boolean', default: schema.default ?? false };
      default:
        throw new Error(`The editor knows no field for ${parent}.${name}`);
    }
  }

  /** One of a folder's things as they are now. */
  function choice(name: string, label: string, folder: string): Field {
    const options = [...namesIn(join(root, 'data', folder))].map(([value, title]) => ({
      value,
      label: `${title} (${value})`,
    }));
    return { name, label, widget: 'select', required: true, options };
  }

  const [samples, shown] = jsonSchema(project).oneOf ?? [];
  const things = [
    ['projects', 'Proyectos', 'proyecto', shown, false],
    ['samples', 'Proyectos de muestra', 'proyecto de muestra', samples, true],
    ['plans', 'Planes y servicios', 'plan', jsonSchema(plan)],
    ['addons', 'Complementos', 'complemento', jsonSchema(addon)],
    ['bonuses', 'Bonos', 'bono', jsonSchema(bonus)],
    ['categories', 'Categorías', 'categoría', jsonSchema(category)],
  ] as const;
  const file = (name: string, label: string, path: string, schema: z.ZodType) => ({
    name,
    label,
    file: `content/${path}`,
    fields: fieldsOf(jsonSchema(schema), name),
  });
  return {
    locale: 'es',
    media_folder: 'content/originals/editor',
    public_folder: 'editor',
    slug: { encoding: 'ascii', clean_accents: true },
    editor: { preview: false },
    show_preview_links: false,
    collections: [
      {
        name: 'agency',
        label: 'La agencia',
        files: [
          file('site', 'Datos, teléfonos y oferta', 'data/site.yaml', site),
          file('order', 'Orden de aparición', 'data/order.yaml', order),
          file('holidays', 'Días festivos', 'data/holidays.yaml', holidays),
          file('brand', 'Colores y letra', 'brand/brand.yaml', brand),
        ],
      },
      {
        name: 'pages',
        label: 'Páginas',
        files: Object.entries(pages).map(([name, schema]) =>
          file(name, pageLabels[name] ?? name, `data/pages/${pageFile(name)}`, schema),
        ),
      },
      ...things.map(([name, label, singular, schema = {}, sample]) => ({
        name,
        label,
        label_singular: singular,
        folder: `content/data/${name === 'samples' ? 'projects' : name}`,
        create: true,
        extension: 'yaml',
        format: 'yaml',
        identifier_field: 'name',
        slug: '{{name}}',
        // Plans of several categories share a name.
        summary: name === 'plans' ? '{{name}} · {{category}}' : '{{name}}',
        ...(sample !== undefined && { filter: { field: 'sample', value: sample } }),
        fields: fieldsOf(schema, name).map((field) =>
          field.name === 'sample' ? { ...field, widget: 'hidden', default: sample } : field,
        ),
      })),
    ],
  };
}

const pageLabels: Readonly<Record<string, string>> = {
  home: 'Inicio',
  about: 'Nosotros',
  services: 'Servicios',
  solutions: 'Soluciones',
  projects: 'Proyectos',
  contact: 'Contacto',
  privacy: 'Aviso de privacidad',
  thanks: 'Gracias',
  notFound: 'No encontrada',
};

/** The names of a folder's things by their slugs. */
const namesIn = (folder: string) =>
  new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.yaml'))
      .map((file) => {
        const { name } = parse(readFileSync(join(folder, file), 'utf8'));
        return [file.slice(0, -5), String(name)];
      }),
  );

/** Where shades of the brand's colours are, which are called the same in each. */
const shades = new Set(['dark', 'light', 'accentSurface', 'warmSurface']);

function labelOf(name: string, parent: string): readonly [string, string?] {
  const group = shades.has(parent) ? 'shade' : parent;
  const found = labels[`${group}.${name}`] ?? labels[name] ?? name;
  return typeof found === 'string' ? [found] : found;
}

/** Several shapes of one thing as one form: what only some have is not needed, what tells them apart is chosen. */
function joined(variants: readonly JsonSchema[]): JsonSchema {
  const [first = {}] = variants;
  if (!first.properties) return variants.find(({ type }) => type === 'string') ?? first;
  const properties: Record<string, JsonSchema> = {};
  for (const { properties: own = {} } of variants) {
    for (const [name, property] of Object.entries(own)) {
      const choices = [
        ...(properties[name]?.enum ?? []),
        ...(property.const ? [String(property.const)] : []),
      ];
      properties[name] = choices.length > 0 ? { type: 'string', enum: choices } : property;
    }
  }
  const required = variants.map((variant) => variant.required ?? []);
  return {
    type: 'object',
    properties,
    required: required.reduce((all, own) => all.filter((name) => own.includes(name))),
  };
}

const optionOf = (value: string) => ({ label: optionLabels[value] ?? value, value });

const relation = (folder: string) => ({
  widget: 'relation',
  collection: folder,
  value_field: '{{slug}}',
  display_fields: ['name'],
  search_fields: ['name'],
  options_length: 200,
});

/** Not the number of a project in the portfolio, which is no text. */
const isMediaId = (name: string, parent: string) => name === 'id' && parent !== 'portfolio';

/** Uploads lie beside the other pictures of a project, or in one folder for all else. */
const mediaField = (parent: string) => ({
  widget: films.has(parent) ? 'file' : 'photograph',
  choose_url: false,
});

/** Keys that hold films. */
const films = new Set(['videos', 'extra', 'team', 'join', 'film']);

/** Texts that are read as paragraphs. */
const long = new Set(
  `answer afterSending alt body caption challenge cvHint description descriptionsOverride idealFor intro
  longDescription meaning message metaDescription result shortDescription solution summary text`.split(
    /\s+/,
  ),
);

/** What a closed entry of a list is known by. */
function summaryOf(fields: readonly Field[]) {
  const known = ['title', 'heading', 'name', 'role', 'question', 'label', 'alt', 'slug'];
  const name = known.find((candidate) => fields.some((field) => field.name === candidate));
  return name && `{{fields.${name}}}`;
}
