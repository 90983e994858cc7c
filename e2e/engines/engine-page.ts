/** The page actions of a journey, implemented for each engine. */
export interface EnginePage {
  /** Name and version of the engine. */
  readonly engine: string;
  goto: (url: string) => Promise<void>;
  /** Clicks the first visible element with this role and exact name, once it is clickable. */
  click: (role: string, name: string) => Promise<void>;
  focus: (role: string, name: string) => Promise<void>;
  /** Replaces a textbox's value. */
  fill: (name: string, text: string) => Promise<void>;
  /** Selects an option of a combobox whose value is its label. */
  select: (name: string, option: string) => Promise<void>;
  /** Presses a key, named as in `KeyboardEvent.key`, on the focused element. */
  press: (key: 'Tab' | 'Enter' | 'Escape') => Promise<void>;
  /** Types into the focused element. */
  type: (text: string) => Promise<void>;
  /** Calls a function in the page, so it cannot reference its module. */
  evaluate: <Args extends readonly unknown[], Result>(
    inPage: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  /** Returns the console errors and warnings since the last call. */
  consoleMessages: () => string[];
  close: () => Promise<void>;
}

export const viewport = { width: 1280, height: 900 };
