import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';

test('§3.5 Pictures and films: without the tools for films and HEIC the rest is made, and what to install is said', async () => {
  const root = mkdtempSync(join(tmpdir(), 'no-tools-'));
  try {
    for (const folder of ['scripts', 'content/load', 'content/schemas', 'domain', 'package.json']) {
      cpSync(folder, join(root, folder), { recursive: true });
    }
    // As where the two packages could not be installed.
    mkdirSync(join(root, 'node_modules'));
    for (const name of ['sharp', 'yaml', 'zod']) {
      symlinkSync(resolve('node_modules', name), join(root, 'node_modules', name));
    }
    const originals = join(root, 'content/originals/team');
    mkdirSync(originals, { recursive: true });
    cpSync('tests/fixtures/media/IMG_1234.HEIC', join(originals, 'IMG_1234.HEIC'));
    writeFileSync(join(originals, 'IMG_1235.MOV'), 'a film');
    const picture = { width: 10, height: 10, channels: 3, background: '#336699' } as const;
    await sharp({ create: picture }).toFile(join(originals, 'good.png'));

    const { status, stderr } = spawnSync(process.execPath, ['scripts/media.ts'], {
      cwd: root,
      env: { PATH: '' },
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(/IMG_1234\.HEIC:1 .*heic-decode.*npm install/);
    expect(stderr).toMatch(/IMG_1235\.MOV:1 .*ffmpeg.*winget.*brew.*apt/);
    const manifest = JSON.parse(readFileSync(join(root, 'content/media.json'), 'utf8'));
    expect(Object.keys(manifest)).toEqual(['team/good']);
  } finally {
    rmSync(root, { recursive: true });
  }
});
