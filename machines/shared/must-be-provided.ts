import { fromCallback, fromPromise, type EventObject, type NonReducibleUnknown } from 'xstate';

/**
 * Returns a placeholder for an action that the view or a test provides; it throws
 * "NAME must be provided".
 */
export function actionToProvide(name: string): () => void;
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- types the params of the action
export function actionToProvide<Params>(name: string): (_: unknown, params: Params) => void;
export function actionToProvide(name: string): () => void {
  return () => {
    throw new Error(`${name} must be provided`);
  };
}

/** Returns a placeholder for a promise actor; it rejects with "NAME must be provided". */
export function promiseToProvide<Output, Input>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`${name} must be provided`)));
}

/** Returns a placeholder for a callback actor, such as one that watches a store. */
// oxlint-disable typescript/no-unnecessary-type-parameters -- type the events and the input
export function callbackToProvide<
  Event extends EventObject = EventObject,
  Input = NonReducibleUnknown,
>(name: string) {
  return fromCallback<Event, Input>(() => {
    throw new Error(`${name} must be provided`);
  });
}

/**
 * Returns a placeholder for an actor that watches a fact of another owner. It sends only `triggers`,
 * whose values are never assigned into a context: what needs the fact reads it from its owner.
 */
export const watcherToProvide = (
  name: string,
  ...triggers: string[]
): ReturnType<typeof callbackToProvide> => Object.assign(callbackToProvide(name), { triggers });

/** The page that a form opens, with its navigation state. */
export type NextPage =
  | { to: '/book-demo'; state: { email: string } }
  | { to: '/thank-you'; state: { fromForm: true } }
  | { to: '/dashboard' };

/** The result of a navigation: the page opens, or the visitor returns to the form first. */
export type OpenPageEvent = { type: 'page.opened' } | { type: 'visitor.returned' };

/** Opens the next page, then sends an `OpenPageEvent`. */
export const openPage = callbackToProvide<EventObject, NextPage>('openPage');
