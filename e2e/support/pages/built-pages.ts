import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const dist = join(import.meta.dirname, '../../../dist');

/**
 * Every page that the build has written, by its path; the film, the not-found page and the
 * analysts' pages are left out.
 */
export const builtPaths: string[] = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && !/^(404|film\b.*|machines\b.*)\.html$/.test(file))
  .map((file) => `/${file.replace(/\\/g, '/').replace(/(^index)?\.html$/, '')}`)
  .sort();

/** The text of a file of the built site. */
export function builtFile(name: string): string {
  return readFileSync(join(dist, name), 'utf8');
}

/** How many bytes a file of the built site has, as it lies there. */
export function builtSize(name: string): number {
  return statSync(join(dist, name)).size;
}

/** The file that a path is served from. */
export function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** The address a page is opened at; the thanks are shown after a submission only. */
export function addressOf(path: string): string {
  return path === '/thank-you' ? '/thank-you?sent=1' : path;
}

/** The paths of the pages that share a layout route. */
const pathsUnder = (layout: string) =>
  readdirSync(join(import.meta.dirname, '../../../src/routes', layout)).map(
    (file) => `/${file.replace('.tsx', '')}`,
  );

/** Pages that have neither header nor footer (contracts §2). */
export const barePaths: readonly string[] = pathsUnder('_bare');

/** Pages that have the workspace's sidebar instead (contracts §2). */
export const workspacePaths: readonly string[] = pathsUnder('_workspace');

/** Every page that a visitor sees without an account. */
export const publicPaths: readonly string[] = builtPaths.filter(
  (path) => !workspacePaths.includes(path),
);
