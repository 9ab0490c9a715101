import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { type DrawnFilm, framePath, moments, typefaces } from './film.ts';

function page({ width, height }: DrawnFilm): string {
  const faces = typefaces.map((face) => {
    const data = readFileSync(join(import.meta.dirname, `fonts/${face.file}.woff2`), 'base64');
    const style = 'style' in face ? `font-style:${face.style};` : '';
    const stretch = 'stretch' in face ? `font-stretch:${face.stretch};` : '';
    return `@font-face{font-family:'${face.family}';font-weight:100 900;${style}${stretch}src:url(data:font/woff2;base64,${data})}`;
  });
  return `<!doctype html><style>${faces.join('')}*{margin:0}svg{display:block;width:100vw;height:100vh}</style><svg viewBox="0 0 ${width} ${height}"></svg>`;
}

/** Photographs every moment of a drawn film in a Chromium (`CHROMIUM_PATH`). */
export async function shoot(film: DrawnFilm, folder: string, scale: number): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  });
  try {
    const viewport = { width: film.width * scale, height: film.height * scale };
    const tab = await browser.newPage({ viewport });
    await tab.setContent(page(film));
    await tab.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
    for (const [index, time] of moments(film).entries()) {
      await tab.evaluate((inside) => {
        const svg = document.querySelector('svg');
        if (svg) svg.innerHTML = inside;
      }, film.frame(time));
      await tab.screenshot({ path: framePath(folder, index) });
    }
  } finally {
    await browser.close();
  }
}
