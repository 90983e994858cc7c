import { fromCallback, fromPromise, type EventObject } from 'xstate';

/**
 * Stands in for an effect that the view or a test provides: running it throws
 * "NAME must be provided", so that a forgotten one is never silent.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it types the params of the action
export function actionToProvide<Params>(name: string): (_: unknown, params: Params) => void {
  return () => {
    throw new Error(`${name} must be provided`);
  };
}

/** The same for an invoked promise: it rejects with "NAME must be provided". */
export function promiseToProvide<Output, Input>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`${name} must be provided`)));
}

/** The same for an invoked callback, such as one that watches a store. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it types what is sent back
export function callbackToProvide<Event extends EventObject>(name: string) {
  return fromCallback<Event>(() => {
    throw new Error(`${name} must be provided`);
  });
}
