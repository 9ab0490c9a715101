import { createHash } from 'node:crypto';
import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { errorReplies, type ProblemDetails, problemJson, problemType } from './problem-details.ts';

const attributes = `(?:"[^"]*"|'[^']*'|[^>"'])*`;
const inlineScript = new RegExp(`<script\\b(${attributes})>([\\s\\S]*?)</script\\s*>`, 'gi');
const inlineStyle = new RegExp(`<style\\b(${attributes})>([\\s\\S]*?)</style\\s*>`, 'gi');

/** §11.2 The policy of one page: our own files, and exactly its inline scripts and styles, by hash. */
export function contentSecurityPolicy(page: Buffer = Buffer.alloc(0)): string {
  // One character per byte: decoding UTF-8 for every page would delay the start.
  const html = page.toString('latin1');
  const scripts = [...html.matchAll(inlineScript)].filter(
    // Structured data is no script to a browser.
    ([, tag]) => !/\ssrc\s*=|\/ld\+json/i.test(tag ?? ''),
  );
  const styles = [...html.matchAll(inlineStyle)];
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashesOf(scripts)].join(' '),
    ["style-src 'self'", ...hashesOf(styles)].join(' '),
    "img-src 'self' data:",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}

/** The editor of the content, where a build has it (§3.8), makes its styles and forms in the browser. */
const ownPolicy = /<meta name="own-policy" content="([^"]*)">/;

/** §11.2 What a page is sent with besides the headers of every reply; one may say its policy itself. */
export function pageHeaders(page: Buffer = Buffer.alloc(0)): Record<string, string> {
  const [, own] = ownPolicy.exec(page.toString('latin1', 0, 2000)) ?? [];
  return {
    'content-security-policy': own ?? contentSecurityPolicy(page),
    // Whoever signs in there does so in a window that answers.
    ...(own && { 'cross-origin-opener-policy': 'same-origin-allow-popups' }),
  };
}

function hashesOf(elements: RegExpExecArray[]): Set<string> {
  return new Set(elements.map(([, , text]) => `'sha256-${digest(text ?? '')}'`));
}

/** Browsers hash what their parser read, in which every line break is one `\n`. */
function digest(text: string): string {
  return createHash('sha256').update(text.replace(/\r\n?/g, '\n'), 'latin1').digest('base64');
}

/** On every reply, beside the content policy. A CDN is told to send the same. */
export const securityHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};
/** On every reply over TLS: for a year. */
export const transportSecurity = { 'strict-transport-security': 'max-age=31536000' };

const headersOfEveryReply = {
  ...securityHeaders,
  'content-security-policy': contentSecurityPolicy(),
};

/** Whether the visitor came over TLS. Only a trusted proxy can say so, and the last one counts. */
export const tlsCheck =
  (trustProxyHops: number) =>
  ({ headers }: IncomingMessage): boolean =>
    trustProxyHops > 0 && /(^|,)\s*https\s*$/.test(String(headers['x-forwarded-proto']));

/** Node answers a missing `Host`, which only HTTP/1.0 allows, without our headers: it goes through Fastify. */
export const lacksHost = ({ headers, httpVersion }: IncomingMessage): boolean =>
  headers.host === undefined && httpVersion !== '1.0';

/** Puts the security headers on every reply of Fastify's. */
export function addSecurityHeaders(
  app: FastifyInstance,
  isOverTls: ReturnType<typeof tlsCheck>,
): void {
  app.addHook('onRequest', ({ id, raw }, reply, done) => {
    reply.headers(headersOfEveryReply).header('x-request-id', id);
    if (isOverTls(raw)) reply.headers(transportSecurity);
    done(lacksHost(raw) ? errorReplies.malformed() : undefined);
  });
  const server = app.server as Server;
  // An unknown expectation is no reason not to do what is asked.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}

const clientErrors: Record<string, () => ProblemDetails> = {
  HPE_HEADER_OVERFLOW: errorReplies.headTooLarge,
  ERR_HTTP_REQUEST_TIMEOUT: errorReplies.tooSlow,
};

/**
 * §12.1, §12.6 Replies on a connection whose request is not HTTP, is too large or does not end in time, and
 * closes it after so many milliseconds more: its client may keep its side open, and send, for ever.
 */
export const clientErrorHandler =
  (lingerTimeout: number) =>
  ({ code }: NodeJS.ErrnoException, socket: Socket): void => {
    if (code === 'ECONNRESET') return void socket.destroy();
    setTimeout(() => socket.destroy(), lingerTimeout).unref();
    if (!socket.writable) return;
    const problem = (clientErrors[code ?? ''] ?? errorReplies.malformed)();
    const body = problemJson(problem);
    const headers = {
      ...headersOfEveryReply,
      connection: 'close',
      'content-type': problemType,
      'content-length': Buffer.byteLength(body),
    };
    socket.end(
      [
        `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
        ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
        '',
        body,
      ].join('\r\n'),
    );
  };

/**
 * §12.1 A hook that throws a 403 unless our own pages sent it, or a program, which states no origin. Browsers
 * say themselves whether they did (`Sec-Fetch-Site`); old ones, and all without TLS, name the page's origin
 * only. It is ours when it is the host that was asked, or one of `ownOrigins`: a proxy may rewrite `Host`.
 */
export function sameOriginCheck(ownOrigins: readonly string[]) {
  const ownHosts = ownOrigins.map((address) => new URL(address).host);
  return async (request: FastifyRequest): Promise<void> => {
    const { origin, 'sec-fetch-site': sentFrom } = request.headers;
    if (sentFrom === 'same-origin' || sentFrom === 'none') return;
    if (sentFrom === undefined && origin === undefined) return;
    const sender = URL.parse(origin ?? '');
    // Parsed as addresses, so that a default port makes no difference.
    const target = sender && URL.parse(`${sender.protocol}//${request.host}`);
    const isTarget = sentFrom === undefined && sender?.host === target?.host;
    if (!sender?.host || !(isTarget || ownHosts.includes(sender.host))) {
      throw errorReplies.crossOrigin();
    }
  };
}
