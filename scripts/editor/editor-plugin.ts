import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { json } from 'node:stream/consumers';
import type { Plugin } from 'vite';
import { answerEditor, EditorError, type EditorRequest } from './content-files.ts';
import { editorConfig } from './editor-config.ts';
import { editorPage } from './editor-page.ts';

/** Where the editor is served from: its script, and what that fetches. */
export const decapFolder = dirname(createRequire(import.meta.url).resolve('decap-cms'));

/** §3.8 The editor beside the development server: `npm run edit`. Nothing of it is in a build. */
export function contentEditor(): Plugin {
  return {
    name: 'content-editor',
    apply: 'serve',
    configureServer(server) {
      const { root, logger } = server.config;
      const { printUrls } = server;
      server.printUrls = () => {
        printUrls();
        logger.info(`\n  Abre ${server.resolvedUrls?.local[0]}editor/ en tu navegador.\n`);
      };
      server.middlewares.use('/editor', async (request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (pathname === '/api' && request.method === 'POST')
          return answer(root, request, response);
        if (pathname === '/') {
          const page = editorPage(editorConfig(join(root, 'content')), {
            backend: { name: 'proxy', proxy_url: '/editor/api' },
            script: '/editor/decap-cms.js',
            beside: true,
          });
          response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page);
          return;
        }
        if (!/^\/[\w.-]+\.(?:js|wasm)$/.test(pathname)) return next();
        response.setHeader(
          'Content-Type',
          pathname.endsWith('.js') ? 'text/javascript' : 'application/wasm',
        );
        createReadStream(join(decapFolder, pathname))
          .on('error', () => next())
          .pipe(response);
      });
    },
  };
}

async function answer(root: string, request: IncomingMessage, response: ServerResponse) {
  const reply = (status: number, body: unknown) => {
    response.statusCode = status;
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(body));
  };
  // Other pages in the same browser may not write here; Vite checks the host.
  const { origin, host } = request.headers;
  if (origin !== `http://${host}`) return reply(403, { error: 'Sólo el editor puede guardar.' });
  try {
    reply(200, await answerEditor(root, (await json(request)) as EditorRequest));
  } catch (error) {
    if (!(error instanceof EditorError)) throw error;
    reply(422, { error: error.message });
  }
}
