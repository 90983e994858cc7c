import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { headOf } from './html';

const dist = join(import.meta.dirname, '../../../dist');

/** The files of the site; empty without a build, so that `playwright --list` works. */
export const builtFiles = existsSync(dist)
  ? readdirSync(dist, { recursive: true, encoding: 'utf8' })
  : [];

/** The script files of the site and the atlas, without the embedded chat. */
export const builtScripts: readonly string[] = builtFiles.filter((file) =>
  /^(?:assets[\\/].*|inspect)\.js$/.test(file),
);

/** The path of every built page, except the film, the not-found page and the atlas. */
export const builtPaths: string[] = builtFiles
  .filter((file) => file.endsWith('.html') && !/^(404|film\b.*|machines\b.*)\.html$/.test(file))
  .map((file) => `/${file.replace(/\\/g, '/').replace(/(^index)?\.html$/, '')}`)
  .sort();

/** Returns the text of a built file. */
export function builtFile(name: string): string {
  return readFileSync(join(dist, name), 'utf8');
}

/** Returns the uncompressed size of a built file in bytes. */
export function builtSize(name: string): number {
  return statSync(join(dist, name)).size;
}

/** Returns the file that serves a path. */
export function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** Returns the title of the page that a path serves. */
export const titleOf = (path: string): string =>
  headOf(builtFile(fileOf(path)))['title']?.[0] ?? '';

/** Returns the URL of a page; the thank-you page needs `?sent=1` to be shown. */
export function addressOf(path: string): string {
  return path === '/thank-you' ? '/thank-you?sent=1' : path;
}

/** Returns the paths of the pages under a layout route. */
const pathsUnder = (layout: string) =>
  readdirSync(join(import.meta.dirname, '../../../src/routes', layout)).map(
    (file) => `/${file.replace('.tsx', '')}`,
  );

/** Pages without header and footer (specification §12.2). */
export const barePaths: readonly string[] = pathsUnder('_bare');

/** Pages with the workspace sidebar (specification §12.3). */
export const workspacePaths: readonly string[] = pathsUnder('_workspace');

/** Every page outside the workspace. */
export const publicPaths: readonly string[] = builtPaths.filter(
  (path) => !workspacePaths.includes(path),
);
