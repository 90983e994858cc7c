import type { Browser } from 'playwright';
import type { ServedSite } from './served-site';

/** Imports a module by its address, as Node does. */
export type Load = (address: string) => Promise<unknown>;

/** What every part of the benchmark is given. */
export interface BenchRun {
  site: ServedSite;
  /** The same site without scripts. */
  plain: ServedSite;
  /** Opens a browser for interactions; the caller closes it. */
  openBrowser: () => Promise<Browser>;
  /** How often each timing is taken. */
  passes: number;
  /** Whether every public page gets all the passes, not those alone that stand for the others. */
  isAll: boolean;
  /** The pages that Lighthouse is to see, where that is not every one. */
  paths: readonly string[] | undefined;
  load: Load;
  /** Tells what is going on. */
  say: (line: string) => void;
}
