import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * @typedef {{ license?: { id?: string, name?: string }, expression?: string }} License
 * @typedef {{ name: string, version: string, purl: string, licenses?: License[], properties?: { name: string }[] }} Component
 */

/**
 * The bill of materials of what is installed, as npm itself writes it (CycloneDX, JSON). It holds
 * the tools too: npm's own filter would leave out what both they and the product need.
 */
export function billOfMaterials() {
  const { status, stdout, stderr } = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm sbom failed:\n${stderr}`);
  return stdout;
}

/**
 * Every package in the bill: its name, version, license, and whether only the tools need it.
 * @param {string} bill
 */
export function components(bill) {
  const { components: found } = /** @type {{ components: Component[] }} */ (JSON.parse(bill));
  return found.map(({ name, version, licenses = [], properties = [] }) => ({
    name,
    version,
    license: licenses
      .map(({ license, expression }) => license?.id ?? license?.name ?? expression ?? '')
      .join(' AND '),
    isTool: properties.some((property) => property.name === 'cdx:npm:package:development'),
  }));
}
