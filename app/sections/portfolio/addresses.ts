/** The anchors of a project in the portfolio: plain links, so that they work before any script. */
export function slideId(slug: string): string {
  return `portafolio-${slug}`;
}

/** Of the in-page detail view's heading. */
export function detailId(slug: string): string {
  return `proyecto-${slug}`;
}
