import type { ChildProcess } from 'node:child_process';

/** Whatever ends this process ends the child, too. */
export function killOnExit(child: ChildProcess, signal?: NodeJS.Signals): void {
  const kill = () => child.kill(signal);
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
}
