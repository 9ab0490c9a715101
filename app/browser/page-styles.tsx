import { useInsertionEffect, useState } from 'react';
import type { LinkDescriptor } from 'react-router';
import { isHydrating } from './hydration.tsx';

/**
 * A stylesheet inside the prerendered page, whose paint then waits for no other file. The build leaves
 * in it what the page can use; the whole of it comes with the page's scripts. `text` is empty in the
 * browser (`import.meta.env.SSR ? … : ''`), so that no script holds it: React leaves the element that
 * it finds where it is. It is absent where the document holds nothing of the sheet.
 */
export function InlineStyles({ href, text }: { href: string; text?: string }) {
  const [prerendered] = useState(isHydrating);
  // In development a link, which Vite replaces when its file changes.
  if (import.meta.env.DEV) return <link rel="stylesheet" href={href} />;
  return (
    prerendered && (
      <>
        <style href={href} precedence="default">
          {text}
        </style>
        <noscript>
          <link rel="stylesheet" href={href} />
        </noscript>
      </>
    )
  );
}

/**
 * The same stylesheet in a route's `links`, for a page that is reached by in-page navigation: the
 * content policy forbids inline styles that did not come with the document.
 */
export function linkedStyles(href: string): LinkDescriptor[] {
  return isHydrating() ? [] : [{ rel: 'stylesheet', href }];
}

interface PageStylesProps {
  id: string;
  text: string;
  keyframes?: string;
}

/**
 * Styles that follow from the content and belong to one page, as part of its data. The prerendered page
 * holds them in a `<style>`, which its content policy allows by hash. In the browser they are a
 * constructed stylesheet, which no policy forbids: after in-page navigation, too.
 * @param id unique among pages
 * @param keyframes what moves only once the page is hydrated, and is no part of the document
 */
export function PageStyles({ id, text, keyframes = '' }: PageStylesProps) {
  useInsertionEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text + keyframes);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [text, keyframes]);
  return (
    import.meta.env.SSR && (
      // An element of its own: the sheets before it are the same on pages of a kind.
      <style href={id} precedence="page">
        {text}
      </style>
    )
  );
}
