import fc from 'fast-check';
import { honeypotField } from '../../../domain/forms/form-definition.ts';
import { joinBody, quoteBody, quoteForm } from '../../../server/test-support/submissions.ts';

/**
 * A request, or what was one before something happened to it. A character is a byte: see `latin1`.
 * @param cvAddress where the CV of a real application may go, token included
 */
export function requests(cvAddress: string): fc.Arbitrary<string> {
  const wellFormed = fc.record({
    method: methods,
    target: targets(cvAddress),
    headers: fc.array(headerLines, { maxLength: 6 }),
    body: bodies,
    framing: fc.oneof({ weight: 8, arbitrary: fc.constant('length') }, framings),
  });
  const whole = fc.oneof({ weight: 2, arbitrary: wellFormed }, submissions).map(render);
  return fc
    .tuple(whole, mutations)
    .map(([bytes, changes]) => changes.reduce(mutated, bytes).toString('latin1'));
}

interface Mutation {
  /** From 0, the first byte, to 1, the last. */
  at: number;
  removed: number;
  /** Null: the bytes that follow, once more. */
  inserted: Uint8Array | null;
}

const mutation: fc.Arbitrary<Mutation> = fc.record({
  at: fc.noBias(fc.nat(9_999)).map((part) => part / 10_000),
  removed: fc.oneof({ weight: 8, arbitrary: fc.nat(40) }, fc.constant(Number.POSITIVE_INFINITY)),
  inserted: fc.oneof(
    fc.uint8Array({ maxLength: 8 }),
    fc
      .constantFrom('', '\r\n', '\r\n\r\n', ' ', ':', '\0', '%', '"', '{', '&')
      .map((text) => Buffer.from(text)),
    fc.constant(null),
  ),
});

/** What happens to a request on its way: half of the time nothing. */
const mutations = fc.oneof(
  fc.constant<Mutation[]>([]),
  fc.array(mutation, { minLength: 1, maxLength: 4 }),
);

function mutated(bytes: Buffer, { at, removed, inserted }: Mutation): Buffer {
  const place = Math.floor(at * bytes.length);
  const [before, after] = [bytes.subarray(0, place), bytes.subarray(place)];
  if (inserted === null) return Buffer.concat([before, after.subarray(0, removed), after]);
  return Buffer.concat([before, inserted, after.subarray(removed)]);
}

interface Request {
  method: string;
  target: string;
  headers: string[];
  body: { type: string; content: Buffer };
  framing: string;
}

function render({ method, target, headers, body, framing }: Request): Buffer {
  const { type, content } = body;
  const length = {
    length: content.length > 0 ? [`content-length: ${content.length}`] : [],
    none: [],
    short: [`content-length: ${Math.floor(content.length / 2)}`],
    long: [`content-length: ${content.length + 10}`],
    both: [`content-length: ${content.length}`, 'transfer-encoding: chunked'],
    chunked: ['transfer-encoding: chunked'],
  }[framing];
  const lines = [
    `${method} ${target} HTTP/1.1`,
    'host: agencia.example',
    ...(type ? [`content-type: ${type}`] : []),
    ...(length ?? []),
    ...headers,
    'connection: close',
  ];
  const chunked = framing === 'chunked' || framing === 'both';
  const parts = chunked
    ? [`${content.length.toString(16)}\r\n`, content, '\r\n0\r\n\r\n']
    : [content];
  return Buffer.concat(
    [`${lines.join('\r\n')}\r\n\r\n`, ...parts].map((part) => Buffer.from(part as string)),
  );
}

const framings = fc.constantFrom('none', 'short', 'long', 'both', 'chunked');

const methods = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.constantFrom('GET', 'GET', 'HEAD', 'POST', 'POST', 'PUT', 'DELETE', 'OPTIONS'),
  },
  fc.constantFrom('TRACE', 'CONNECT', 'PROPFIND', 'QUERY', 'get', 'BREW'),
);

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what a line may not hold.
const controls = /[\u0000-\u001f\u007f]/g;
/** Text as a line of a head may hold it. What it may not, mutations bring in. */
const line = (text: string) => text.replace(controls, ' ');

