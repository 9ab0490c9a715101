import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../server/http/security.ts';
import { makeTestServer, type TestServer } from '../../server/test-support/test-server.ts';
import { headersFile } from './headers-file.ts';

let server: TestServer;
let rules: Map<string, Record<string, string>>;

beforeAll(async () => {
  server = await makeTestServer({ environment: { TRUST_PROXY_HOPS: '1' } });
  rules = readRules(headersFile(server.clientFolder));
});
afterAll(() => server[Symbol.asyncDispose]());

function readRules(text: string) {
  const read = new Map<string, Record<string, string>>();
  let current: Record<string, string> = {};
  for (const line of text.split('\n').filter(Boolean)) {
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    if (name && value) current[name.toLowerCase()] = value;
    else {
      current = {};
      read.set(line, current);
    }
  }
  return read;
}

const fromServer = (url: string) =>
  server.app.inject({ url, headers: { 'x-forwarded-proto': 'https' } });

test('§12.7 Files of the site: a CDN sends every page the policy and the headers that the server sends', async () => {
  const pages = ['/', '/about', '/contact', '/servicios/e-commerce', '/proyectos/evemundo'];
  for (const page of pages) {
    const { headers } = await fromServer(page);
    const { 'content-security-policy': _, ...shared } = rules.get('/*') ?? {};
    expect(Object.keys(shared).length).toBeGreaterThan(5);
    expect(headers).toMatchObject(shared);
    expect(rules.get(page)).toEqual({
      'content-security-policy': headers['content-security-policy'],
    });
  }
});

test('§12.7 Files of the site: a CDN keeps files whose name holds their hash, as the server says', async () => {
  const { headers } = await fromServer('/assets/entry-abcd1234.js');
  expect(rules.get('/assets/*')).toEqual({ 'cache-control': headers['cache-control'] });
  expect(rules.get('/media/*')).toEqual({ 'cache-control': headers['cache-control'] });
});

test('§12.7 Files of the site: what a CDN sends everywhere forbids nothing that a page needs', () => {
  const everywhere = rules.get('/*')?.['content-security-policy']?.split('; ') ?? [];
  expect(everywhere).toContain("frame-ancestors 'none'");
  for (const directive of everywhere)
    expect(contentSecurityPolicy().split('; ')).toContain(directive);
});
