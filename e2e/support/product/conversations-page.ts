import type { Page } from 'playwright/test';
import { sampleWorkspace, type Workspace } from '#content/sample/workspace.ts';
import { visitorOf } from '#src/features/workspace/sample/conversation.ts';
import { pendingIn } from '#src/features/workspace/sample/pending.ts';
import { sampleBook, sampleNow } from '#src/features/workspace/sample/sample-conversations.ts';
import { open } from '../browser/fixtures';

const oldest = pendingIn(sampleBook('typical'), sampleNow, []).at(-1)!;
/** The pending conversation that the tests answer: the longest wait. */
export const waiting = { id: oldest.id, visitor: visitorOf(oldest) };

/** Opens the page with these changes to the sample in storage. */
export async function openConversations(
  page: Page,
  search = '',
  changes: Partial<Workspace> = {},
): Promise<void> {
  await page.addInitScript(
    (workspace) => {
      // Only once, so that a reload and a second tab find later changes.
      if (localStorage.getItem('workspace') === null)
        localStorage.setItem('workspace', JSON.stringify({ version: 1, ...workspace }));
    },
    { ...sampleWorkspace, ...changes },
  );
  await open(page, `/conversations${search}`);
}

export const list = (page: Page) => page.getByRole('list', { name: 'Conversations' });
export const rows = (page: Page) => list(page).getByRole('listitem');
export const tab = (page: Page, name: RegExp | string) =>
  page.getByRole('group', { name: 'Status' }).getByRole('radio', { name });
export const search = (page: Page) => page.getByRole('searchbox', { name: 'Search conversations' });
export const field = (page: Page) =>
  page.getByRole('textbox', { name: `Response to ${waiting.visitor}` });
export const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });
export const badge = (page: Page) =>
  page.getByRole('navigation', { name: 'Workspace' }).getByRole('link', { name: 'Conversations' });
export const heading = (page: Page, visitor = waiting.visitor) =>
  page.getByRole('heading', { name: visitor, exact: true });
