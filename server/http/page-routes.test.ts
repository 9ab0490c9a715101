import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exchange } from '../test-support/exchange.ts';
import { themeScript } from '../test-support/fixture-site.ts';
import { makeTestServer, type TestServer } from '../test-support/test-server.ts';

let server: TestServer;
let port = 0;
let base = '';

beforeAll(async () => {
  server = await makeTestServer({ environment: { TRUST_PROXY_HOPS: '1' } });
  port = await server.listen();
  base = `http://127.0.0.1:${port}`;
});

afterAll(() => server[Symbol.asyncDispose]());

/** Sends a request target exactly as written, which no HTTP client would. */
const rawRequest = (target: string, headers = '') =>
  exchange(
    port,
    `GET ${target} HTTP/1.1\r\nHost: evil.example\r\n${headers}Connection: close\r\n\r\n`,
  );

describe('addresses', () => {
  test.each([
    ['/', 'Inicio'],
    ['/about', 'Nosotros'],
    ['/soluciones', 'Soluciones'],
    ['/proyectos/evemundo', 'Evemundo'],
    ['/?x=%E0%A4%A', 'Inicio'],
  ])('§2.1 Routes: %s answers 200 without a hop', async (target, title) => {
    const { status, text } = await rawRequest(target);
    expect(status).toBe(200);
    expect(text).toContain(`<title>${title}</title>`);
  });

  test.each([
    ['/about/', '/about'],
    ['/About', '/about'],
    ['/about//', '/about'],
    ['//about', '/about'],
    ['/soluciones/', '/soluciones'],
    ['/PROYECTOS/EveMundo/', '/proyectos/evemundo'],
    ['/Servicios/E-Commerce/?a=1&B=2', '/servicios/e-commerce?a=1&B=2'],
    ['/no-existe/', '/no-existe'],
    ['//', '/'],
    ['//evil.example/', '/evil.example'],
    ['/%2F%2Fevil.example/', '/evil.example'],
    ['/%5Cevil.example/', '/%5Cevil.example'],
    ['/%09/evil.example/', '/%09/evil.example'],
    ['/@evil.example/', '/%40evil.example'],
    ['/%3Fx/', '/%3Fx'],
  ])('§2.1 Routes: %s is redirected once, to %s', async (target, location) => {
    const { status, text } = await rawRequest(target);
    expect(status).toBe(308);
    expect(/^location: (.*)\r$/m.exec(text)?.[1]).toBe(location);
    expect((await rawRequest(location)).status).not.toBe(308);
  });

  test.each([
    ['/no-existe', 404, 'Página no encontrada'],
    ['/404', 404, 'Página no encontrada'],
    ['/servicios/no-existe', 404, 'Categoría no encontrada'],
    ['/servicios/404', 404, 'Categoría no encontrada'],
    ['/about/index.html', 404, 'Página no encontrada'],
    ['/servicios/%00', 404, 'Categoría no encontrada'],
    ['/proyectos/no-existe', 404, 'Página no encontrada'],
    ['/proyectos/404', 404, 'Página no encontrada'],
    ['/proyectos/%2e%2e%2fetc%2fpasswd', 404, 'Página no encontrada'],
    ['/../../etc/passwd', 404, 'Página no encontrada'],
    ['/%E0%A4%A', 400, 'Página no encontrada'],
    ['/%', 400, 'Página no encontrada'],
    ['/servicios/dise%F1o', 400, 'Página no encontrada'],
    [`/${'a'.repeat(20_000)}`, 414, 'Página no encontrada'],
  ])(
    '§2.1 wrong address number %# has a Spanish page and the headers',
    async (target, status, title) => {
      const answer = await rawRequest(target);
      expect(answer.status).toBe(status);
      expect(answer.text).toContain(`<title>${title}</title>`);
      expect(answer.text).toContain("frame-ancestors 'none'");
      expect(answer.text).toMatch(/^x-content-type-options: nosniff\r$/im);
    },
  );

  test('§12.7 Files of the site: a head too large for any address still gets the headers', async () => {
    const { status, text } = await rawRequest('/', `X-Long: ${'a'.repeat(60_000)}\r\n`);
    expect(status).toBe(431);
    expect(text).toContain('nosniff');
  });

  test.each([
    '/assets/nada.js',
    '/Assets/nada.js/',
    '/media/nada.webp',
    '/nada.data',
    '/Nada.data',
  ])('§12.7 Files of the site: the missing file %s is left alone: 404, plain', async (path) => {
    const answer = await fetch(base + path, { redirect: 'manual' });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });
});

