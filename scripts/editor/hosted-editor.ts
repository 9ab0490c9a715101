import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editorConfig } from './editor-config.ts';
import { editorPage } from './editor-page.ts';
import { decapFolder } from './editor-server.ts';

/** Git hosts that Decap CMS knows, and what its page has to reach of them. */
const hosts: Readonly<Record<string, string>> = {
  github: 'https://api.github.com https://www.githubstatus.com',
  gitlab: 'https://gitlab.com',
  bitbucket: 'https://api.bitbucket.org https://bitbucket.org',
  gitea: '',
};

/**
 * §3.8 Writes the editor into the built site for editing on a Git host.
 * @param setting host, repository and other options of Decap's backend:
 * `gitlab:agency/site?auth_type=pkce&app_id=…`
 * @throws where it names no host that is known, or no repository
 */
export function writeHostedEditor(client: string, setting: string) {
  const [, name = '', repo, query] = /^(\w+):([^?/]+\/[^?]+)(?:\?(.*))?$/.exec(setting) ?? [];
  const host = hosts[name];
  if (host === undefined || !repo) {
    const known = Object.keys(hosts).join(', ');
    throw new Error(`EDITOR_BACKEND: host:owner/repository, where host is one of ${known}`);
  }
  const options = Object.fromEntries(new URLSearchParams(query));
  const reached = Object.values(options).flatMap((value) => URL.parse(value)?.origin ?? []);
  // It makes its styles and checks its forms in the browser, and shows pictures of the repository.
  const policy = [
    "default-src 'self'",
    "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    ["connect-src 'self' blob:", host, ...reached].filter(Boolean).join(' '),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
  const folder = join(client, 'editor');
  mkdirSync(folder);
  copyFileSync(join(decapFolder, 'decap-cms.js'), join(folder, 'decap-cms.js'));
  const page = editorPage(editorConfig('content'), {
    backend: { name, repo, branch: 'main', ...options },
    script: '/editor/decap-cms.js',
    beside: false,
    policy,
  });
  writeFileSync(join(folder, 'index.html'), page);
}
