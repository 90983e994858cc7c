import type { Heard } from './inspector';

/** What to look for, as a visitor or a screen reader would name it. */
export interface Find {
  role?: string;
  name?: string | RegExp;
  text?: string | RegExp;
  /** Only for what has neither role nor words. */
  css?: string;
  within?: Find;
  /** Which of several, from 0. */
  nth?: number;
}

/** What can be told of something that is seen; whitespace in texts counts as one space. */
export interface Look {
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

export type Expected = { [Key in keyof Look]?: Look[Key] | RegExp };

/** What is so before a page is opened. */
export interface Given {
  reducedMotion?: boolean;
  dark?: boolean;
  /** A window of 375 px. */
  small?: boolean;
  /** What this browser has kept from before, by key. */
  stored?: { readonly [key: string]: unknown };
  /** Pieces of the world that answer only when the test lets them. */
  hold?: readonly Held[];
  /** This browser keeps nothing. */
  storageDenied?: boolean;
}

/** What a page waits for and a test lets come, or fail. */
export type Held = 'lead' | 'demo' | 'clipboard' | 'navigation' | 'player' | 'file';

/** A file that is chosen. */
interface Attached {
  name: string;
  text: string;
  id?: string;
}

/** What a visitor sees of a page. Each promise fails where it does not come true. */
export interface Eyes {
  see: (find: Find, expected?: Expected) => Promise<void>;
  miss: (find: Find) => Promise<void>;
  /** The address: path, search and hash. */
  address: (expected: string | RegExp) => Promise<void>;
  /** How many there are of it in sight. */
  count: (find: Find, expected: number) => Promise<void>;
  /** What this browser, or this tab, has kept under a key, parsed where it is JSON; null for nothing. */
  stored: (key: string) => Promise<unknown>;
  /** How often the page has asked for something that is held. */
  asked: (held: Held) => Promise<number>;
}

/** What a visitor does, and what the world does to a page. The same acts run in every layer. */
export interface Hands extends Eyes {
  open: (path: string, given?: Given) => Promise<void>;
  /** By pointer. */
  press: (find: Find) => Promise<void>;
  /** By keyboard: the element gets the focus and Enter, or another key. */
  activate: (find: Find, key?: string) => Promise<void>;
  /** A key for whatever has the focus, with modifiers as in `Control+k`. */
  key: (key: string) => Promise<void>;
  focus: (find: Find) => Promise<void>;
  /** Puts a whole text into a field. */
  fill: (find: Find, text: string) => Promise<void>;
  choose: (find: Find, option: string) => Promise<void>;
  /** At a share of its width, from the left; in its middle by default. */
  hover: (find: Find, at?: number) => Promise<void>;
  /** Takes the pointer away from everything. */
  unhover: () => Promise<void>;
  /** Scrolls something into view. */
  reach: (find: Find) => Promise<void>;
  /** `id`: the record id of the file, else drawn by chance. */
  attach: (find: Find, files: readonly Attached[]) => Promise<void>;
  /** Drags files over something, or away from it. */
  drag: (find: Find, isOver: boolean) => Promise<void>;
  /** Goes to another page of the site without loading it anew. */
  go: (path: string) => Promise<void>;
  /** Makes the window 375 px wide, or wide again. */
  resize: (small: boolean) => Promise<void>;
  /** The connection comes back. */
  reconnect: () => Promise<void>;
  /** Lets time pass, in ms. */
  pass: (ms: number) => Promise<void>;
  /** Lets the page think that it may be about to go. */
  leavePage: () => Promise<void>;
  /** Another tab writes a value, or removes it (null). */
  otherTab: (key: string, value: unknown) => Promise<void>;
  /** Lets what is held come, or fail. */
  answer: (held: Held, outcome: 'done' | 'failed') => Promise<void>;
  /** What a machine's actor has been told and has done since it was last asked. */
  heard: (machineId: string, which: number) => Promise<Heard | null>;
}

export const button = (name: string | RegExp, within?: Find): Find => find('button', name, within);
export const link = (name: string | RegExp, within?: Find): Find => find('link', name, within);
export const radio = (name: string | RegExp, within?: Find): Find => find('radio', name, within);
export const tab = (name: string | RegExp, within?: Find): Find => find('tab', name, within);
export const textbox = (name: string | RegExp, within?: Find): Find =>
  find('textbox', name, within);

function find(role: string, name: string | RegExp, within?: Find): Find {
  return within ? { role, name, within } : { role, name };
}

export const describeFind = (what: Find): string =>
  JSON.stringify(what, (_, value: unknown) => (value instanceof RegExp ? String(value) : value));
