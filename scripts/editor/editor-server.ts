import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { json } from 'node:stream/consumers';
import { answerEditor, EditorError, type EditorRequest } from './content-files.ts';
import { editorConfig } from './editor-config.ts';
import { editorPage } from './editor-page.ts';
import { publish } from './publish.ts';

/** Where the editor is served from: its script, and what that fetches. */
export const decapFolder = dirname(createRequire(import.meta.url).resolve('decap-cms'));

/**
 * §3.8 What answers below `/editor/`, on this machine alone. Nothing of it is in a build.
 * @param root folder of the project
 * @param afterSaving called when something was written or deleted
 */
export function contentEditor(root: string, afterSaving: () => void) {
  /** Editors that are open, and wait for news of the site beside them. */
  const open = new Set<ServerResponse>();

  /** Whether the request was for the editor. */
  async function answers(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const [, path] = /^\/editor(\/.*)$/.exec(pathname) ?? [];
    if (path === undefined) return false;
    const isWriting = request.method === 'POST';
    if (!isFromHere(request, isWriting)) {
      reply(response, 403, { error: 'Sólo el editor puede guardar.' });
    } else if (path === '/api' && isWriting) {
      await answer(request, response);
    } else if (path === '/publish' && isWriting) {
      publish(response);
    } else if (path === '/news') {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).flushHeaders();
      open.add(response);
      request.on('close', () => open.delete(response));
    } else if (path === '/') {
      const page = editorPage(editorConfig(join(root, 'content')), {
        backend: { name: 'proxy', proxy_url: '/editor/api' },
        script: '/editor/decap-cms.js',
        beside: true,
      });
      response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page);
    } else sendFile(path, response);
    return true;
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    try {
      const asked = (await json(request)) as EditorRequest;
      reply(response, 200, await answerEditor(root, asked));
      if (asked.params.assets?.length) {
        tell('Se preparan las fotos y los videos nuevos. La página los muestra en cuanto están.');
      }
      if (/^(?:persist|delete)/.test(asked.action)) afterSaving();
    } catch (error) {
      if (!(error instanceof EditorError)) console.error(error);
      reply(response, error instanceof EditorError ? 422 : 500, {
        error: (error as Error).message,
      });
    }
  }

  /** Tells every open editor what the site beside it waits for; nothing when it is of the content as it now is. */
  function tell(waitingFor: string) {
    for (const editor of open) editor.write(`data: ${waitingFor}\n\n`);
  }

  return { answers, siteIsRenewed: () => tell('') };
}

/** Other pages in the same browser may not write here, nor may another name lead here. */
function isFromHere({ headers: { host = '', origin } }: IncomingMessage, isWriting: boolean) {
  const isHere = /^localhost(?::\d+)?$/.test(host);
  return isHere && (origin === `http://${host}` || !(isWriting || origin));
}

function sendFile(path: string, response: ServerResponse) {
  const [, ending] = /^\/[\w.-]+\.(js|wasm)$/.exec(path) ?? [];
  const notFound = () => response.writeHead(404).end();
  if (!ending) return notFound();
  const type = ending === 'js' ? 'text/javascript' : 'application/wasm';
  const file = createReadStream(join(decapFolder, path));
  file.on('open', () => {
    response.setHeader('Content-Type', type);
    file.pipe(response);
  });
  file.on('error', notFound);
}

const reply = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
