import { spawnSync } from 'node:child_process';

/** Splits `--host NAME`, which Vite's build does not know, from the options of Vite. */
const hosts = [];
const options = [];
const words = process.argv.slice(2);
for (let word = words.shift(); word !== undefined; word = words.shift()) {
  const [, value] = /^--host(?:=(.*))?$/.exec(word) ?? [];
  if (!word.startsWith('--host')) options.push(word);
  else hosts.push(value ?? words.shift() ?? '');
}

if (hosts.includes('')) {
  process.stderr.write('Name a host: npm run build -- --host NAME\n');
  process.exit(1);
}
const { status } = spawnSync('vite', ['build', ...options], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, ...(hosts.length > 0 && { DEPLOY_HOST: hosts.join() }) },
});
process.exitCode = status ?? 1;
