import { Marked } from 'marked';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}

// Markup inside Markdown is shown as text: content never writes tags of its own into a page.
const marked = new Marked({ renderer: { html: ({ text }) => escapeHtml(text) } });

/** Markdown to HTML: paragraphs, lists, headings, links. */
export function renderMarkdown(source: string): string {
  return marked.parse(source, { async: false }).trim();
}
