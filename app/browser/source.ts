import { campaignParameter, maxParameterLength } from '../../domain/visit/source.ts';

/** In session storage. */
export const sourceKey = 'source';

/**
 * §12.9 Part of the boot script, since a visitor may leave the first page before anything else runs: keeps the entry
 * page with its campaign parameters, and the site that led to it, until the tab is closed. ES5 like the rest of it,
 * whose `page` and `from` it reads.
 */
export const sourceScript =
  () => `try{if(sessionStorage.getItem('${sourceKey}')===null){var q=new URLSearchParams,r=from;
new URLSearchParams(location.search).forEach(function(v,k){if(/${campaignParameter}/.test(k))q.set(k,v.slice(0,${maxParameterLength}))});
r=r&&new URL(r).host;
sessionStorage.setItem('${sourceKey}',(page||'')+(q+''&&'?'+q)+(r&&r!==location.host?' desde '+r:''))}}catch(e){}`;
