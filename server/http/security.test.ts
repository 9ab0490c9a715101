import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentPolicy } from './security.ts';

const hashOf = (text: string) =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

test('inline scripts and styles are allowed as browsers hash them: UTF-8, each line break one sign', () => {
  const page = Buffer.from(
    '<p>Señal</p><script>say("¡Añadir!")\r\n</script><style>p::before{content:"→"}</style>' +
      '<script src="/a.js"></script><script type="application/ld+json">{"name":"Núñez"}</script>',
  );
  const directives = contentPolicy(page).split('; ');
  expect(directives).toContain(
    `script-src 'self' ${hashOf('say("¡Añadir!")\n')} ${hashOf('{"name":"Núñez"}')}`,
  );
  expect(directives).toContain(`style-src 'self' ${hashOf('p::before{content:"→"}')}`);
});
