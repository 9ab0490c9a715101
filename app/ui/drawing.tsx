interface DrawingProps {
  /** The text of an SVG file. */
  svg: string;
  className: string;
}

/**
 * A drawing that stands in the page's HTML: it is painted with it and takes its colours from it. It
 * decorates, and says nothing to assistive technology.
 */
export function Drawing({ svg, className }: DrawingProps) {
  return (
    <div
      aria-hidden="true"
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the agency's own file, from content
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
