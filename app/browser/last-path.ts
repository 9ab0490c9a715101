import { useEffect } from 'react';
import { projectPathForm } from '../../domain/site/site-table.ts';

export const lastPathKey = 'lastPath';

/** §1.5 Remembers the path of the page that is shown; undefined for pages that are not remembered. */
export function useLastPath(path: string | undefined): void {
  useEffect(() => {
    if (!path) return;
    const remember = () => {
      try {
        sessionStorage.setItem(lastPathKey, path);
      } catch {
        // Without storage `/` shows home.
      }
    };
    remember();
    // A page restored from the back/forward cache runs no script but this.
    addEventListener('pageshow', remember);
    return () => removeEventListener('pageshow', remember);
  }, [path]);
}

/**
 * §1.5 The head script of `/`: redirects a visitor who comes from outside to the session's last path, if
 * it is one of `paths` or has the form of a project's. It hides the document, so that home does not flash.
 */
export function lastPathScript(paths: readonly string[]): string {
  const list = JSON.stringify(paths).replaceAll('<', '\\u003c');
  return `(function(paths){try{var n=performance.getEntriesByType('navigation')[0],r=document.referrer,s=sessionStorage.getItem('${lastPathKey}');
if(n&&n.type==='navigate'&&!location.hash&&(!r||new URL(r).origin!==location.origin)&&s!=='/'&&(paths.indexOf(s)>=0||${projectPathForm}.test(s))){document.documentElement.hidden=true;location.replace(s+location.search)}}catch(e){}})(${list})`;
}
