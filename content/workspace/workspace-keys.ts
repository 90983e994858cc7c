import type { SidebarItem } from './workspace';

/** The name of the command palette and of its button. */
export const paletteLabel = 'Search or jump to…';

export const keysFailed = 'The search did not load. Try again when you’re online.';

/** The letter after G that opens each page of the workspace. */
export const goKeys: Readonly<Record<SidebarItem['path'], string>> = {
  '/dashboard': 'h',
  '/chatbot-setup': 'b',
  '/conversations': 'c',
  '/account-setup': 'a',
};
