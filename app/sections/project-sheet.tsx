import { InlineStyles, linkedStyles } from '../browser/page-styles.tsx';
import sheet from '../styles/projects.css?inline';
import sheetFile from '../styles/projects.css?url';

/** Nothing in the browser: the styles stand in the prerendered page, or come as a file. */
const text = import.meta.env.SSR ? sheet : '';

/** The styles of pages that show projects: home, the list of them, and each project's own. */
export function ProjectSheet() {
  return <InlineStyles href={sheetFile} text={text} />;
}

/** The same as such a route's `links`. */
export const projectSheetLinks = () => linkedStyles(sheetFile);
