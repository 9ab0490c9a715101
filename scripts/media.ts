/**
 * `npm run media`: makes the pictures and films that the site serves out of `content/originals`, and the manifest
 * that tells the site which there are. All are kept in the repository, so that a build of a fresh clone encodes
 * nothing; a build runs the same for what is missing.
 */
import { listOriginals } from '../content/load/media-files.ts';
import { isError, listProblems } from '../content/load/problem.ts';
import { makeMedia, mediaFolders } from './media/make-media.ts';

const { manifest, written, deleted, problems: unusable } = await makeMedia(mediaFolders);
const count = Object.keys(manifest).length;
console.info(
  `${count} pictures and films: ${written.length} files written, ${deleted.length} deleted`,
);
const problems = [...listOriginals(mediaFolders.originals).problems, ...unusable];
if (problems.length > 0) console.error(listProblems(problems, 'es'));
if (problems.some(isError)) process.exitCode = 1;
