/** HTML that the build rendered from the content's Markdown; nothing else may come in here. */
export function RichText({ html, className }: { html: string; className: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered at build, tags escaped
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
