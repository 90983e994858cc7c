import { contentType, lookup } from 'mime-types';
import type { HeaderRule, Redirect } from './host-matching.ts';

const everywhere = '/*';
/** A name that no file has: hidden files are not served. */
const misunderstood = '/.misunderstood';

function quoted(value: string): string {
  if (value.includes('$')) throw new Error(`nginx would read a variable in: ${value}`);
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/** The file that is sent at a path: pages have no ending, but for the film's. */
function fileOf(path: string): string {
  if (path === '/') return '/index.html';
  return /\.[a-z\d]+$/.test(path) ? path : `${path}.html`;
}

function map(variable: string, header: string, rules: readonly HeaderRule[]): string {
  const rows = rules.flatMap(({ path, headers }) => {
    const value = headers.find(([name]) => name === header)?.[1];
    if (value === undefined) return [];
    const key = path.endsWith('*') ? `~^${path.slice(0, -1).replaceAll('.', '\\.')}` : fileOf(path);
    return [`    ${key} ${quoted(value)};`];
  });
  return [`  map $uri $${variable} {`, '    default "";', ...rows, '  }'].join('\n');
}

function permanently(path: string, to: string): string {
  return `    location = ${path} { return 301 ${to}$is_args$args; }`;
}

function pageLocations(path: string): string[] {
  const file = fileOf(path);
  const bare = file.slice(0, -'.html'.length);
  const others = [path === file ? bare : file, `${bare}/`, ...(path === '/' ? [bare] : [])];
  return [
    `    location = ${path} { try_files ${file} =404; }`,
    ...others.map((other) => permanently(other, path)),
  ];
}

/** Pages of a folder that share their rules: each has its file, and a missing one its own page. */
function folderLocations(folder: string): string[] {
  const missing = `error_page 404 ${folder}/404.html;`;
  const moved = 'if (-f $document_root$1.html) { return 301 $1$is_args$args; }';
  return [
    `    location ~ "^(${folder}/[^/]+)/$" { ${moved} return 404; }`,
    `    location ~ "^(${folder}/[^/]+)\\.html$" { ${moved} return 404; ${missing} }`,
    `    location ~ "^${folder}/[^/.]+$" { try_files $uri.html =404; ${missing} }`,
    `    location = ${folder}/404.html { internal; ${missing} }`,
    `    location = ${folder}/404 { return 404; ${missing} }`,
  ];
}

/** The kinds of files that the built site may hold; `npm start` sends them with the same types. */
const endings =
  'html css js json webmanifest xml txt vtt svg png jpg webp avif ico woff2 pdf mp4 webm'.split(
    ' ',
  );
const types = endings.map((ending) => [ending, String(lookup(ending))] as const);
// nginx counts text/html in by itself and warns if it is named.
const others = types.map(([, type]) => type).filter((type) => type !== 'text/html');
const typesWithCharset = others.filter((type) => String(contentType(type)).includes('charset'));
const textTypes = others.filter((type) => /^text\/|[/+](?:json|xml)$/.test(type));

/**
 * A whole nginx configuration with the same headers and redirects (contracts §8). Headers that
 * differ by path are variables of the file that is sent: all `add_header` lines then stand in one
 * place, where no `location` can switch them off, and an empty variable sends no header.
 */
export function nginxConf(rules: {
  headers: readonly HeaderRule[];
  redirects: readonly Redirect[];
  /** The paths of all pages; `/*` for a folder that has a `404.html` of its own. */
  pages: readonly string[];
}): string {
  const narrow = rules.headers.filter(({ path }) => path !== everywhere);
  const folders = rules.pages
    .filter((path) => path.endsWith('/*'))
    .map((path) => path.slice(0, -2));
  const pages = rules.pages.filter((path) => !path.endsWith('/*'));
  const common = rules.headers.find(({ path }) => path === everywhere)?.headers ?? [];
  return `# Serves the built site. Written by the build: change the rules, not this file.
# Put TLS in front of it or add it here; adapt listen, server_name and root.
worker_processes auto;
events {}

http {
  types {
${types.map(([extension, type]) => `    ${type} ${extension};`).join('\n')}
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types ${typesWithCharset.join(' ')};
  sendfile on;
  server_tokens off;
  gzip on;
  gzip_vary on;
  gzip_types ${textTypes.join(' ')};
  map_hash_bucket_size 256;

${map('page_policy', 'Content-Security-Policy', narrow)}

${map('page_caching', 'Cache-Control', narrow)}

  map "$status $uri" $cache_control {
    default $page_caching;
    "~^404 /assets/" "no-store";
    "~^404 .*\\.html$" $page_caching;
    "~^40[04] " "no-store";
  }

${map('resource_policy', 'Cross-Origin-Resource-Policy', narrow)}

  server {
    listen 80;
    listen [::]:80;
    server_name _;
    root /usr/share/nginx/html;
    absolute_redirect off;
    merge_slashes off;
    error_page 404 /404.html;
    # An encoded slash is none: the app would not find its page by that address.
    if ($request_uri ~* "^[^?]*%(2f|5c)") { rewrite ^ ${misunderstood} last; }

${common.map(([name, value]) => `    add_header ${name} ${quoted(value)} always;`).join('\n')}
    add_header Content-Security-Policy $page_policy always;
    add_header Cache-Control $cache_control always;
    add_header Cross-Origin-Resource-Policy $resource_policy always;

${rules.redirects.map(({ from, to }) => permanently(from, to)).join('\n')}

${[...pages.flatMap(pageLocations), ...folders.flatMap(folderLocations)].join('\n')}

    location = /404.html { internal; }
    location = ${misunderstood} {
      internal;
      error_page 404 @missing;
      types {}
      default_type text/plain;
      return 400 "This address is not understood.\\n";
    }
    location = /nginx.conf { return 404; error_page 404 @missing; }
    location ~ "/\\.(?!well-known/)" { return 404; error_page 404 @missing; }
    location ~ "\\.(?!html$)[A-Za-z0-9]+$" {
      try_files $uri =404;
      error_page 404 @missing;
    }
    location /assets/ {
      try_files $uri =404;
      error_page 404 @missing;
    }
    location @missing {
      types {}
      default_type text/plain;
      return 404 "Not found\\n";
    }
    location / { return 404; }
  }
}
`;
}
