import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { writeHostedEditor } from '../../scripts/editor/hosted-editor.ts';
import { startSite } from '../support/running-site.ts';

/** What a Git host answers is no matter here: that it is asked, and nobody else. */
const host = createServer((_, response) => response.end('<h1>Git</h1>'));
let site: Awaited<ReturnType<typeof startSite>>;
let copy: string;
let gitHost: string;

test.beforeAll(async () => {
  await once(host.listen(0, '127.0.0.1'), 'listening');
  gitHost = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  copy = mkdtempSync(join(tmpdir(), 'hosted-editor-'));
  cpSync('build', join(copy, 'build'), { recursive: true });
  const options = `base_url=${gitHost}&api_root=${gitHost}/api/v1&app_id=1`;
  writeHostedEditor(join(copy, 'build/client'), `gitea:agencia/sitio?${options}`);
  site = await startSite({}, copy);
});
test.afterAll(async () => {
  await site.stop();
  host.close();
  rmSync(copy, { recursive: true, force: true });
});

test('§3.8 Editor: on a Git host its page signs in there, and can reach nobody else', async ({
  page,
}) => {
  const asked = new Set<string>();
  const complaints: string[] = [];
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.goto(`${site.baseUrl}/editor/`);
  const signIn = page.getByRole('button', { name: 'Iniciar sesión con Gitea' });
  await expect(signIn).toBeVisible();
  expect([...asked]).toEqual([site.baseUrl]);
  expect(complaints).toEqual([]);

  const reach = (url: string) =>
    page.evaluate(
      (address) =>
        fetch(address, { mode: 'no-cors' }).then(
          () => true,
          () => false,
        ),
      url,
    );
  expect(await reach(`${gitHost}/api/v1/user`)).toBe(true);
  expect(await reach('http://localhost:9/')).toBe(false);
  expect(complaints.join()).toContain('Content Security Policy');

  await signIn.click();
  await expect(page.getByRole('heading', { name: 'Git' })).toBeVisible();
  const { pathname, searchParams } = new URL(page.url());
  expect(pathname).toBe('/login/oauth/authorize');
  expect(searchParams.get('redirect_uri')).toBe(`${site.baseUrl}/editor`);
});
