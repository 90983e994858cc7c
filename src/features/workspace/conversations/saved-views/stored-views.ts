import type { SavedView } from '#content/sample/workspace.ts';
import {
  defaultFilter,
  filterOptions,
  type ConversationFilter,
} from '#content/workspace/conversation-filter.ts';
import { nameProblem } from '#machines/saved-views/view-name.ts';
import { newRecordId } from '#src/services/browser/record-id.ts';
import { workspaceStore } from '#src/features/workspace/sample/workspace-store.ts';
import { filterFrom, paramsOf, parseParams, type ConversationParams } from '../conversation-params';

type Views = Readonly<Record<string, SavedView>>;

let collator: Intl.Collator | undefined;
const compare = (a: string, b: string) =>
  (collator ??= new Intl.Collator('en', { numeric: true })).compare(a, b);

/** Returns the views by name, with their ids. */
export const sortedViews = (views: Views) =>
  Object.entries(views)
    .map(([id, view]) => ({ id, ...view }))
    .sort((a, b) => compare(a.name, b.name));

/** Returns the names of all views but one. */
export const namesBeside = (views: Views, id = '') =>
  Object.entries(views).flatMap(([key, { name }]) => (key === id ? [] : [name]));

/** Returns the filter of a view; unknown parts have their defaults. */
export function filterOf({ search }: Pick<SavedView, 'search'>): ConversationFilter {
  const params = Object.fromEntries(new URLSearchParams(search));
  return filterFrom(parseParams(params, filterOptions, defaultFilter), defaultFilter);
}

/** Returns the search params that open a view. */
export const paramsOfView = (id: string, view: SavedView): ConversationParams =>
  paramsOf(filterOf(view), { view: id }, defaultFilter);

const update = (change: (views: Views) => Views, store = workspaceStore) =>
  store.update((all) => ({ ...all, views: change(all.views) }));

/** Stores a new view; returns its id, and whether it outlives the page. */
export function addView(name: string, search: string): { id: string; isStored: boolean } {
  const id = newRecordId().slice(0, 12);
  return { id, isStored: update((views) => ({ ...views, [id]: { name: name.trim(), search } })) };
}

/** Changes a view, unless another tab deleted it; returns whether that outlives the page. */
export const changeView = (id: string, change: Partial<SavedView>) =>
  update((views) => {
    const view = views[id];
    return view ? { ...views, [id]: { ...view, ...change } } : views;
  });

/** Restores a deleted view, numbered if another one has its name by now. */
export const restoreView = (id: string, view: SavedView, store = workspaceStore) =>
  update((views) => {
    let { name } = view;
    for (let number = 2; nameProblem(name, namesBeside(views)); number += 1)
      name = `${view.name} ${number}`;
    return Object.hasOwn(views, id) ? views : { ...views, [id]: { ...view, name } };
  }, store);

/** Deletes a view. */
export const deleteView = (id: string) =>
  update((views) => Object.fromEntries(Object.entries(views).filter(([key]) => key !== id)));
