import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import type { Artwork } from './artwork.ts';
import { sheetsPage } from './sheets.ts';
import type { Order } from './stage.ts';
import type { Exposure } from './studio/exposure.ts';

/** Takes pictures of scenes with a Chromium of its own; there is no need of a GPU. */

const artworkFolder = resolve(import.meta.dirname, '..');

const softwareWebGL = [
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  // For scenes only: prints are faster without it, and the same each time.
  '--disable-gpu-compositing',
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

async function fontAddress(file: string): Promise<string> {
  const data = await readFile(resolve(artworkFolder, file), 'base64');
  return `data:font/woff2;base64,${data}`;
}

export interface Darkroom {
  /** A project's prints by name, as PNGs with two pixels for each of CSS. */
  prints: (project: Artwork) => Promise<Map<string, Buffer>>;
  /** A PNG. The project's prints are photographed first, once for all its views. */
  picture: (project: Artwork, view: string, exposure: Exposure) => Promise<Buffer>;
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
  const photographed = new Map<string, Map<string, Buffer>>();

  const openTab = async () => {
    const tab = await browser.newPage({ deviceScaleFactor: 2 });
    // A machine with other work may take minutes for what is usually a second.
    tab.setDefaultTimeout(0);
    return tab;
  };

  const prints: Darkroom['prints'] = async (project) => {
    const known = photographed.get(project.slug);
    if (known) return known;
    const photographs = new Map<string, Buffer>();
    const tab = await openTab();
    await tab.setContent(await sheetsPage(project, fontAddress));
    await tab.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
    for (const name of Object.keys(project.prints)) {
      const sheet = tab.locator(`#${name}`);
      photographs.set(name, await sheet.screenshot({ omitBackground: true }));
    }
    await tab.close();
    photographed.set(project.slug, photographs);
    return photographs;
  };

  let stage: Page | undefined;

  return {
    prints,
    picture: async (project, view, exposure) => {
      const textures = [...(await prints(project))].map(([name, png]) => [
        name,
        `data:image/png;base64,${png.toString('base64')}`,
      ]);
      if (!stage) {
        stage = await openTab();
        await stage.addScriptTag({ type: 'module', content: script });
        await stage.waitForFunction('window.takePicture');
      }
      const order: Order = {
        slug: project.slug,
        view,
        prints: Object.fromEntries(textures),
        ...exposure,
      };
      const url = await stage.evaluate((wanted) => window.takePicture(wanted), order);
      return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
    },
    close: () => browser.close(),
  };
}
