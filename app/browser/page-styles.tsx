import { useInsertionEffect } from 'react';

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
