import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writeHostedEditor } from '../../scripts/editor/hosted-editor.ts';
import { pageHeaders } from '../../server/http/security.ts';
import { builtPages } from '../support/built-site.ts';

const client = mkdtempSync(join(tmpdir(), 'hosted-editor-'));
afterAll(() => rmSync(client, { recursive: true, force: true }));

test('§3.8 Editor: the built site has none, and no page has a policy of its own', () => {
  expect(existsSync('build/client/editor')).toBe(false);
  for (const [path, html] of builtPages()) {
    expect(html, path).not.toMatch(/decap|own-policy/);
  }
});

test('§3.8 Editor: for a Git host its page says what it may reach, and signs in through that host', () => {
  writeHostedEditor(client, 'gitea:agencia/sitio?base_url=https://git.example.com&app_id=1');
  const page = readFileSync(join(client, 'editor/index.html'));
  expect(page.toString()).toContain(
    '"backend":{"name":"gitea","repo":"agencia/sitio","branch":"main","base_url":"https://git.example.com","app_id":"1"}',
  );
  expect(page.toString()).not.toContain('<iframe');
  expect(existsSync(join(client, 'editor/decap-cms.js'))).toBe(true);
  const headers = pageHeaders(page);
  expect(headers['content-security-policy']).toContain(
    "connect-src 'self' blob: https://git.example.com;",
  );
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  expect(pageHeaders(Buffer.from('<html></html>'))).not.toHaveProperty(
    'cross-origin-opener-policy',
  );
});

test('§3.8 Editor: an unknown host, or no repository, is said', () => {
  for (const setting of ['svn:agencia/sitio', 'github', 'github:agencia']) {
    expect(() => writeHostedEditor(client, setting)).toThrow(/EDITOR_BACKEND: host:owner/);
  }
});
