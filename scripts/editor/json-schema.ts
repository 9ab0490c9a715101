import { z } from 'zod';

/** The part of a JSON Schema that says how a field is edited. */
export interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  additionalProperties?: JsonSchema | false;
  propertyNames?: { enum?: string[] };
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  enum?: string[];
  const?: unknown;
  default?: unknown;
  pattern?: string;
  minItems?: number;
  maxItems?: number;
}

/** A schema of the content as a description of what is written in its files. */
export const jsonSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

const shapesOf = (schema: JsonSchema): JsonSchema[] =>
  (schema.anyOf ?? schema.oneOf)?.flatMap(shapesOf) ?? [schema];

/** The values with their keys in the schema's order, in which people write them; unknown keys come last. */
export function inSchemaOrder(value: unknown, schema: JsonSchema): unknown {
  const shapes = shapesOf(schema);
  if (Array.isArray(value)) {
    const items = shapes.find((shape) => shape.items)?.items ?? {};
    return value.map((item) => inSchemaOrder(item, items));
  }
  if (typeof value !== 'object' || value === null) return value;
  const known = shapes.flatMap(({ properties = {} }) => Object.entries(properties));
  const names = new Set([...known.map(([name]) => name), ...Object.keys(value)]);
  const written = new Map(Object.entries(value));
  return Object.fromEntries(
    [...names]
      .filter((name) => written.has(name))
      .map((name) => {
        const [, property = {}] = known.find(([candidate]) => candidate === name) ?? [];
        return [name, inSchemaOrder(written.get(name), property)];
      }),
  );
}
