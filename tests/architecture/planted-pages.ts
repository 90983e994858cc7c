import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type PlantedPage = { slug: string; shortName: string; order: number };

/** An industry that there is not, in a folder of content/: the words of one that there is, under a name of its own. */
export function plantedIndustry(
  folder: 'industries' | 'industries/unlisted',
  { slug, shortName, order }: PlantedPage,
) {
  const of = join(import.meta.dirname, '../../content/industries/utilities.ts');
  const code = readFileSync(of, 'utf8')
    .replace("slug: 'utilities'", `slug: '${slug}'`)
    .replace("shortName: 'Utilities'", `shortName: '${shortName}'`)
    .replace('order: 4', `order: ${order}`)
    .replace("from '../schema'", `from '${folder === 'industries' ? '..' : '../..'}/schema'`);
  return { file: `content/${folder}/${slug}.ts`, code };
}
