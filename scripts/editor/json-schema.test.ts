import { expect, test } from 'vitest';
import { z } from 'zod';
import { inSchemaOrder, jsonSchema } from './json-schema.ts';

test('§3.8 Editor: a new file has its keys in the order of its schema, in lists and groups, too', () => {
  const picture = z.strictObject({ type: z.literal('img'), id: z.string(), alt: z.string() });
  const film = z.strictObject({ type: z.literal('video'), id: z.string(), sound: z.boolean() });
  const schema = z.discriminatedUnion('sample', [
    z.strictObject({ sample: z.literal(true), name: z.string() }),
    z.strictObject({
      sample: z.literal(false),
      name: z.string(),
      main: z.union([picture, film]).nullable(),
      extra: z.array(picture),
    }),
  ]);
  const written = {
    unknown: 1,
    extra: [{ alt: 'A', id: 'b', type: 'img' }],
    main: { sound: true, type: 'video' },
    name: 'B',
    sample: false,
  };
  expect(JSON.stringify(inSchemaOrder(written, jsonSchema(schema)))).toBe(
    JSON.stringify({
      sample: false,
      name: 'B',
      main: { type: 'video', sound: true },
      extra: [{ type: 'img', id: 'b', alt: 'A' }],
      unknown: 1,
    }),
  );
});
