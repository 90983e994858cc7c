import type { threadCommands } from '#content/workspace/thread-commands.ts';

/** A key, or a button of the page that opens a dialog of the keys. */
export type KeyRequest = KeyboardEvent | 'palette' | 'help';

/** A command for the open conversation; most have a key, too. */
export type ThreadCommand = keyof typeof threadCommands;

/** Connects the pages of the workspace with its keys. */
export const keyHub = {
  /** Handles a key or a button; returns whether the key is one of the workspace's. */
  take: (_request: KeyRequest): boolean => false,
  /** Handles a key that no field or dialog takes; a page with own keys sets it. */
  pressPageKey: (_press: KeyboardEvent, _areOn: boolean): boolean => false,
  /** Returns the commands for the open conversation; the conversations page sets both. */
  threadCommands: (): readonly ThreadCommand[] => [],
  runThreadCommand: (_command: ThreadCommand): void => {},
};

const fields =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable="true"], dialog, [popover]';

/** Returns whether keys go to a field, a dialog or a popover. */
export const takesKeys = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(fields) !== null;
