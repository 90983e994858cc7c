import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPackage, onPath, sayOf } from './packages.mjs';

const say = sayOf('nginx');
const elsewhere = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/** @param {string} path */
const starts = (path) => existsSync(path) && spawnSync(path, ['-v']).status === 0;

function findNginx() {
  const chosen = process.env['NGINX_PATH'];
  if (chosen) {
    if (starts(chosen)) return chosen;
    throw new Error(`NGINX_PATH is ${chosen}, which is not an nginx that starts`);
  }
  return [onPath('nginx'), ...elsewhere].find((path) => path !== null && starts(path)) ?? null;
}

/**
 * The nginx that the built configuration is tried with: `NGINX_PATH`, else the system's. Where there
 * is none its package is installed first, and said so. Throws if that did not work.
 */
export function ensureNginx() {
  const found = findNginx();
  if (found) return found;
  say('none found, installing the system’s package');
  const nginx = ['nginx'];
  installPackage(say, {
    'apt-get': ['nginx-light'],
    dnf: nginx,
    apk: nginx,
    pacman: nginx,
    brew: nginx,
  });
  const installed = findNginx();
  if (!installed)
    throw new Error('No nginx to try dist/nginx.conf with: install it, or name one in NGINX_PATH');
  say(`installed ${installed}`);
  return installed;
}
