import { type Browser, chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';

export type Theme = 'dark' | 'light';

export interface BenchBrowser {
  /** Of the debugging interface, for Lighthouse. */
  port: number;
  /** The same browser, for everything that Lighthouse does not do. */
  playwright: Browser;
  close(): Promise<void>;
}

/** One headless Chromium for everything: the machine is shared, and ratios need equal ground. */
export async function openBrowser(): Promise<BenchBrowser> {
  const chrome = await launch({
    chromePath: process.env.CHROME_PATH || '/usr/bin/chromium',
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  });
  const playwright = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
  return {
    port: chrome.port,
    playwright,
    async close() {
      await playwright.close();
      chrome.kill();
    },
  };
}

/** Stores the visitor's choice, as the site's own control does; Lighthouse keeps local storage. */
export async function chooseTheme({ playwright }: BenchBrowser, origin: string, theme: Theme) {
  const [context] = playwright.contexts();
  if (!context) throw new Error('The browser has no default context');
  const page = await context.newPage();
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate((chosen) => localStorage.setItem('theme', chosen), theme);
  await page.close();
}
