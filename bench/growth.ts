import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export interface Grown {
  factor: number;
  pages: number;
  buildSeconds: number;
  /** Of the processor, over all cores. */
  cpuSeconds: number;
  /** In bytes: the most that the processes of the build held at once. */
  memory: number;
  /** HTML of the start page, of a project and of the list of all, in bytes. */
  html: { home: number; project: number; list: number };
  /** All scripts, Brotli, in bytes; the router's table of addresses among them. */
  scripts: number;
  /** The router's table of addresses, Brotli, in bytes. */
  addresses: number;
}

const sources = ['app', 'content', 'domain', 'scripts', 'server'];
const settings = ['package.json', 'react-router.config.ts', 'tsconfig.json', 'vite.config.ts'];

/** Builds the site with its projects as they are, and with generated ones beside them, in folders of their own. */
export async function measureGrowth(factors: readonly number[]): Promise<Grown[]> {
  const grown: Grown[] = [];
  for (const factor of factors) {
    const folder = mkdtempSync(join(tmpdir(), 'bench-growth-'));
    try {
      for (const name of [...sources, ...settings]) {
        cpSync(name, join(folder, name), { recursive: true });
      }
      symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
      multiplyProjects(join(folder, 'content/data/projects'), factor);
      // The pictures of links to the new projects are made once and kept, as with those that are there.
      await run(folder, 'scripts/media.ts');
      grown.push({ factor, ...(await build(folder)) });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return grown;
}

/**
 * Adds likenesses of the projects that have a page of their own. The carousel stays as it is: whoever
 * has hundreds of projects still chooses what it shows.
 */
function multiplyProjects(folder: string, factor: number) {
  const models = readdirSync(folder).filter((file) => /^sample: false$/m.test(read(folder, file)));
  for (const [model, file] of models.entries()) {
    const text = read(folder, file).replace(/^ {2}inCarousel: true$/m, '  inCarousel: false');
    for (let copy = 1; copy < factor; copy += 1) {
      // Beside the projects, which `order.yaml` lists, they come last, by name.
      const number = 1000 + copy * models.length + model;
      const likeness = text
        .replace(/^ {2}id: \d+$/m, `  id: ${number}`)
        // Each page has a description of its own (§1.3).
        .replace(/^ {2}metaDescription: >-\n {4}/m, (start) => `${start}${number}. `)
        .replace(/^title: (.*)$/m, (_, title) => `title: ${title} ${copy}`)
        .replace(/^name: (.*)$/m, (_, name) => `name: ${name} ${copy}`);
      writeFileSync(join(folder, `generated-${number}.yaml`), likeness);
    }
  }
}

function read(folder: string, file: string): string {
  return readFileSync(join(folder, file), 'utf8');
}

/** Gives the most memory, in bytes, that the script and all it starts held at once: it is asked for ten times a second. */
async function run(folder: string, script: string, env: NodeJS.ProcessEnv = {}): Promise<number> {
  const child = spawn(process.execPath, [script], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
    // A session of its own, by which `ps` finds its processes.
    detached: true,
  });
  let memory = 0;
  const watch = setInterval(() => {
    const list = spawnSync('ps', ['-o', 'rss=', '-s', `${child.pid}`], { encoding: 'utf8' }).stdout;
    const held = list.split('\n').reduce((sum, kibibytes) => sum + 1024 * Number(kibibytes), 0);
    memory = Math.max(memory, held);
  }, 100);
  const [status] = await once(child, 'exit');
  clearInterval(watch);
  if (status !== 0) throw new Error(`${script} failed with generated content`);
  return memory;
}

/** Of all processes of a build, each as it said when it ended. */
function processorSeconds(file: string): number {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.reduce((sum, line) => {
    const { userCPUTime, systemCPUTime }: NodeJS.ResourceUsage = JSON.parse(line);
    return sum + (userCPUTime + systemCPUTime) / 1e6;
  }, 0);
}

async function build(folder: string): Promise<Omit<Grown, 'factor'>> {
  const file = join(folder, 'resources');
  const began = performance.now();
  const memory = await run(folder, 'scripts/build-site.ts', {
    NODE_OPTIONS: `--import=${import.meta.resolve('./resources.ts')}`,
    RESOURCES_FILE: file,
  });
  const buildSeconds = (performance.now() - began) / 1000;
  const client = join(folder, 'build/client');
  const sizeOf = (pattern: string) =>
    globSync(pattern, { cwd: client }).reduce((sum, name) => {
      const sent = existsSync(join(client, `${name}.br`)) ? `${name}.br` : name;
      return sum + statSync(join(client, sent)).size;
    }, 0);
  const htmlOf = (page: string) => statSync(join(client, page, 'index.html')).size;
  const project = globSync('proyectos/*/', { cwd: client }).toSorted().at(-1) ?? '';
  return {
    pages: globSync('**/index.html', { cwd: client }).length,
    buildSeconds,
    cpuSeconds: processorSeconds(file),
    memory,
    html: { home: htmlOf('.'), project: htmlOf(project), list: htmlOf('proyectos') },
    scripts: sizeOf('**/*.js'),
    addresses: sizeOf('**/*manifest-*.js'),
  };
}
