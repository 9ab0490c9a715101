import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PriceList } from '../domain/catalogue/catalogue.ts';
import type { SiteInfo } from '../domain/site/site-info.ts';
import { BuildMissingError, loadPages, type Pages } from './http/pages.ts';

export interface BuildOutput {
  site: SiteInfo;
  catalogue: PriceList;
  pages: Pages;
}

/** Reads what `npm run build` left. The build has checked it; only its presence is asked here. */
export function readBuildOutput(folder: string): BuildOutput {
  return {
    site: readJson<SiteInfo>(join(folder, 'site.json')),
    catalogue: readJson<PriceList>(join(folder, 'catalogue.json')),
    pages: loadPages(join(folder, 'client')),
  };
}

function readJson<Content>(path: string): Content {
  if (!existsSync(path)) throw new BuildMissingError(`${path} is missing`);
  return JSON.parse(readFileSync(path, 'utf8')) as Content;
}
