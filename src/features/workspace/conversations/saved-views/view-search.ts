import type { SavedView } from '#content/sample/workspace.ts';
import { defaultFilter, type ConversationFilter } from '#content/workspace/conversation-filter.ts';
import { paramsOf } from '../conversation-params';

/** Returns the search string of a filter; it is empty for the default one. */
export function searchOf(filter: ConversationFilter): string {
  const params = Object.entries(paramsOf(filter, {}, defaultFilter));
  return new URLSearchParams(params.filter((param) => param[1] !== undefined)).toString();
}

/** Returns the view with an id from an address, or undefined. */
export function viewAt(
  views: Readonly<Record<string, SavedView>>,
  id: string | undefined,
): SavedView | undefined {
  return id !== undefined && Object.hasOwn(views, id) ? views[id] : undefined;
}
