import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { catalogue } from '../../domain/catalogue/sample-catalogue.ts';
import type { BuiltSite } from '../../domain/site/brand-look.ts';

export const site: BuiltSite = {
  brand: 'Agencia de Prueba',
  legalName: 'Agencia de Prueba S. A.',
  descriptor: 'Agencia',
  meaning: 'Prueba',
  domain: 'https://agencia.example',
  email: 'hola@agencia.example',
  phones: { mobile: '+52 722 000 0100', office: '+52 722 000 0101' },
  whatsapp: null,
  address: {
    street: 'Calle 1',
    district: 'Centro',
    postalCode: '50000',
    city: 'Toluca',
    region: 'México',
    country: 'MX',
  },
  hours: {
    days: 'Lunes a viernes',
    weekdays: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes'],
    label: '9:30–18:00',
    opens: '09:30',
    closes: '18:00',
  },
  social: { facebook: null, instagram: null, twitter: null, youtube: null },
  booking: null,
  englishNames: [],
  taxNote: 'más IVA',
  offer: null,
  privacy: { retentionMonths: 24 },
  look: {
    typeface: 'Prueba',
    colors: {
      background: '#f0f0f0',
      surface: '#f8f8f8',
      surface2: '#fefefe',
      text: '#101010',
      text2: '#404040',
      line: '#cccccc',
      accentText: '#005500',
      ink: '#000011',
      paper: '#ffffee',
      paper2: '#bbbbaa',
      accent: '#00aa00',
      warm: '#aaaa00',
    },
  },
};

export const themeScript = "document.documentElement.classList.add('dark')";

function page(title: string): string {
  return `<!doctype html><html lang="es-MX" class="dark"><head><title>${title}</title><link rel="stylesheet" href="/assets/site-abcd1234.css"><style>main{display:block}</style><script>${themeScript}</script></head><body><div id="root">${title}</div><script type="module" src="/assets/entry-abcd1234.js"></script></body></html>`;
}

const files: Record<string, string> = {
  'index.html': page('Inicio'),
  'about/index.html': page('Nosotros'),
  'contact/index.html': page('Contacto'),
  'gracias/index.html': page('Gracias'),
  'soluciones/index.html': page('Soluciones'),
  'servicios/index.html': page('Soluciones'),
  'servicios/e-commerce/index.html': page('E-commerce'),
  'servicios/404/index.html': page('Categoría no encontrada'),
  'proyectos/404/index.html': page('Página no encontrada'),
  'proyectos/evemundo/index.html': page('Evemundo'),
  '404/index.html': page('Página no encontrada'),
  'about.data': '[{"page":"about"}]',
  '_root.data': '[{"page":"root"}]',
  'robots.txt': 'User-agent: *\n',
  'assets/entry-abcd1234.js': `export const text = '${'hola '.repeat(200)}';\n`,
  'assets/site-abcd1234.css': 'body{margin:0}\n',
  'assets/hero-abcd1234.webm': '0123456789',
};

/** A temporary folder with a small built site in `build/`, as the build leaves it. */
export function makeFixtureFolder(): { folder: string; client: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'submissions-'));
  const build = join(folder, 'build');
  const client = join(build, 'client');
  for (const [name, content] of Object.entries(files)) {
    const path = join(client, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    if (name.endsWith('.js')) {
      writeFileSync(`${path}.br`, brotliCompressSync(content));
      writeFileSync(`${path}.gz`, gzipSync(content));
    }
  }
  writeFileSync(join(build, 'site.json'), JSON.stringify(site));
  writeFileSync(join(build, 'catalogue.json'), JSON.stringify(catalogue));
  return { folder, client, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
