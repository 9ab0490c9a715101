import { botUserAgents } from '../../domain/visit/bots.ts';

/**
 * Runs in the head, before the first paint: sets theme and motion classes, so that nothing flashes.
 * Plain ES5 without comments, because it is sent as it stands and allowed by its hash.
 */
export const bootScript = `(function(){var d=document.documentElement,s={};
function get(k){try{return localStorage.getItem(k)}catch(e){return null}}
function match(q){return matchMedia(q).matches}
var t=get('theme');
if(t!=='dark'&&t!=='light')t=!/${botUserAgents.source}/i.test(navigator.userAgent)||match('(prefers-color-scheme: dark)')?'dark':'light';
d.classList.toggle('dark',t==='dark');
var m=document.querySelector('meta[name=theme-color]');if(m)m.content=t==='dark'?'#050A18':'#EBF0F3';
var p=get('motion');
d.classList.toggle('motion-paused',p==='paused'||(p!=='playing'&&match('(prefers-reduced-motion: reduce)')));
d.classList.add('scripted')})()`;
