import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pageHeaders, securityHeaders, transportSecurity } from '../../server/http/security.ts';

/**
 * A page that is found by no rule of its own (an unknown address) gets this. Where two rules match, a
 * CDN sends both policies and browsers obey both, so it holds only what every page's own policy says,
 * too, and nothing about scripts.
 */
const leastPolicy =
  "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'";

const forever = { 'cache-control': 'public, max-age=31536000, immutable' };

/**
 * `_headers`, as Netlify and Cloudflare read it: the security headers, and each page's content policy
 * with the hashes of its own scripts. For a CDN that serves the pages instead of the server.
 */
export function headersFile(client: string): string {
  const pages = globSync('**/index.html', { cwd: client }).sort();
  return [
    rule('/*', {
      ...securityHeaders,
      ...transportSecurity,
      'content-security-policy': leastPolicy,
    }),
    rule('/assets/*', forever),
    rule('/media/*', forever),
    ...pages.map((page) =>
      rule(
        `/${page.split(sep).slice(0, -1).join('/')}`,
        pageHeaders(readFileSync(join(client, page))),
      ),
    ),
    '',
  ].join('\n');
}

function rule(address: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [address, ...lines].join('\n');
}
