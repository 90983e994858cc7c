import type { Browser } from 'playwright';
import type { ServedSite } from './serve-site';

/** Imports a module by its URL with Node's loader. */
export type Load = (address: string) => Promise<unknown>;

/** Context of every part of the benchmark. */
export interface BenchRun {
  site: ServedSite;
  /** The same site without scripts. */
  plain: ServedSite;
  /** Opens a browser for interactions; the caller closes it. */
  openBrowser: () => Promise<Browser>;
  /** The number of passes of each timing. */
  passes: number;
  /** Runs all passes on every public page, not on the sample pages only. */
  isAll: boolean;
  /** Limits Lighthouse to these pages. */
  paths: readonly string[] | undefined;
  load: Load;
  /** Prints a line of progress. */
  say: (line: string) => void;
}
