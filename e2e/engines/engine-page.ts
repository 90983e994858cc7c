/** What a journey needs of a page; each engine's client does it in its own way. */
export interface EnginePage {
  /** Name and version of the engine. */
  readonly engine: string;
  goto: (url: string) => Promise<void>;
  /** Clicks the first element in sight with this role and exact name, once it can be clicked. */
  click: (role: string, name: string) => Promise<void>;
  focus: (role: string, name: string) => Promise<void>;
  /** Replaces the text of a text box. */
  fill: (name: string, text: string) => Promise<void>;
  /** Picks an option of a combo box whose value is its label. */
  select: (name: string, option: string) => Promise<void>;
  /** Presses a key, named as `KeyboardEvent.key` does, on whatever has the focus. */
  press: (key: 'Tab' | 'Enter' | 'Escape') => Promise<void>;
  /** Types into whatever has the focus. */
  type: (text: string) => Promise<void>;
  /** Calls a function in the page: it must not use anything outside of itself. */
  evaluate: <Args extends readonly unknown[], Result>(
    inPage: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  /** Runs a library's source in the page. */
  addLibrary: (source: string) => Promise<void>;
  screenshot: () => Promise<Uint8Array>;
  /** The errors and warnings on the console since the last call. */
  consoleMessages: () => string[];
  close: () => Promise<void>;
}

export const viewport = { width: 1280, height: 900 };
