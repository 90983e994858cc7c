import { billOfMaterials, components } from './components.mjs';

const all = components(billOfMaterials());
for (const isTool of [false, true]) {
  process.stdout.write(`\n${isTool ? 'Tools' : 'Product'}\n`);
  for (const { name, version, license } of all.filter((one) => one.isTool === isTool))
    process.stdout.write(`${license.padEnd(28)}${name} ${version}\n`);
}
