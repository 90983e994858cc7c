import type { privacy } from './privacy';

type RowName = (typeof privacy)['stored']['rows'][number]['name'];

/**
 * Every key that the site's pages store (specification §14.12), with its row on the privacy page. A
 * final colon marks a prefix.
 */
export const storedKeys: Readonly<Record<string, RowName>> = {
  demoEmails: 'Sent forms',
  demoSubmissions: 'Sent forms',
  'leadOutbox:': 'Unsent forms',
  lastEmailEntered: 'Last email typed',
  demoDraft: 'Unfinished demo form',
  'midspan:preview': 'Chatbot preview',
  workspace: 'The sample workspace',
  recentCommands: 'Recent commands',
  theme: 'Light or dark',
  reloadedForChunk: 'Scroll positions',
  'tsr-scroll-restoration-v1_3': 'Scroll positions',
};

/** Returns whether one of the site's pages stores this key, or its quarantined value. */
export function isStoredKey(key: string): boolean {
  const name = key.replace(/\.corrupt(\.\d+)?$/, '');
  return Object.keys(storedKeys).some((listed) =>
    listed.endsWith(':') ? name.startsWith(listed) : name === listed,
  );
}
