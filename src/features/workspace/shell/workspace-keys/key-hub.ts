/**
 * Connects the pages of the workspace with its keys. `WorkspaceKeys` sets the first two functions
 * and a page with own keys the last; until then they do nothing.
 */
export const keyHub = {
  openPalette: (): void => {},
  openHelp: (): void => {},
  /** Handles a key that no field or dialog takes; returns whether it is one of the page's. */
  pressPageKey: (_press: KeyboardEvent, _areOn: boolean): boolean => false,
};
