import fc from 'fast-check';

interface Mutation {
  kind: 'flip' | 'delete' | 'insert' | 'repeat' | 'cut';
  /** From 0, the first byte, to 1, the last. */
  at: number;
  length: number;
  bytes: Uint8Array;
}

const mutation: fc.Arbitrary<Mutation> = fc.record({
  kind: fc.constantFrom('flip', 'delete', 'insert', 'repeat', 'cut'),
  at: fc.noBias(fc.nat(9_999)).map((part) => part / 10_000),
  length: fc.integer({ min: 1, max: 40 }),
  bytes: fc.oneof(
    fc.uint8Array({ minLength: 1, maxLength: 8 }),
    fc
      .constantFrom('\r\n', '\r\n\r\n', ' ', ':', '\0', '%', '"', '{', '&')
      .map((text) => Buffer.from(text)),
  ),
});

/** What happens to a request on its way: half of the time nothing. */
export const mutations = fc.oneof(
  fc.constant<Mutation[]>([]),
  fc.array(mutation, { minLength: 1, maxLength: 4 }),
);

export function mutated(bytes: Buffer, changes: readonly Mutation[]): Buffer {
  return changes.reduce(change, bytes);
}

function change(bytes: Buffer, { kind, at, length, bytes: inserted }: Mutation): Buffer {
  const place = Math.floor(at * bytes.length);
  const [before, after] = [bytes.subarray(0, place), bytes.subarray(place)];
  switch (kind) {
    case 'flip':
      return Buffer.concat([
        before,
        after.subarray(0, length).map((byte) => byte ^ (inserted[0] ?? 1)),
        after.subarray(length),
      ]);
    case 'delete':
      return Buffer.concat([before, after.subarray(length)]);
    case 'insert':
      return Buffer.concat([before, inserted, after]);
    case 'repeat':
      return Buffer.concat([before, after.subarray(0, length), after]);
    case 'cut':
      return before;
  }
}
