import type { editorConfig, Field } from './editor-config.ts';
import { type Phrases, spanishOf } from './spanish.ts';

type Backend = Record<string, string>;

/** As far as it is used here: what Decap CMS offers, and its data (Immutable.js). */
interface DecapCms {
  getLocale(locale: string): Phrases;
  registerLocale(locale: string, phrases: Phrases): void;
  getWidget(name: string): { control: new (props: object) => MediaControl; preview: object };
  registerWidget(name: string, control: object, preview: object): void;
  init(options: { config: object }): void;
  registerEventListener(listener: { name: 'preSave'; handler: (event: PreSave) => DataMap }): void;
}
/** What a field of a picture does when its button is pressed. */
interface MediaControl {
  props: { field: object; value: unknown; onOpenMediaLibrary(options: object): void };
  controlID: string;
  handleChange: (event: Event) => void;
}
interface PreSave {
  entry: { get(key: 'data'): DataMap; get(key: 'collection'): string; get(key: 'slug'): string };
}
interface DataMap {
  get(key: string): unknown;
  set(key: string, value: unknown): DataMap;
  delete(key: string): DataMap;
  clear(): DataMap;
  every(test: (item: unknown) => boolean): boolean;
}
interface DataList {
  map(change: (item: unknown) => unknown): DataList;
  every(test: (item: unknown) => boolean): boolean;
}

/**
 * Runs in the page as text, so it can use nothing but what it is given. Starts the editor; what it saves is brought into
 * the form in which people write the files: nothing instead of empty texts, numbers instead of prices in digits.
 */
function startEditor(config: ReturnType<typeof editorConfig> & { backend: Backend }) {
  const { CMS } = window as unknown as { CMS: DecapCms };
  const isMap = (value: unknown): value is DataMap =>
    typeof value === 'object' && value !== null && 'delete' in value && !('push' in value);
  const isList = (value: unknown): value is DataList =>
    typeof value === 'object' && value !== null && 'push' in value;
  /** Whether nothing was filled in. */
  const isEmpty = (value: unknown): boolean =>
    [undefined, null, '', false].includes(value as undefined) ||
    ((isMap(value) || isList(value)) && value.every(isEmpty));

  function clean(fields: readonly Field[], data: DataMap): DataMap {
    let cleaned = data;
    for (const field of fields) {
      const written = data.get(field.name);
      const value = cleanValue(field, written);
      const isNull = field.nullable && isEmpty(value) && (field.kept || written !== undefined);
      // What is off unless a file says otherwise.
      const isOff = value === false && field.default === false && !field.kept;
      const isNothing = value !== false && isEmpty(value) && !isList(value);
      if (isNull) cleaned = cleaned.set(field.name, null);
      else if (!field.required && (isOff || isNothing)) cleaned = cleaned.delete(field.name);
      else if (value !== undefined) cleaned = cleaned.set(field.name, value);
      else if (field.widget === 'object') cleaned = cleaned.set(field.name, data.clear());
    }
    return cleaned;
  }
  function cleanValue(field: Field, value: unknown): unknown {
    if (isList(value)) {
      return value.map((item) => (isMap(item) && field.fields ? clean(field.fields, item) : item));
    }
    if (isMap(value) && field.fields) return clean(field.fields, value);
    // Pictures and films are named without their ending.
    if ((field.widget === 'photograph' || field.widget === 'file') && typeof value === 'string') {
      return value.replace(/\.\w+$/, '');
    }
    if (field.name === 'price' && typeof value === 'string') {
      const digits = value.replace(/[$,\s]/g, '');
      return /^\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : value;
    }
    return value;
  }

  CMS.registerEventListener({
    name: 'preSave',
    handler({ entry }) {
      const name = entry.get('collection');
      const slug = entry.get('slug');
      const collection = config.collections.find((candidate) => candidate.name === name);
      const fields =
        collection && 'files' in collection
          ? collection.files.find((file) => file.name === slug)?.fields
          : collection?.fields;
      return clean(fields ?? [], entry.get('data'));
    },
  });
  if (config.backend.name === 'proxy') {
    // On this machine nobody has to sign in.
    localStorage.setItem('decap-cms-user', '{"backendName":"proxy"}');
  }
  const site = document.querySelector('iframe');
  if (site) accompany(site);
  // Decap would list what browsers show, and no HEIC.
  const { control, preview } = CMS.getWidget('image');
  class PhotographControl extends control {
    override handleChange = (event: Event) => {
      event.preventDefault();
      const { controlID } = this;
      const { field, value, onOpenMediaLibrary } = this.props;
      onOpenMediaLibrary({ controlID, field, value, forImage: false, allowMultiple: false });
    };
  }
  CMS.registerWidget('photograph', PhotographControl, preview);
  // Asked in English whatever the language.
  const { confirm } = window;
  window.confirm = (question = '') =>
    confirm(question.replace(/^(.+) already exists\..*$/, 'Ya hay un archivo $1. ¿Lo reemplazas?'));
  CMS.registerLocale('es', spanishOf(CMS.getLocale('es')));
  CMS.init({ config: { ...config, load_config_file: false } });
}

