/** `npm run edit`: the development server with the editor of the content beside it (§3.8), on this machine alone. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const program = resolve('node_modules/@react-router/dev/bin.cjs');
process.env.CONTENT_EDITOR = '1';
// It starts itself anew with the arguments that it finds.
process.argv.splice(1, 1, program, 'dev', '--host=localhost');
await import(pathToFileURL(program).href);
