import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { billOfMaterials, components } from './components.mjs';

const folder = new URL('../../.cache/', import.meta.url);
mkdirSync(folder, { recursive: true });
const file = new URL('sbom.cdx.json', folder);
const bill = billOfMaterials();
writeFileSync(file, bill);
const all = components(bill);
const product = all.filter(({ isTool }) => !isTool).length;
process.stdout.write(
  `${fileURLToPath(file)}: ${product} packages of the product, ${all.length - product} of its tools\n`,
);
