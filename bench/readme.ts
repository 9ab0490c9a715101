import { readFileSync, writeFileSync } from 'node:fs';

const readme = 'README.md';
const place = /<!-- figures of (\S+) -->\n[\s\S]*?\n<!-- end of figures -->/;

/** What the README shows of a result: everything but its title. */
function figuresOf(file: string): string {
  const text = readFileSync(file, 'utf8').replace(/^# .*\n+/, '');
  return `<!-- figures of ${file} -->\n${text.trimEnd()}\n<!-- end of figures -->`;
}

/** Puts a result's tables where the README shows figures. */
export function showInReadme(file: string): void {
  const text = readFileSync(readme, 'utf8');
  writeFileSync(
    readme,
    text.replace(place, () => figuresOf(file)),
  );
}

/** Whether the README's figures are those of the result that it names. */
export function readmeIsTrue(): boolean {
  const [shown, file] = place.exec(readFileSync(readme, 'utf8')) ?? [];
  return file !== undefined && shown === figuresOf(file);
}
