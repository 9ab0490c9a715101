import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { eventually } from '../../server/test-support/eventually.ts';
import { freePort } from '../../server/test-support/postgres-server.ts';
import { spawnServer } from '../../server/test-support/spawn-server.ts';

const domain = 'ollin.example';

/** A block of code of docs/operations.md, as it is written there. */
function recipe(language: string): string {
  const guide = readFileSync('docs/operations.md', 'utf8');
  const [, block] = new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's').exec(guide) ?? [];
  if (!block) throw new Error(`docs/operations.md has no block of ${language}`);
  return block;
}

let folder: string;
let certificate: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'proxies-'));
  certificate = join(folder, 'certificate.pem');
  const names = ['-subj', `/CN=${domain}`, '-keyout', certificate, '-out', `${certificate}.crt`];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync(process.env.OPENSSL_PATH ?? 'openssl', ['req', '-x509', ...key, ...names], {
    stdio: 'ignore',
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Ports {
  server: number;
  https: number;
  http: number;
}

/** Only ports and certificates differ from what an operator writes. */
const proxies: Record<string, (ports: Ports) => ChildProcess> = {
  caddy({ server, https }) {
    const file = join(folder, 'Caddyfile');
    const sites = recipe('caddy')
      .replace(
        /^(\S*example) \{/gm,
        `https://$1:${https} {\n\ttls ${certificate}.crt ${certificate}`,
      )
      .replace('127.0.0.1:3000', `127.0.0.1:${server}`);
    writeFileSync(file, `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${sites}`);
    return spawn(
      process.env.CADDY_PATH ?? 'caddy',
      ['run', '--adapter', 'caddyfile', '--config', file],
      {
        env: { PATH: process.env.PATH, HOME: folder },
      },
    );
  },
  nginx({ server, https, http }) {
    const file = join(folder, 'nginx.conf');
    const sites = recipe('nginx')
      .replaceAll(
        /# ssl_certificate .*/g,
        `ssl_certificate ${certificate}.crt; ssl_certificate_key ${certificate};`,
      )
      .replaceAll('listen 443', `listen 127.0.0.1:${https}`)
      .replaceAll('listen 80', `listen 127.0.0.1:${http}`)
      .replace('127.0.0.1:3000', `127.0.0.1:${server}`);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${join(folder, name)};`)
      .join('');
    const main = `daemon off; master_process off; pid ${join(folder, 'nginx.pid')}; error_log stderr; events {}`;
    writeFileSync(file, `${main} http { access_log off; ${temporary} ${sites} }`);
    return spawn(process.env.NGINX_PATH ?? 'nginx', ['-p', folder, '-c', file]);
  },
};

async function start(name: string, settings: Record<string, string> = {}) {
  const server = await spawnServer('.', {
    DATA_DIR: mkdtempSync(join(folder, 'data-')),
    TRUST_PROXY_HOPS: '1',
    ...settings,
  });
  const [https, http] = [await freePort(), await freePort()];
  const proxy = proxies[name]?.({ server: server.port, https, http });
  if (!proxy) throw new Error(`No proxy ${name}`);
  const log = text(proxy.stderr as NonNullable<typeof proxy.stderr>);
  onTestFinished(async () => {
    proxy.kill();
    await server.stop();
  });
  const session = () =>
    connect(`https://127.0.0.1:${https}`, { rejectUnauthorized: false, servername: domain });

  /** Asks over HTTP/2. */
  async function ask(path: string, headers: Record<string, string> = {}, body?: Buffer) {
    const connection = session();
    try {
      await once(connection, 'connect');
      const request = connection.request({ ':path': path, ':authority': domain, ...headers });
      request.end(body);
      const [answer] = await once(request, 'response');
      return {
        headers: answer,
        status: answer[':status'],
        body: await text(request.setEncoding('utf8')),
      };
    } finally {
      connection.close();
    }
  }
  await Promise.race([
    eventually(() => ask('/').catch(() => null)),
    log.then((words) => Promise.reject(new Error(words))),
  ]);
  return ask;
}

const form = { ':method': 'POST', 'content-type': 'application/x-www-form-urlencoded' };

describe.each(Object.keys(proxies))('behind %s', (name) => {
  test('§13.13 Proxies: pages over HTTP/2 with one HSTS header; /health is not for everybody', async () => {
    const ask = await start(name);
    const { status, headers } = await ask('/', { 'accept-encoding': 'br' });
    expect(status).toBe(200);
    expect(headers['content-encoding']).toBe('br');
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d+[^,]*$/);
    expect(await ask('/health')).toMatchObject({ status: 404 });
    const www = await ask('/about', { ':authority': `www.${domain}` });
    expect(www).toMatchObject({ status: 301, headers: { location: `https://${domain}/about` } });
  });

  test('§13.13 Proxies: who sends too much reads the server’s own words', async () => {
    const ask = await start(name);
    const { status, body } = await ask('/api/contact', form, Buffer.alloc(7_000_000, 'a'));
    expect(status).toBe(413);
    expect(body).toContain('lang="es');
  });

  test('§13.13 Proxies: a client is known by its address, whatever it says itself', async () => {
    const ask = await start(name, { RATE_LIMIT_MAX: '1' });
    const send = (address: string) =>
      ask('/api/contact', { ...form, 'x-forwarded-for': address }, Buffer.from('name='));
    expect((await send('203.0.113.1')).status).toBe(422);
    expect((await send('203.0.113.2')).status).toBe(429);
  });
});
