import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPackage, onPath, createLog } from './packages.mjs';

const log = createLog('nginx');
const fallbackPaths = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/** @param {string} path */
const starts = (path) => existsSync(path) && spawnSync(path, ['-v']).status === 0;

function findNginx() {
  const chosen = process.env['NGINX_PATH'];
  if (chosen) {
    if (starts(chosen)) return chosen;
    throw new Error(`NGINX_PATH is ${chosen}, which does not start as nginx`);
  }
  return [onPath('nginx'), ...fallbackPaths].find((path) => path !== null && starts(path)) ?? null;
}

/**
 * Returns the path of the nginx that tests the built configuration: `NGINX_PATH`, or the system's.
 * If there is none, installs its package and reports it. Throws if that did not work.
 */
export function ensureNginx() {
  const found = findNginx();
  if (found) return found;
  log('none found, installing the system’s package');
  const nginx = ['nginx'];
  installPackage(log, {
    'apt-get': ['nginx-light'],
    dnf: nginx,
    apk: nginx,
    pacman: nginx,
    brew: nginx,
  });
  const installed = findNginx();
  if (!installed)
    throw new Error('No nginx to test dist/nginx.conf with: install it, or set NGINX_PATH');
  log(`installed ${installed}`);
  return installed;
}
