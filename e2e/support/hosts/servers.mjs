import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPackage, onPath, createLog } from '../browser/packages.mjs';

/** @typedef {{ program: string, check: string[], packages: Record<string, string[]> }} Server */

/** The servers that test the host files. `check` are arguments with which the program exits with 0. */
const servers = /** @satisfies {Record<string, Server>} */ ({
  nginx: {
    program: 'nginx',
    check: ['-v'],
    packages: {
      'apt-get': ['nginx-light'],
      dnf: ['nginx'],
      apk: ['nginx'],
      pacman: ['nginx'],
      brew: ['nginx'],
    },
  },
  caddy: {
    program: 'caddy',
    check: ['version'],
    packages: {
      'apt-get': ['caddy'],
      dnf: ['caddy'],
      apk: ['caddy'],
      pacman: ['caddy'],
      brew: ['caddy'],
    },
  },
  apache: {
    program:
      process.platform === 'linux' && existsSync('/etc/debian_version') ? 'apache2' : 'httpd',
    check: ['-v'],
    packages: {
      'apt-get': ['apache2'],
      dnf: ['httpd'],
      apk: ['apache2'],
      pacman: ['apache'],
      brew: ['httpd'],
    },
  },
});

/** @param {Server} server @param {string | undefined} chosen */
function find({ program, check }, chosen) {
  /** @param {string} path */
  const starts = (path) => existsSync(path) && spawnSync(path, check).status === 0;
  if (chosen) {
    if (starts(chosen)) return chosen;
    throw new Error(`${chosen} does not start as ${program}`);
  }
  const folders = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];
  const paths = [onPath(program), ...folders.map((folder) => `${folder}/${program}`)];
  return paths.find((path) => path !== null && starts(path)) ?? null;
}

/**
 * Returns the path of a server that tests the built configuration: `NGINX_PATH`, `CADDY_PATH` or
 * `APACHE_PATH`, or the system's. If there is none, installs its package and reports it. Throws if
 * that did not work.
 * @param {keyof typeof servers} name
 */
export function ensureServer(name) {
  const variable = `${name.toUpperCase()}_PATH`;
  const found = find(servers[name], process.env[variable]);
  if (found) return found;
  const log = createLog(name);
  log('none found, installing the system’s package');
  installPackage(log, servers[name].packages);
  const installed = find(servers[name], undefined);
  if (!installed)
    throw new Error(`No ${name} to test the build with: install it, or set ${variable}`);
  log(`installed ${installed}`);
  return installed;
}
