import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join, relative, resolve } from 'node:path';
import sharp from 'sharp';
import { parse } from 'yaml';
import type { z } from 'zod';
import { ignored, kindOf } from '../../content/load/media-files.ts';
import { type ContentProblem, isError, listProblems, problem } from '../../content/load/problem.ts';
import { checkText } from '../../content/load/read-file.ts';
import { brand } from '../../content/schemas/brand.ts';
import { addon, bonus, category, order, plan } from '../../content/schemas/catalogue.ts';
import { pageFile, pages } from '../../content/schemas/pages.ts';
import { project } from '../../content/schemas/project.ts';
import { holidays, site } from '../../content/schemas/site.ts';
import { inSchemaOrder, jsonSchema } from './json-schema.ts';
import { mergeYaml } from './merge-yaml.ts';

/** What the editor asked for cannot be done; the message is for whoever edits. */
export class EditorError extends Error {}

interface Asset {
  path: string;
  content: string;
  encoding: BufferEncoding;
}

interface DataFile {
  path: string;
  newPath?: string;
  raw: string;
}

/** What the editor asks for, by the protocol of Decap CMS's proxy backend. */
export interface EditorRequest {
  action: string;
  params: {
    folder?: string;
    extension?: string;
    files?: { path: string; label?: string }[];
    path?: string;
    paths?: string[];
    mediaFolder?: string;
    dataFiles?: DataFile[];
    assets?: Asset[];
    asset?: Asset;
  };
}

/** Width of the pictures that the editor shows, in pixels. */
const previewWidth = 320;

/**
 * §3.8 Answers the editor. Reads and writes below `content/data` and `content/originals` of the folder, nothing else.
 * @throws EditorError where what is to be saved cannot be published
 */
export async function answerEditor(root: string, { action, params }: EditorRequest) {
  switch (action) {
    case 'info':
      return { repo: 'content', publish_modes: ['simple'], type: 'local_fs' };
    case 'entriesByFolder': {
      const folder = params.folder ?? '';
      return filesIn(folder, `.${params.extension}`).map((path) => entry({ path }));
    }
    case 'entriesByFiles':
      return (params.files ?? []).map(entry);
    case 'getEntry':
      return entry({ path: params.path ?? '' });
    case 'persistEntry':
      saveAll(params.dataFiles ?? [], params.assets ?? []);
      return { message: 'saved' };
    case 'deleteFiles':
      for (const path of params.paths ?? []) rmSync(inside(path));
      return { message: 'deleted' };
    case 'getMedia':
      return Promise.all(filesIn(params.mediaFolder ?? '').map(mediaFile));
    case 'getMediaFile':
      return mediaFile(params.path ?? '');
    case 'persistMedia': {
      const { asset } = params;
      if (!asset) throw new EditorError('No llegó ningún archivo.');
      saveAll([], [asset]);
      return mediaFile(asset.path);
    }
    default:
      return null;
  }

  /** @throws EditorError outside of what may be edited */
  function inside(path: string): string {
    const file = resolve(root, path);
    const place = relative(resolve(root), file).replaceAll('\\', '/');
    if (/^content\/(?:(?:data|brand)\/.+\.yaml|originals\/.+)$/.test(place)) return file;
    throw new EditorError(`El editor no cambia ${path}.`);
  }

  function filesIn(folder: string, extension = ''): string[] {
    inside(join(folder, '_.yaml'));
    const absolute = join(root, folder);
    if (!existsSync(absolute)) return [];
    return readdirSync(absolute, { withFileTypes: true })
      .filter(
        (found) => found.isFile() && found.name.endsWith(extension) && !found.name.startsWith('.'),
      )
      .map(({ name }) => `${folder}/${name}`);
  }

  function entry({ path, label }: { path: string; label?: string }) {
    const data = existsSync(inside(path)) ? readFileSync(inside(path), 'utf8') : '';
    return { data, file: { path, label, id: hash('sha256', data) } };
  }

  /** Where one of them can be no part of the site, nothing is written. */
  function saveAll(files: readonly DataFile[], assets: readonly Asset[]) {
    const problems: ContentProblem[] = [];
    const written = files.map(({ path, newPath = path, raw }) => {
      const before = existsSync(inside(path)) ? readFileSync(inside(path), 'utf8') : '';
      const schema = schemaOf(newPath);
      const values = inSchemaOrder(parse(raw), jsonSchema(schema));
      const after = mergeYaml(before, values);
      checkText(newPath, after, schema, problems);
      return { file: inside(newPath), old: newPath === path ? undefined : inside(path), after };
    });
    for (const { path: file } of assets) {
      if (!kindOf(file)) problems.push(problem({ file }, ignored(extname(file))));
    }
    if (problems.some(isError)) throw new EditorError(listProblems(problems, 'es'));
    assets.forEach(writeAsset);
    for (const { file, old, after } of written) {
      writeFileSync(file, after);
      if (old) rmSync(old, { force: true });
    }
  }

  function writeAsset({ path, content, encoding }: Asset) {
    const file = inside(path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, Buffer.from(content, encoding));
  }

  /** A picture, small; content names it with or without its ending. */
  async function mediaFile(path: string) {
    const folder = dirname(path);
    const stem = basename(path, extname(path));
    const found = filesIn(folder).find((file) => basename(file, extname(file)) === stem) ?? path;
    const content = await sharp(inside(found))
      .rotate()
      .resize({ width: previewWidth, withoutEnlargement: true })
      .webp()
      .toBuffer()
      // A film, or a picture of a kind that is only read when the site is built.
      .catch(() => Buffer.alloc(0));
    const name = basename(found);
    return {
      id: hash('sha256', found),
      path,
      name,
      content: content.toString('base64'),
      encoding: 'base64',
    };
  }
}

const schemas: Readonly<Record<string, z.ZodType>> = {
  'site.yaml': site,
  'brand.yaml': brand,
  'holidays.yaml': holidays,
  'order.yaml': order,
  categories: category,
  plans: plan,
  addons: addon,
  bonuses: bonus,
  projects: project,
};

function schemaOf(path: string): z.ZodType {
  const [folder = '', name = ''] = path.replace(/^content\/(?:data|brand)\//, '').split('/');
  const page = Object.entries(pages).find(([key]) => pageFile(key) === name);
  const schema = folder === 'pages' ? page?.[1] : schemas[folder];
  if (!schema) throw new EditorError(`El sitio no tiene ${path}.`);
  return schema;
}
