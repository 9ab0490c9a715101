import { expect, test } from 'vitest';
import { editorConfig, type Field } from './editor-config.ts';

/** Fields below others whose label is no more than their key. */
const unnamed = (fields: readonly Field[], path: string): string[] =>
  fields.flatMap((field) => [
    ...(field.label === field.name ? [`${path}.${field.name}`] : []),
    ...unnamed(field.fields ?? [], `${path}.${field.name}`),
  ]);

test('§3.8 Editor: every key of every schema has a Spanish label', () => {
  const { collections } = editorConfig('content');
  const forms = collections.flatMap((collection): [string, readonly Field[]][] =>
    'files' in collection
      ? collection.files.map(({ name, fields }) => [name, fields])
      : [[collection.name, collection.fields]],
  );
  expect(forms.flatMap(([name, fields]) => unnamed(fields, name))).toEqual([]);
});
