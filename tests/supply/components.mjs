import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * @typedef {{ license?: { id?: string, name?: string }, expression?: string }} License
 * @typedef {{ name: string, version: string, purl: string, licenses?: License[], properties?: { name: string }[] }} Component
 */

/**
 * Returns npm's bill of materials (CycloneDX, JSON) of the installed packages, tools included: npm's
 * filter would drop packages that the tools and the product share.
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
 * Lists the packages in a bill with name, version, and license; `isTool` marks development packages.
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