/**
 * Runs in the page as text, too. Loads the site anew when it is of other content, and publishes it when the button is
 * pressed; what happens is told above it.
 */
function accompany(site: HTMLIFrameElement) {
  const button = document.querySelector('aside button') as HTMLButtonElement;
  const told = document.querySelector('aside output') as HTMLOutputElement;
  let waitingFor = '';
  new EventSource('/editor/news').onmessage = ({ data }) => {
    if (data) {
      waitingFor = data;
      told.textContent = data;
      return;
    }
    if (told.textContent === waitingFor) told.textContent = '';
    site.contentWindow?.location.reload();
  };
  button.addEventListener('click', async () => {
    button.disabled = true;
    told.textContent = '';
    try {
      const { body } = await fetch('/editor/publish', { method: 'POST' });
      const words = body?.pipeThrough(new TextDecoderStream()).getReader();
      for (let read = await words?.read(); read && !read.done; read = await words?.read()) {
        told.append(read.value);
        told.scrollTop = told.scrollHeight;
      }
    } catch {
      told.append('Se perdió la conexión con el editor: revisa la terminal y publica otra vez.');
    }
    button.disabled = false;
  });
}

/** §3.8 The page of the editor; on this machine with the site beside it. */
export function editorPage(
  config: ReturnType<typeof editorConfig>,
  {
    backend,
    script,
    beside,
    policy,
  }: { backend: Backend; script: string; beside: boolean; policy?: string },
): string {
  const whole = JSON.stringify({ backend, ...config }).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="es">
<meta charset="utf-8">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width">
${policy ? `<meta name="own-policy" content="${policy}">` : ''}
<title>Editor</title>
<style>
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; }
main { display: grid; height: 100vh; grid-template-columns: ${beside ? 'minmax(0, 3fr) minmax(0, 2fr)' : '1fr'}; }
/* The content check writes a line for each thing. */
.Toastify__toast-body { white-space: pre-line; overflow-wrap: anywhere; }
/* There is no preview but the site beside. */
[class*='RefreshPreviewButton'], [class*='PreviewLink'] { display: none; }
#nc-root { overflow: auto; transform: translate(0); }
aside { display: flex; flex-direction: column; border-left: 1px solid silver; }
aside p { display: flex; gap: 16px; align-items: center; justify-content: space-between; margin: 0; padding: 10px 16px; }
aside button { padding: 8px 16px; border: 0; background: ButtonText; color: ButtonFace; font: inherit; font-weight: 600; cursor: pointer; }
aside button:disabled { background: GrayText; cursor: progress; }
output { max-height: 30vh; overflow: auto; padding: 0 16px; font-size: 14px; white-space: pre-wrap; overflow-wrap: anywhere; }
output:not(:empty) { padding: 8px 16px 16px; }
iframe { flex: 1; border: 0; border-top: 1px solid silver; }
@media (width < 1100px) {
  main { grid-template: minmax(0, 1fr) auto / 1fr; }
  aside { border: 0; border-top: 1px solid silver; }
  iframe { display: none; }
}
</style>
<main>
<div id="nc-root"></div>
${beside ? aside : ''}
</main>
<script>window.CMS_MANUAL_INIT = true;</script>
<script src="${script}"></script>
<script>${spanishOf}${accompany}(${startEditor})(${whole});</script>
</html>
`;
}

const aside = `<aside>
<p><button type="button">Publicar el sitio</button> <a href="/" target="_blank">Abrir el sitio aparte</a></p>
<output></output>
<iframe src="/" title="El sitio"></iframe>
</aside>`;
