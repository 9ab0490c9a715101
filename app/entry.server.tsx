import { hash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { prerender } from 'react-dom/static';
import { type EntryContext, ServerRouter } from 'react-router';
import { PageDataFile } from './browser/start-up.tsx';

/** Everything that a page's parts wait for stands where it belongs, without a script to put it there. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...context }: EntryContext,
): Promise<Response> {
  // The development server keeps the router's own way, in the document.
  const inDocument = import.meta.env.DEV && { serverHandoffStream };
  const file = inDocument ? '' : await writePageData(serverHandoffStream);
  const { prelude } = await prerender(
    <PageDataFile value={file}>
      <ServerRouter context={{ ...context, ...inDocument }} url={request.url} />
    </PageDataFile>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  headers.set('Content-Type', 'text/html');
  return new Response(prelude, { status, headers });
}

/**
 * The page's data, which only its scripts need, in a file of its own: a third of the document, that nobody
 * waits for. Gives its address.
 */
async function writePageData(stream: EntryContext['serverHandoffStream']): Promise<string> {
  if (!stream) throw new Error('The router has handed over no data');
  const data = await text(stream);
  const file = `/assets/data-${hash('sha256', data).slice(0, 8)}.json`;
  await writeFile(`build/client${file}`, data);
  return file;
}