const texts = fc.oneof(
  { weight: 12, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 12, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  {
    weight: 12,
    arbitrary: fc.constantFrom(
      ...['', ' ', '%', '%00', '%ff', '../', '..%2f', '\0', '\ud800', '🍸', '=cmd()', '<b>'],
    ),
  },
  fc.integer({ min: 500, max: 30_000 }).map((length) => 'ñ'.repeat(length)),
);

const paths =
  '/ /about /contact /gracias /servicios/e-commerce /proyectos/evemundo /assets/entry-abc123.js ' +
  '/health /api/contact /api/join-us /api /api/ /index.html /404 /servicios/404 /proyectos/404 // ' +
  '/./ /.. /about/ /ABOUT *';
const addresses = fc.constantFrom(...paths.split(' '));

function targets(cvAddress: string) {
  const path = fc.oneof(
    addresses,
    fc.constant(cvAddress),
    texts.map((text) => `/${text.replace(/\s/g, '+')}`),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
  );
  const query = fc.option(
    texts.map((text) => `?${encodeURI(text.toWellFormed())}`),
    { nil: '' },
  );
  return fc.tuple(path, query).map(([before, after]) => line(before + after).replace(/\s/g, '+'));
}

const headerNames =
  'accept accept-encoding authorization content-disposition content-encoding cookie expect ' +
  'idempotency-key if-none-match if-range origin range submission-source te trailer upgrade ' +
  'x-forwarded-for x-http-method';

const headerLines = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(...headerNames.split(' ')),
      fc.oneof(
        texts,
        fc.constantFrom('*', 'bytes=0-', 'bytes=-1', 'bytes=9-1,2-', 'br;q=0,gzip', '100-continue'),
        fc.constantFrom('https://agencia.example', 'null', 'websocket', 'attachment; filename="a'),
      ),
    )
    .map(([name, value]) => line(`${name}: ${value}`)),
  fc.stringMatching(/^[a-z-]{1,20}: [\x20-\x7e]{0,60}$/),
);

/** What a field of a submission may be instead of what it should be. */
const values = fc.oneof(texts, fc.jsonValue(), fc.constantFrom(null, true, -1, 1e308, [], {}));

const submissionFields = fc.constantFrom(
  ...[...Object.keys(quoteBody()), ...Object.keys(joinBody()), honeypotField],
  ...['__proto__', 'constructor', 'toString', 'length', 'then'],
);

const submissionObjects = fc
  .tuple(fc.boolean(), fc.uniqueArray(fc.tuple(submissionFields, values), { maxLength: 4 }))
  .map(([quote, changes]) => ({
    ...(quote ? quoteBody() : joinBody()),
    ...Object.fromEntries(changes),
  }));

const boundary = 'frontera';

function multipart(fields: Record<string, string>, file: Uint8Array): Buffer {
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return Buffer.concat([
    Buffer.from(
      `${parts.join('')}--${boundary}\r\ncontent-disposition: form-data; name="cv"; filename="cv.pdf"\r\ncontent-type: application/pdf\r\n\r\n`,
    ),
    file,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
}

const files = fc
  .tuple(
    fc.constantFrom('%PDF-1.7\n', 'PK\u0003\u0004', '', 'x'),
    fc.uint8Array({ maxLength: 2000 }),
  )
  .map(([head, tail]) => Buffer.concat([Buffer.from(head, 'latin1'), tail]));

const contents = fc.oneof(
  submissionObjects.map((submission) => ({
    type: 'application/json',
    content: Buffer.from(JSON.stringify(submission)),
  })),
  fc.json().map((json) => ({ type: 'application/json', content: Buffer.from(json) })),
  fc.dictionary(submissionFields, texts).map((fields) => ({
    type: 'application/x-www-form-urlencoded',
    content: Buffer.from(quoteForm(fields).toString()),
  })),
  fc.tuple(fc.dictionary(submissionFields, texts), files).map(([fields, file]) => ({
    type: `multipart/form-data; boundary=${boundary}`,
    content: multipart({ ...fields, name: 'Luz', email: 'luz@example.com' }, file),
  })),
  files.map((content) => ({ type: 'application/octet-stream', content })),
);

const types = fc.oneof(
  fc.constantFrom(
    '',
    'text/plain',
    'application/json; charset=utf-16',
    'multipart/form-data',
    '*/*',
  ),
  texts.map(line),
);

const bodies = fc.oneof(
  { weight: 2, arbitrary: fc.constant({ type: '', content: Buffer.alloc(0) }) },
  { weight: 4, arbitrary: contents },
  fc.tuple(contents, types).map(([body, type]) => ({ ...body, type })),
);

/** Requests that come as far as a submission can: the right call with a body that is nearly right. */
const submissions: fc.Arbitrary<Request> = fc.record({
  method: fc.constant('POST'),
  target: fc.constantFrom('/api/contact', '/api/join-us'),
  headers: fc.array(headerLines, { maxLength: 1 }),
  body: contents,
  framing: fc.constantFrom('length', 'length', 'chunked'),
});