describe('files', () => {
  test('§12.7 Files of the site: page data and text files are served as they are', async () => {
    const data = await fetch(`${base}/about.data`);
    expect(data.headers.get('content-type')).toMatch(/^text\/x-script/);
    expect(data.headers.get('cache-control')).toBe('no-cache');
    expect(await data.text()).toContain('about');
    expect((await fetch(`${base}/_root.data`)).status).toBe(200);
    expect((await fetch(`${base}/robots.txt`)).status).toBe(200);
  });

  test('§12.7 Files of the site: a script comes compressed as the client wishes, and never changes', async () => {
    const url = '/assets/entry-abcd1234.js';
    const get = (encoding: string) =>
      server.app.inject({ url, headers: { 'accept-encoding': encoding } });
    const brotli = await get('gzip, br');
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotli.headers.vary).toBe('Accept-Encoding');
    expect(brotli.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const plain = await get('br;q=0, gzip;q=0');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect((await get('*;q=0')).headers['content-encoding']).toBeUndefined();
    expect((await get('gzip, br;q=0.1')).headers['content-encoding']).toBe('gzip');
    expect(brotli.headers.etag).not.toBe(plain.headers.etag);
    expect((await server.app.inject(`${url}.br`)).statusCode).toBe(404);
  });

  test('§12.7 Files of the site: a page that the visitor has is not sent again', async () => {
    const first = await fetch(`${base}/about`);
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('no-cache');
    expect(etag).toMatch(/^"[^"]+"$/);
    const headers = { 'if-none-match': `"otra", W/${etag}` };
    const again = await server.app.inject({ url: '/about', headers });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  test('§12.7 Files of the site: a page has the same headers by its exact address and with a query', async () => {
    const headersOf = async (path: string) => {
      const { headers } = await fetch(base + path, { headers: { 'x-forwarded-proto': 'https' } });
      return Object.fromEntries([...headers].filter(([name]) => name !== 'date'));
    };
    expect(await headersOf('/about?a=1')).toEqual(await headersOf('/about'));
  });

  test('§12.7 Files of the site: HEAD tells the same without the body', async () => {
    for (const path of ['/about', '/assets/hero-abcd1234.webm']) {
      const [head, get] = [
        await fetch(base + path, { method: 'HEAD', headers: { range: 'bytes=0-1' } }),
        await fetch(base + path),
      ];
      expect(head.status).toBe(200);
      expect(await head.text()).toBe('');
      expect(head.headers.get('content-length')).toBe(String((await get.bytes()).length));
      expect(head.headers.get('etag')).toBe(get.headers.get('etag'));
    }
  });

  test.each([
    ['bytes=2-5', 206, '2345', 'bytes 2-5/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=0-999', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=0-1,3-4', 200, '0123456789', null],
  ])(
    '§12.7 Files of the site: the video answers %s with %i',
    async (range, status, body, contentRange) => {
      const answer = await fetch(`${base}/assets/hero-abcd1234.webm`, { headers: { range } });
      expect(answer.status).toBe(status);
      expect(answer.headers.get('content-type') ?? 'video/webm').toBe('video/webm');
      expect(await answer.text()).toBe(body);
      expect(answer.headers.get('content-range')).toBe(contentRange);
    },
  );
});

describe('headers', () => {
  test('§11.2 Hosts: every inline script of a page is allowed by its hash, and nothing else', async () => {
    for (const path of ['/about', '/no-existe']) {
      const policy = (await fetch(base + path)).headers.get('content-security-policy') ?? '';
      const hash = createHash('sha256').update(themeScript).digest('base64');
      expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
      expect(policy).toContain("style-src 'self' 'sha256-");
      expect(policy).not.toContain('unsafe');
    }
  });

  test.each(['/', '/no-existe', '/about/', '/assets/entry-abcd1234.js', '/health', '/api/contact'])(
    '§2.1 Routes: %s has the security headers',
    async (path) => {
      const { headers } = await fetch(base + path, { redirect: 'manual' });
      expect(headers.get('content-security-policy')).toContain("object-src 'none'");
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('strict-transport-security')).toBeNull();
    },
  );

  test('§12.7 Files of the site: browsers are told to stay on TLS only when a trusted proxy speaks it', async () => {
    const headers = { 'x-forwarded-proto': 'https' };
    expect((await fetch(base, { headers })).headers.get('strict-transport-security')).toContain(
      'max-age=',
    );
    await using direct = await makeTestServer();
    const answer = await direct.app.inject({ url: '/', headers });
    expect(answer.headers['strict-transport-security']).toBeUndefined();
  });
});
