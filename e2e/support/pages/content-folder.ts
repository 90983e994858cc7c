import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the pages that the files of a content/ folder export as `name`, in menu order. */
export async function pagesIn<Page extends { order: number }>(
  folder: string,
  name: string,
): Promise<Page[]> {
  const path = join(import.meta.dirname, '../../../content', folder);
  const files = await Promise.all(
    readdirSync(path).map((file) => import(join(path, file)) as Promise<Record<string, Page>>),
  );
  return files.flatMap((file) => file[name] ?? []).sort((a, b) => a.order - b.order);
}
