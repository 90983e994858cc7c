import type { ActorLog } from './inspector';

/** Locates elements as a visitor or a screen reader would name them. */
export interface Find {
  role?: string;
  name?: string | RegExp;
  text?: string | RegExp;
  /** Only for elements that have neither role nor text. */
  css?: string;
  within?: Find;
  /** Picks one of several matches, counted from 0. */
  nth?: number;
}

/** The observable state of an element; runs of whitespace in texts are collapsed. */
export interface ElementState {
  text: string;
  value: string;
  checked: boolean;
  selected: boolean;
  expanded: boolean;
  pressed: boolean;
  disabled: boolean;
  invalid: boolean;
  focused: boolean;
  current: string | null;
  href: string | null;
}

export type ExpectedState = { [Key in keyof ElementState]?: ElementState[Key] | RegExp };

/** Conditions set up before a page opens. */
export interface Setting {
  reducedMotion?: boolean;
  dark?: boolean;
  /** Opens a window 375 px wide. */
  small?: boolean;
  /** Values already in local storage, by key. */
  stored?: { readonly [key: string]: unknown };
  /** Operations that stay pending until the test settles them. */
  hold?: readonly Held[];
  storageDenied?: boolean;
}

/** An operation that a page waits for and a test can resolve or reject. */
export type Held = 'lead' | 'demo' | 'clipboard' | 'navigation' | 'player' | 'file';

interface AttachedFile {
  name: string;
  text: string;
  id?: string;
}

/** The read-only half of a driver, for state assertions. */
export interface Assertions {
  expectVisible: (find: Find, expected?: ExpectedState) => Promise<void>;
  expectAbsent: (find: Find) => Promise<void>;
  /** Compares path, search, and hash. */
  expectAddress: (expected: string | RegExp) => Promise<void>;
  /** Counts visible matches. */
  expectCount: (find: Find, expected: number) => Promise<void>;
  /** Returns a value from local or session storage, parsed if it is JSON; null if it is missing. */
  stored: (key: string) => Promise<unknown>;
  /** Returns how many times the page has started an operation. */
  requestCount: (held: Held) => Promise<number>;
}

/** Drives a page as a visitor or its environment does. The DOM and the browser each implement it. */
export interface Driver extends Assertions {
  open: (path: string, setting?: Setting) => Promise<void>;
  click: (find: Find) => Promise<void>;
  /** Focuses an element and presses Enter, or another key. */
  activate: (find: Find, key?: string) => Promise<void>;
  /** Sends a key to the focused element; modifiers as in `Control+k`. */
  pressKey: (key: string) => Promise<void>;
  focus: (find: Find) => Promise<void>;
  /** Replaces the text of a field. */
  fill: (find: Find, text: string) => Promise<void>;
  selectOption: (find: Find, option: string) => Promise<void>;
  /** Hovers at a fraction of the element's width from the left; the center by default. */
  hover: (find: Find, at?: number) => Promise<void>;
  /** Moves the pointer off every element. */
  unhover: () => Promise<void>;
  scrollIntoView: (find: Find) => Promise<void>;
  /** `id` fixes the file's record id, which is random otherwise. */
  attach: (find: Find, files: readonly AttachedFile[]) => Promise<void>;
  /** Drags files onto an element, or off it. */
  drag: (find: Find, isOver: boolean) => Promise<void>;
  /** Navigates in the client, without loading a document. */
  navigate: (path: string) => Promise<void>;
  /** Resizes the window to 375 px, or back to its full width. */
  resize: (small: boolean) => Promise<void>;
  reconnect: () => Promise<void>;
  /** Advances the clock by `ms`. */
  advanceTime: (ms: number) => Promise<void>;
  /** Fires `pagehide`. */
  leavePage: () => Promise<void>;
  /** Writes a value as another tab would, or removes it (null). */
  writeFromOtherTab: (key: string, value: unknown) => Promise<void>;
  /** Resolves or rejects a held operation. */
  settle: (held: Held, result: 'done' | 'failed') => Promise<void>;
  /** Drains the log of a machine's actor; null if the page has none. */
  drainLog: (machineId: string, actorIndex: number) => Promise<ActorLog | null>;
}

export const button = (name: string | RegExp, within?: Find): Find =>
  byRole('button', name, within);
export const link = (name: string | RegExp, within?: Find): Find => byRole('link', name, within);
export const radio = (name: string | RegExp, within?: Find): Find => byRole('radio', name, within);
export const tab = (name: string | RegExp, within?: Find): Find => byRole('tab', name, within);
export const textbox = (name: string | RegExp, within?: Find): Find =>
  byRole('textbox', name, within);

function byRole(role: string, name: string | RegExp, within?: Find): Find {
  return within ? { role, name, within } : { role, name };
}

export const describeFind = (find: Find): string =>
  JSON.stringify(find, (_, value: unknown) => (value instanceof RegExp ? String(value) : value));
