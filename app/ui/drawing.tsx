/** A decorative drawing in the page's HTML: painted with it, in its colours. */
export function Drawing({ svg, className }: { svg: string; className: string }) {
  return (
    <div
      aria-hidden="true"
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the agency's own file, from content
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
