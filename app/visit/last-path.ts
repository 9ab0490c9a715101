import { useEffect } from 'react';
import { usePageHead } from '../seo/page-head.ts';

/** Where the tab's session keeps it. */
export const lastPathKey = 'lastPath';

/** §1 Remembers the page that is shown, and says its path; undefined for pages nobody returns to. */
export function useLastPath(): string | undefined {
  const path = usePageHead()?.rememberedAs ?? undefined;
  useEffect(() => {
    if (!path) return;
    const remember = () => {
      try {
        sessionStorage.setItem(lastPathKey, path);
      } catch {
        // Without storage nothing is remembered, and `/` shows home.
      }
    };
    remember();
    // A page that comes back from the browser's memory runs no script but this.
    addEventListener('pageshow', remember);
    return () => removeEventListener('pageshow', remember);
  }, [path]);
  return path;
}

/**
 * §1 The head script of `/` alone: whoever comes from outside goes on where the session was last, to a
 * path of the list and nowhere else; campaign parameters go along. It replaces the entry, and hides
 * the document so that home does not flash.
 */
export function lastPathScript(paths: readonly string[]): string {
  const list = JSON.stringify(paths).replaceAll('<', '\\u003c');
  return `(function(paths){try{var n=performance.getEntriesByType('navigation')[0],r=document.referrer,s=sessionStorage.getItem('${lastPathKey}');
if(n&&n.type==='navigate'&&!location.hash&&(!r||new URL(r).origin!==location.origin)&&s!=='/'&&paths.indexOf(s)>=0){document.documentElement.hidden=true;location.replace(s+location.search)}}catch(e){}})(${list})`;
}
