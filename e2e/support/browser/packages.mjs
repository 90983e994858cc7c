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

/** @typedef {(message: string) => void} Say */

/**
 * Says on the terminal what is being looked for, and how it goes.
 * @param {string} name
 * @returns {Say}
 */
export const sayOf = (name) => (message) => void process.stderr.write(`${name}: ${message}\n`);

/**
 * Where a command stands on the PATH, or null.
 * @param {string} command
 */
export function onPath(command) {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, command)).find((path) => existsSync(path)) ?? null;
}

/**
 * Runs a command with its output on this terminal, without ever waiting for an answer.
 * @param {Say} say
 * @param {string[]} words
 * @param {Record<string, string>} [env]
 */
export function ran(say, [command = '', ...words], env = {}) {
  say(`running ${[command, ...words].join(' ')}`);
  const { status } = spawnSync(command, words, {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, ...env },
  });
  return status === 0;
}

const asRoot = () => (process.getuid?.() === 0 || !onPath('sudo') ? [] : ['sudo', '-n', '-E']);

/**
 * Installs what `names` gives for the package manager of this machine; returns whether that went well.
 * @param {Say} say
 * @param {Record<string, string[]>} names
 */
export function installPackage(say, names) {
  const manager = Object.keys(packageManagers).find((name) => onPath(name));
  const wanted = manager && names[manager];
  const steps = manager && packageManagers[manager];
  if (!wanted || !steps) return false;
  const prefix = manager === 'brew' ? [] : asRoot();
  const install = [...(steps.at(-1) ?? []), ...wanted];
  // A service that a package brings along is not started: only its program is wanted.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  return (
    [...steps.slice(0, -1), install].map((step) => ran(say, [...prefix, ...step], env)).at(-1) ===
    true
  );
}
