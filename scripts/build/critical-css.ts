import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PurgeCSS } from 'purgecss';

const inlineStyles = /(<style\b[^>]*>)([\s\S]*?)(<\/style>)/g;

/** Classes that the boot script gives the root before the first paint. */
const bootClasses = ['scripted', 'motion-paused'];

/** What the tool does not judge as browsers do. */
const unjudged = [/hidden/, /:not/, /:where/, /:is/, /:has/];

/** Whatever can be a class, an element or an attribute: some classes hold signs of HTML. */
function namesIn(html: string): string[] {
  return html
    .split(/[\s"'<>`]+/)
    .map((name) => name.replaceAll('&amp;', '&').replaceAll('&gt;', '>'))
    .flatMap((name) => [name, ...name.split('=')]);
}

/**
 * §10.6 Leaves in each page's inline styles the rules that something in the page can use. The whole sheets
 * are fetched with the page's scripts, and by visitors without scripts.
 */
export async function keepCriticalCss(client: string): Promise<void> {
  for (const page of globSync('**/*.html', { cwd: client })) {
    const file = join(client, page);
    const html = readFileSync(file, 'utf8');
    const styles = [...html.matchAll(inlineStyles)];
    const purged = await new PurgeCSS().purge({
      content: [{ raw: html.replace(inlineStyles, ''), extension: 'html' }],
      css: styles.map(([, , raw = '']) => ({ raw })),
      defaultExtractor: namesIn,
      safelist: { standard: bootClasses, greedy: unjudged },
    });
    const kept = purged.map(({ css }) => css).values();
    writeFileSync(
      file,
      html.replace(inlineStyles, (_, open, __, close) => open + kept.next().value + close),
    );
  }
}
