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
  // Half of the time nothing happens to it on its way.
  const changes = fc.oneof(fc.constant([]), fc.array(mutations, { minLength: 1, maxLength: 4 }));
  return fc
    .tuple(whole, changes)
    .map(([request, list]) => list.reduce((sent, change) => change(sent), request));
}

/** A text as it is sent: a character a byte. */
const utf8 = (text: string) => Buffer.from(text).toString('latin1');

const binary = (maxLength: number) =>
  fc.uint8Array({ maxLength }).map((bytes) => Buffer.from(bytes).toString('latin1'));

const mutations = fc
  .record({
    /** From 0, the first byte, to 1, the last. */
    at: fc.noBias(fc.nat(9_999)).map((part) => part / 10_000),
    removed: fc.oneof({ weight: 8, arbitrary: fc.nat(40) }, fc.constant(Number.POSITIVE_INFINITY)),
    /** Null: the bytes that follow, once more. */
    inserted: fc.oneof(
      binary(8),
      fc.constantFrom('', '\r\n', '\r\n\r\n', ' ', ':', '\0', '%', '"', '{', '&'),
      fc.constant(null),
    ),
  })
  .map(({ at, removed, inserted }) => (request: string) => {
    const place = Math.floor(at * request.length);
    const [before, after] = [request.slice(0, place), request.slice(place)];
    return inserted === null
      ? before + after.slice(0, removed) + after
      : before + inserted + after.slice(removed);
  });

interface Request {
  method: string;
  target: string;
  headers: string[];
  body: { type: string; content: string };
  framing: string;
}

function render({ method, target, headers, body, framing }: Request): string {
  const { type, content } = body;
  const { length } = content;
  const sizes: Record<string, string[]> = {
    length: length > 0 ? [`content-length: ${length}`] : [],
    short: [`content-length: ${Math.floor(length / 2)}`],
    long: [`content-length: ${length + 10}`],
    both: [`content-length: ${length}`, 'transfer-encoding: chunked'],
    chunked: ['transfer-encoding: chunked'],
  };
  const head = [
    `${method} ${target} HTTP/1.1`,
    'host: agencia.example',
    ...(type ? [`content-type: ${type}`] : []),
    ...(sizes[framing] ?? []),
    ...headers,
    'connection: close',
  ].join('\r\n');
  const isChunked = framing === 'chunked' || framing === 'both';
  const sent = isChunked ? `${length.toString(16)}\r\n${content}\r\n0\r\n\r\n` : content;
  return `${utf8(head)}\r\n\r\n${sent}`;
}

const framings = fc.constantFrom('none', 'short', 'long', 'both', 'chunked');

const usualMethods = fc.constantFrom(...'GET GET HEAD POST POST PUT DELETE OPTIONS'.split(' '));
const methods = fc.oneof(
  { weight: 8, arbitrary: usualMethods },
  fc.constantFrom('TRACE', 'CONNECT', 'PROPFIND', 'QUERY', 'get', 'BREW'),
);

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what a line may not hold.
const controls = /[\u0000-\u001f\u007f]/g;
/** Text as a line of a head may hold it. What it may not, mutations bring in. */
const line = (text: string) => text.replace(controls, ' ');

const oddTexts = [
  '',
  ' ',
  '%',
  '%00',
  '%ff',
  '../',
  '..%2f',
  '\0',
  '\ud800',
  '🍸',
  '=cmd()',
  '<b>',
];
const texts = fc.oneof(
  { weight: 12, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 12, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  { weight: 12, arbitrary: fc.constantFrom(...oddTexts) },
  fc.integer({ min: 500, max: 30_000 }).map((length) => 'ñ'.repeat(length)),
);

const paths =
  '/ /about /contact /gracias /servicios/e-commerce /proyectos/evemundo /assets/entry-abcd1234.js ' +
  '/health /api/contact /api/join-us /api /api/ /index.html /404 /servicios/404 /proyectos/404 // ' +
  '/./ /.. /about/ /ABOUT *';

function targets(cvAddress: string) {
  const path = fc.oneof(
    fc.constantFrom(...paths.split(' ')),
    fc.constant(cvAddress),
    texts.map((text) => `/${text}`),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
  );
  const query = fc.option(
    texts.map((text) => `?${encodeURI(text.toWellFormed())}`),
    { nil: '' },
  );
  return fc.tuple(path, query).map((parts) => line(parts.join('')).replace(/\s/g, '+'));
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

const submissionJson = fc
  .tuple(
    fc.constantFrom(quoteBody(), joinBody()),
    fc.uniqueArray(fc.tuple(submissionFields, values), { maxLength: 4 }),
  )
  .map(([body, changes]) => JSON.stringify({ ...body, ...Object.fromEntries(changes) }));

const boundary = 'frontera';

function multipart(fields: Record<string, string>, file: string): string {
  const part = (disposition: string, content: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
  return [
    ...Object.entries(fields).map(([name, value]) => utf8(part(`name="${name}"`, value))),
    part('name="cv"; filename="cv.pdf"\r\ncontent-type: application/pdf', file),
    `--${boundary}--\r\n`,
  ].join('');
}

const fileStarts = fc.constantFrom('%PDF-1.7\n', 'PK\u0003\u0004', '', 'x');
const files = fc.tuple(fileStarts, binary(2000)).map((parts) => parts.join(''));

const contents = fc.oneof(
  submissionJson.map((json) => ({ type: 'application/json', content: utf8(json) })),
  fc.json().map((json) => ({ type: 'application/json', content: utf8(json) })),
  fc.dictionary(submissionFields, texts).map((fields) => ({
    type: 'application/x-www-form-urlencoded',
    content: quoteForm(fields).toString(),
  })),
  fc.tuple(fc.dictionary(submissionFields, texts), files).map(([fields, file]) => ({
    type: `multipart/form-data; boundary=${boundary}`,
    content: multipart({ ...fields, name: 'Luz', email: 'luz@example.com' }, file),
  })),
  files.map((content) => ({ type: 'application/octet-stream', content })),
);

const wrongTypes = [
  '',
  'text/plain',
  'application/json; charset=utf-16',
  'multipart/form-data',
  '*/*',
];
const types = fc.oneof(fc.constantFrom(...wrongTypes), texts.map(line));

const bodies = fc.oneof(
  { weight: 2, arbitrary: fc.constant({ type: '', content: '' }) },
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
