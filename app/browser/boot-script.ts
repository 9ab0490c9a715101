import { useLayoutEffect } from 'react';
import { lastPathKey } from './last-path.ts';
import { darkTheme, initialTheme, pausedMotion, themeColors } from './preferences.ts';
import { sourceScript } from './source.ts';

/** §1.4, §4.1 Theme: prerendering bots see the system's preference, visitors the brand's unless they chose. */
const botUserAgents =
  /googlebot|bingbot|yandexbot|duckduckbot|baiduspider|applebot|prerender|rendertron|headless prerender/;

/**
 * Runs in the head before the first paint, so that nothing flashes: sets the classes of theme and motion
 * and remembers the page's path and the visit's source. A last path that leads to no page is given up, and who was redirected
 * to it by `/` returns there (§1.5). Motion starts paused for visitors who asked for less of it or for less
 * data. The typeface comes after the first paint, which is in the system's font, scaled to run as long, and is shown
 * when its file is there: shown before, it had the whole page laid out twice. Whoever comes from another page of the
 * site has it already. Unknown stored values are removed. ES5 without comments, because it is sent as it is.
 */
export const bootScript =
  () => `(function(){var d=document.documentElement,page=d.getAttribute('data-page');
function choice(k,a,b){try{var v=localStorage.getItem(k);if(v===a||v===b)return v;if(v!==null)localStorage.removeItem(k)}catch(e){}return null}
function match(q){return matchMedia(q).matches}
var t=choice('theme','dark','light');
if(!t)t=!/${botUserAgents.source}/i.test(navigator.userAgent)?'${initialTheme}':match('(prefers-color-scheme: dark)')?'dark':'light';
d.classList.toggle('dark',t==='dark');
var m=document.querySelector('meta[name=theme-color]');if(m)m.content=t==='dark'?'${themeColors.dark}':'${themeColors.light}';
var p=choice('motion','paused','playing'),c=navigator.connection;
d.classList.toggle('motion-paused',p==='paused'||(!p&&(match('(prefers-reduced-motion: reduce)')||!!(c&&c.saveData))));
d.classList.add('scripted');
var from=document.referrer,site=location.origin+'/',face=document.querySelector('style[media]');
function show(){face.media='all'}
function load(){new FontFace('f',face.sheet.cssRules[0].style.src).load().then(show,show)}
if(face)if(from.indexOf(site)===0)show();else addEventListener('load',function(){new PerformanceObserver(load).observe({type:'paint',buffered:true})});
${sourceScript()}
try{if(page){if(!d.hidden)sessionStorage.setItem('${lastPathKey}',page)}
else if(sessionStorage.getItem('${lastPathKey}')===location.pathname){sessionStorage.removeItem('${lastPathKey}');
if(from.split(/[?#]/)[0]===site){d.hidden=true;location.replace('/'+location.search)}}}catch(e){}})()`;

/** React clears the root element's attributes when it mounts the document again after an error page. */
export function useBootClasses() {
  useLayoutEffect(() => {
    document.documentElement.classList.add('scripted');
    darkTheme.restore();
    pausedMotion.restore();
  }, []);
}
