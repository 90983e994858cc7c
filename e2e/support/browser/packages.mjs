import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @type {Record<string, string[][]>} */
const packageManagers = {
  'apt-get': [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends'],
  ],
  dnf: [['dnf', 'install', '-y']],
  apk: [['apk', 'add']],
  pacman: [['pacman', '-Sy', '--noconfirm']],
  brew: [['brew', 'install']],
};

/** @typedef {(message: string) => void} Log */

/**
 * Returns a function that prints progress on the terminal.
 * @param {string} name
 * @returns {Log}
 */
export const createLog = (name) => (message) => void process.stderr.write(`${name}: ${message}\n`);

/**
 * Returns the path of a command on the PATH, or null.
 * @param {string} command
 */
export function onPath(command) {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, command)).find((path) => existsSync(path)) ?? null;
}

/**
 * Runs a command with its output on this terminal and without input; returns true if it succeeded.
 * @param {Log} log
 * @param {string[]} command
 * @param {Record<string, string>} [env]
 */
export function ran(log, [program = '', ...args], env = {}) {
  log(`running ${[program, ...args].join(' ')}`);
  const { status } = spawnSync(program, args, {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, ...env },
  });
  return status === 0;
}

const asRoot = () => (process.getuid?.() === 0 || !onPath('sudo') ? [] : ['sudo', '-n', '-E']);

/**
 * Installs the packages that `names` lists for this machine's package manager; returns true on success.
 * @param {Log} log
 * @param {Record<string, string[]>} names
 */
export function installPackage(log, names) {
  const manager = Object.keys(packageManagers).find((name) => onPath(name));
  const packages = manager && names[manager];
  const steps = manager && packageManagers[manager];
  if (!packages || !steps) return false;
  const prefix = manager === 'brew' ? [] : asRoot();
  const install = [...(steps.at(-1) ?? []), ...packages];
  // RUNLEVEL=1 keeps packages from starting their services.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  return (
    [...steps.slice(0, -1), install].map((step) => ran(log, [...prefix, ...step], env)).at(-1) ===
    true
  );
}
