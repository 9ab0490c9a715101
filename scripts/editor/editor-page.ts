import type { editorConfig, Field } from './editor-config.ts';

type Backend = Record<string, string>;

/** As far as it is used here: what Decap CMS offers, and its data (Immutable.js). */
interface DecapCms {
  getLocale(locale: string): { editor: { editorWidgets: object } };
  registerLocale(locale: string, phrases: object): void;
  init(options: { config: object }): void;
  registerEventListener(
    listener:
      | { name: 'preSave'; handler: (event: PreSave) => DataMap }
      | { name: 'postSave'; handler: () => void },
  ): void;
}
interface PreSave {
  entry: { get(key: 'data'): DataMap; get(key: 'collection'): string; get(key: 'slug'): string };
}
interface DataMap {
  get(key: string): unknown;
  set(key: string, value: unknown): DataMap;
  delete(key: string): DataMap;
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
      if (isNull) cleaned = cleaned.set(field.name, null);
      else if (!field.required && isEmpty(value) && value !== false && !isList(value))
        cleaned = cleaned.delete(field.name);
      else if (value !== undefined) cleaned = cleaned.set(field.name, value);
    }
    return cleaned;
  }
  function cleanValue(field: Field, value: unknown): unknown {
    if (isList(value)) {
      return value.map((item) => (isMap(item) && field.fields ? clean(field.fields, item) : item));
    }
    if (isMap(value) && field.fields) return clean(field.fields, value);
    // Pictures and films are named without their ending.
    if ((field.widget === 'image' || field.widget === 'file') && typeof value === 'string') {
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
    // After saving, the development server restarts: what is asked meanwhile is asked again.
    const { fetch } = window;
    window.fetch = async (...request) => {
      for (let attempt = 1; attempt < 40; attempt++) {
        try {
          return await fetch(...request);
        } catch {
          await new Promise((resolve) => setTimeout(resolve, 250));
        }
      }
      return fetch(...request);
    };
  }
  // A page that was asked for during the restart would stay empty.
  async function reloadSite(frame: HTMLIFrameElement) {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 1000));
    await pause();
    while (!(await fetch('/')).ok) await pause();
    frame.contentWindow?.location.reload();
  }
  const frame = document.querySelector('iframe');
  if (frame) CMS.registerEventListener({ name: 'postSave', handler: () => void reloadSite(frame) });
  // What its Spanish lacks.
  const spanish = CMS.getLocale('es');
  const editorWidgets = {
    ...spanish.editor.editorWidgets,
    list: { add: 'Agregar: %{item}', addType: 'Agregar: %{item}' },
    object: { expand: 'Abrir', collapse: 'Cerrar' },
  };
  CMS.registerLocale('es', { ...spanish, editor: { ...spanish.editor, editorWidgets } });
  CMS.init({ config: { ...config, load_config_file: false } });
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
body { margin: 0; }
main { display: grid; height: 100vh; grid-template-columns: ${beside ? 'minmax(0, 3fr) minmax(0, 2fr)' : '1fr'}; }
#nc-root { overflow: auto; transform: translate(0); }
iframe { width: 100%; height: 100%; border: 0; border-left: 1px solid silver; }
@media (width < 1100px) { main { grid-template-columns: 1fr; } iframe { display: none; } }
</style>
<main>
<div id="nc-root"></div>
${beside ? '<iframe src="/" title="El sitio"></iframe>' : ''}
</main>
<script>window.CMS_MANUAL_INIT = true;</script>
<script src="${script}"></script>
<script>(${startEditor})(${whole});</script>
</html>
`;
}
