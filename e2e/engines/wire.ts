/** An element of the page, in the engine's own terms. */
export type Handle = unknown;

/** The little that a journey needs of an engine; each speaks it in its own way. */
export interface Wire {
  /** Name and version. */
  readonly engine: string;
  navigate: (url: string) => Promise<void>;
  /** Calls a function inside the page; nothing of the caller's file may be used in it. */
  call: <Result>(
    inPage: (...args: never[]) => Result,
    args?: readonly unknown[],
  ) => Promise<Result>;
  /** The same for code, which the arguments are given to as `args`. */
  run: (body: string, args: readonly unknown[]) => Promise<unknown>;
  /** Runs a library's source in the page. */
  load: (source: string) => Promise<void>;
  /** The element that the function returns, or null. */
  element: (
    inPage: (...args: never[]) => Element | null,
    args: readonly unknown[],
  ) => Promise<Handle>;
  click: (element: Handle) => Promise<void>;
  /** Types into the element, as keys do. */
  type: (element: Handle, text: string) => Promise<void>;
  /** Picks an option of a list, by its words. */
  choose: (element: Handle, option: string) => Promise<void>;
  /** A key for whatever has the focus, as `KeyboardEvent.key` names it. */
  key: (name: string) => Promise<void>;
  /** A picture of the window, as PNG. */
  picture: () => Promise<Buffer>;
  /** What the page has written to the console as an error or a warning since it was last asked. */
  lines: () => string[];
  close: () => Promise<void>;
}

export const viewport = { width: 1280, height: 900 };
