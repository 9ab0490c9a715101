import { chromium } from '@playwright/test';
import { startServer } from './server.ts';
const server = await startServer('/tmp/speed-site');
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox','--disable-gpu'] });
for (const [w,h,mobile] of [[1440,900,false],[390,844,true],[1350,940,false],[768,1024,false]] as const)
for (const path of (process.argv[2] ?? '/,/about,/aviso-de-privacidad,/contact,/services,/servicios,/servicios/desarrollo-web,/proyectos/apolo,/gracias').split(',')) {
  const ctx = await browser.newContext({ viewport: { width: w, height: h }, isMobile: mobile, reducedMotion: 'reduce', locale:'es-MX', colorScheme: 'light' });
  const page = await ctx.newPage();
  await page.route(/woff2/, async (r) => { await new Promise((d) => setTimeout(d, 1500)); await r.continue(); });
  await page.addInitScript(() => {
    (window as any).s = [];
    new PerformanceObserver((l) => { for (const e of l.getEntries() as any[]) (window as any).s.push([+e.value.toFixed(5), Math.round(e.startTime), e.sources.map((x: any) => `${x.node?.nodeName}.${(x.node?.className ?? '').toString().slice(0, 30)} "${(x.node?.textContent ?? '').slice(0, 20)}" ${JSON.stringify(x.previousRect ? [x.previousRect.x, x.previousRect.y, x.previousRect.width, x.previousRect.height] : 0)}→${JSON.stringify([x.currentRect.x, x.currentRect.y, x.currentRect.width, x.currentRect.height])}`)]); }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(server.origin + path);
  await page.evaluate(() => document.fonts.ready); await page.waitForTimeout(2500);
  const s = await page.evaluate(() => (window as any).s);
  console.log(w, path, s.length ? '' : 'still');
  for (const x of s) console.log('   ', x[0], x[1], x[2].join('\n        '));
  await ctx.close();
}
await browser.close(); await server.stop();
