import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { contentSecurityPolicy } from '../../server/http/security.ts';

/** What every answer carries, as the server sends it; a test holds the two together. */
const everywhere: Record<string, string> = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/**
 * A page that is found by no rule of its own (an unknown address) gets this. Where two rules match, a
 * CDN sends both policies and browsers obey both, so it holds only what every page's own policy says,
 * too, and nothing about scripts.
 */
const leastPolicy =
  "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'";

const forever = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/**
 * `_headers`, as Netlify and Cloudflare read it: the security headers, and each page's content policy
 * with the hashes of its own scripts. For a CDN that serves the pages instead of the server.
 */
export function headersFile(client: string): string {
  const pages = globSync('**/index.html', { cwd: client }).sort();
  return [
    rule('/*', { ...everywhere, 'Content-Security-Policy': leastPolicy }),
    rule('/assets/*', forever),
    rule('/media/*', forever),
    ...pages.map((page) =>
      rule(`/${page.split(sep).slice(0, -1).join('/')}`, {
        'Content-Security-Policy': contentSecurityPolicy(readFileSync(join(client, page))),
      }),
    ),
    '',
  ].join('\n');
}

function rule(address: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [address, ...lines].join('\n');
}
