import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const table = readFileSync(join(root, 'src/docs/owasp-asvs.md'), 'utf8');
const rows = table
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, id = '', level, status = '', done, proof = '']) => ({
    id,
    level,
    status,
    done,
    proof,
  }));

test('OWASP ASVS: every row has a requirement, a level, a status, a measure, and evidence', () => {
  expect(rows.length).toBeGreaterThan(40);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  for (const { id, level, status, done, proof } of rows) {
    expect(id).toMatch(/^\d+\.\d+\.\d+$/);
    expect(level, id).toMatch(/^[12]$/);
    expect(['met', 'partly', 'not met', 'host’s', "host's"], id).toContain(status);
    expect(`${done} ${proof}`.length, id).toBeGreaterThan(20);
  }
});

test('OWASP ASVS: every test in the table exists', () => {
  const named = [...table.matchAll(/`((?:tests|e2e)\/[^`]+)`/g)].map(([, file = '']) => file);
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test('OWASP ASVS: every unmet requirement has its own explanation', () => {
  for (const { id } of rows.filter(({ status }) => status === 'not met'))
    expect(table).toMatch(new RegExp(`^## .*${id.replaceAll('.', '\\.')}`, 'm'));
});
