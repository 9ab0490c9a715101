import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const size = 4 * 1024 * 1024;

/**
 * A file system of a few megabytes where this user may mount one. Elsewhere the size of the process's
 * files is limited, which it meets in the same way: a write fails. `fill` leaves it no room to write.
 */
export function makeSmallDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder]);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  if (mounted.status !== 0) {
    return {
      folder,
      kind: 'a limit on the size of files (no file system could be mounted)',
      fill: (pid: number) => limitFiles(pid, '1024'),
      free: (pid: number) => limitFiles(pid, 'unlimited'),
      remove,
    };
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    kind: `a file system of ${size / 1024 / 1024} MB`,
    fill() {
      const { bavail, bsize } = statfsSync(folder);
      try {
        writeFileSync(filler, Buffer.alloc(bavail * bsize));
      } catch (error) {
        // The server wrote meanwhile: then it is full all the same.
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    },
    free: () => rmSync(filler),
    remove() {
      spawnSync('umount', ['--lazy', folder]);
      remove();
    },
  };
}

function limitFiles(pid: number, bytes: string): void {
  const { status, stderr } = spawnSync('prlimit', [`--pid=${pid}`, `--fsize=${bytes}:unlimited`]);
  if (status !== 0) throw new Error(`prlimit failed: ${stderr}`);
}
