import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { build } from 'vite';
import type { Artwork, Print } from './artwork.ts';
import type { Order } from './stage.ts';
import type { Exposure } from './studio/exposure.ts';
import { fontFaces } from './typefaces.ts';

/** Takes pictures of scenes with a Chromium of its own; there is no need of a GPU. */

const artwork = resolve(import.meta.dirname, '..');

const softwareWebGL = [
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
];

/** The scenes and the studio as one script. */
async function stageScript(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    build: {
      write: false,
      minify: false,
      lib: { entry: resolve(import.meta.dirname, 'stage.ts'), formats: ['es'] },
    },
  });
  const [first] = [output].flat();
  if (!first || !('output' in first)) throw new Error('The scenes could not be bundled');
  return first.output[0].code;
}

const sheetStyle =
  '*{box-sizing:border-box;margin:0}html,body{background:transparent}svg{display:block}' +
  'ul{list-style:none;padding:0}#sheet{position:relative;overflow:hidden}#sheet>*{position:absolute}';

function sheetPage({ width, height, style, html }: Print, faces: string): string {
  return `<!doctype html><meta charset="utf-8"><style>${faces}${sheetStyle}</style><div id="sheet" style="width:${width}px;height:${height}px;${style}">${html}</div>`;
}

export interface Darkroom {
  /** A PNG. */
  print: (print: Print, typefaces: Artwork['typefaces']) => Promise<Buffer>;
  /** A PNG. Textures are photographed first, once for all views of a project. */
  picture: (artwork: Artwork, view: string, exposure: Exposure) => Promise<Buffer>;
  close: () => Promise<void>;
}

export async function openDarkroom(): Promise<Darkroom> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: softwareWebGL,
  });
  try {
    return darkroom(browser, await stageScript());
  } catch (error) {
    await browser.close();
    throw error;
  }
}

function darkroom(browser: Browser, script: string): Darkroom {
  const printed = new Map<Artwork, Record<string, string>>();

  const print: Darkroom['print'] = async (sheet, typefaces) => {
    const files = new Map<string, string>();
    fontFaces(typefaces, (file) => files.set(file, '') && file);
    for (const file of files.keys()) {
      const data = await readFile(resolve(artwork, file), 'base64');
      files.set(file, `data:font/woff2;base64,${data}`);
    }
    const { width, height, sharpness } = sheet;
    const tab = await browser.newPage({
      viewport: { width, height },
      deviceScaleFactor: sharpness,
    });
    try {
      await tab.setContent(
        sheetPage(
          sheet,
          fontFaces(typefaces, (file) => files.get(file) ?? ''),
        ),
      );
      await tab.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
      return await tab.locator('#sheet').screenshot({ omitBackground: true });
    } finally {
      await tab.close();
    }
  };

  const printsOf = async (project: Artwork) => {
    const known = printed.get(project);
    if (known) return known;
    const prints: Record<string, string> = {};
    for (const [name, sheet] of Object.entries(project.prints)) {
      const png = await print(sheet, project.typefaces);
      prints[name] = `data:image/png;base64,${png.toString('base64')}`;
    }
    printed.set(project, prints);
    return prints;
  };

  return {
    print,
    picture: async (project, view, exposure) => {
      const tab = await browser.newPage();
      // A full exposure on a slow machine takes minutes.
      tab.setDefaultTimeout(0);
      try {
        await tab.setContent('<!doctype html>');
        await tab.addScriptTag({ type: 'module', content: script });
        await tab.waitForFunction('window.takePicture');
        const order: Order = {
          slug: project.slug,
          view,
          prints: await printsOf(project),
          ...exposure,
        };
        const url = await tab.evaluate((wanted) => window.takePicture(wanted), order);
        return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
      } finally {
        await tab.close();
      }
    },
    close: () => browser.close(),
  };
}
