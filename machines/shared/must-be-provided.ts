import { fromCallback, fromPromise, type EventObject, type NonReducibleUnknown } from 'xstate';

/**
 * Stands in for an effect that the view or a test provides: running it throws
 * "NAME must be provided", so that a forgotten one is never silent.
 */
export function actionToProvide(name: string): () => void;
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it types the params of the action
export function actionToProvide<Params>(name: string): (_: unknown, params: Params) => void;
export function actionToProvide(name: string): () => void {
  return () => {
    throw new Error(`${name} must be provided`);
  };
}

/** The same for an invoked promise: it rejects with "NAME must be provided". */
export function promiseToProvide<Output, Input>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`${name} must be provided`)));
}

/** The same for an invoked callback, such as one that watches a store. */
// oxlint-disable typescript/no-unnecessary-type-parameters -- they type what is received and given
export function callbackToProvide<
  Event extends EventObject = EventObject,
  Input = NonReducibleUnknown,
>(name: string) {
  return fromCallback<Event, Input>(() => {
    throw new Error(`${name} must be provided`);
  });
}

/** A page that a form leads to, with what it hands over. */
export type NextPage =
  | { to: '/book-demo'; state: { email: string } }
  | { to: '/thank-you'; state: { fromForm: true } }
  | { to: '/dashboard' };

/** Where a visitor is in the end: on the next page, or back at the form before it was shown. */
export type OpenPageEvent = { type: 'page.opened' } | { type: 'visitor.returned' };

/** Opens the next page, then sends one of these events: a form that is still shown works again. */
export const openPage = callbackToProvide<EventObject, NextPage>('openPage');
