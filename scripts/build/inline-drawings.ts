import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** In bytes. */
const maxSize = 4096;

const firstDrawing = /(?<=<img\b[^>]*fetchPriority="high"[^>]*\ssrc=")\/[^"]+\.svg(?=")/g;

/**
 * §10.5 Puts the small drawings that a page fetches first into its document, so that it is complete without
 * another request. Pages that are reached within the site use the file, as React does for what changes.
 */
export function inlineDrawings(client: string): void {
  for (const page of globSync('**/*.html', { cwd: client })) {
    const file = join(client, page);
    const html = readFileSync(file, 'utf8');
    const inlined = html.replace(firstDrawing, (path) => {
      const drawing = join(client, path);
      return statSync(drawing).size > maxSize ? path : dataUrl(readFileSync(drawing, 'utf8'));
    });
    if (inlined !== html) writeFileSync(file, inlined);
  }
}

/** For an attribute in double quotes: with them inside, too, the document would take 45 bytes more. */
function dataUrl(svg: string): string {
  const quoted = svg.includes("'") ? svg.replaceAll('"', '&quot;') : svg.replaceAll('"', "'");
  const escaped = quoted.trim().replaceAll('%', '%25').replaceAll('#', '%23');
  return `data:image/svg+xml,${escaped}`;
}
