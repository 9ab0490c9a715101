/** In session storage: the address of the page that the visit began with, and of the one that led to it. */
export const entryKey = 'entry';

/** §12.9 Part of the boot script, since a visitor may leave the first page before anything else runs. ES5 like the rest of it. */
export const entryScript = () =>
  `try{if(!sessionStorage.getItem('${entryKey}'))sessionStorage.setItem('${entryKey}',location.href+' '+document.referrer)}catch(e){}`;
