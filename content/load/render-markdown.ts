import { Marked, Renderer } from 'marked';
import { escapeHtml } from '../../domain/forms/text.ts';

const marked = new Marked({
  renderer: {
    // Markup inside Markdown is shown as text: content never writes tags of its own into a page.
    html: ({ text }) => escapeHtml(text),
    // A table may be wider than a phone: it scrolls in a region that keys can reach.
    table(token) {
      const name = escapeHtml(token.header.map(({ text }) => text).join(', '));
      const table = Renderer.prototype.table.call(this, token);
      return `<div aria-label="${name}" class="scrolling" role="region" tabindex="0">${table}</div>`;
    },
  },
});

/** Markdown to HTML: paragraphs, lists, headings, links, tables. */
export function renderMarkdown(source: string): string {
  return marked.parse(source, { async: false }).trim();
}
