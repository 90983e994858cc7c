import { sharedPolicy } from './content-policy.ts';

/** A page's path, or a folder's with `/*`, and its policy. */
export type HostPage = { path: string; csp: string };

function foldersOf(path: string): string[] {
  const names = path.split('/').slice(1, -1);
  return names.map((_, index) => `/${names.slice(0, index + 1).join('/')}`);
}

/** The rule for all pages below `folder`, or null where they do not share what a rule would say. */
function folderRule(folder: string, pages: readonly HostPage[]): HostPage | null {
  const [first, ...rest] = pages.map(({ csp }) => sharedPolicy(csp));
  return first !== undefined && rest.every((csp) => csp === first)
    ? { path: `${folder}/*`, csp: first }
    : null;
}

/**
 * The pages in at most `room` rules, since hosts read no more: as long as there are too many, the
 * fullest folder gets one rule. It holds what its pages' policies share; which scripts and styles
 * are a page's own then stands in its `meta` tag alone. Throws where even that is too much.
 */
export function pagesWithin(room: number, pages: readonly HostPage[]): readonly HostPage[] {
  if (pages.length <= room) return pages;
  const below = (folder: string) => pages.filter(({ path }) => path.startsWith(`${folder}/`));
  const [best] = [...new Set(pages.flatMap(({ path }) => foldersOf(path)))]
    .map((folder) => ({ folder, held: below(folder) }))
    .filter(({ held }) => held.length > 1)
    .flatMap(({ folder, held }) => {
      const rule = folderRule(folder, held);
      return rule ? [{ rule, held }] : [];
    })
    .toSorted((a, b) => b.held.length - a.held.length);
  if (!best) throw new Error(`_headers would hold more than the 100 rules that hosts read`);
  const held = new Set(best.held);
  return pagesWithin(room, [...pages.filter((page) => !held.has(page)), best.rule]);
}
