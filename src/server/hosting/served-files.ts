import { contentType, lookup } from 'mime-types';
import { everyPath, type HeaderRule, type SiteRules } from './host-matching.ts';

/** Returns the file for a path. Page paths have no extension, except for the film. */
export function fileOf(path: string): string {
  if (path === '/') return '/index.html';
  return /\.[a-z\d]+$/.test(path) ? path : `${path}.html`;
}

/** File extensions of the built site. */
const extensions =
  'html css js json webmanifest xml txt md mmd vtt svg png jpg webp avif ico woff2 pdf mp4 webm'.split(
    ' ',
  );

/** The media type of each file extension, and its `Content-Type`, as `npm start` sends it. */
export const mediaTypes = extensions.map((extension) => ({
  extension,
  type: String(lookup(extension)),
  contentType: String(contentType(extension)),
}));

type FileRule = {
  /** The file, or the start of its path. */
  path: string;
  isPrefix: boolean;
  valueOf: (header: string) => string | undefined;
};

/** Returns the headers that differ by path: one rule for each file that is sent. */
export function fileRules(headers: readonly HeaderRule[]): FileRule[] {
  const rules = new Map<string, FileRule>();
  for (const { path, headers: values } of headers.filter((rule) => rule.path !== everyPath)) {
    const isPrefix = path.endsWith('*');
    const file = isPrefix ? path.slice(0, -1) : fileOf(path);
    rules.set(file, { path: file, isPrefix, valueOf: (name) => new Map(values).get(name) });
  }
  return [...rules.values()];
}

/** The headers that differ by path. */
export const fileHeaders = [
  'Content-Security-Policy',
  'Cache-Control',
  'Cross-Origin-Resource-Policy',
  'Access-Control-Allow-Origin',
] as const;

/** Returns the headers of every response. */
export const commonHeaders = (headers: readonly HeaderRule[]) =>
  headers.find(({ path }) => path === everyPath)?.headers ?? [];

/** Returns the folders whose pages share their rules, and the paths of all other pages. */
export function foldersAndPages({ pages }: SiteRules) {
  const isFolder = (path: string) => path.endsWith('/*');
  return {
    folders: pages.filter(isFolder).map((path) => path.slice(0, -2)),
    pages: pages.filter((path) => !isFolder(path)),
  };
}

/** Returns the other spellings of a page's path, which redirect to it. */
export function aliasesOf(path: string): string[] {
  const file = fileOf(path);
  const bare = file.slice(0, -'.html'.length);
  return [path === file ? bare : file, `${bare}/`, ...(path === '/' ? [bare] : [])];
}
