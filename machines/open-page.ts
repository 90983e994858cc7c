import type { EventObject } from 'xstate';
import { callbackToProvide } from './must-be-provided';

/** A page that a form leads to, with what it hands over. */
export type NextPage =
  | { to: '/book-demo'; state: { email: string } }
  | { to: '/thank-you'; state: { fromForm: true } }
  | { to: '/dashboard' };

/** Where a visitor is in the end: on the next page, or back at the form before it was shown. */
export type OpenPageEvent = { type: 'page.opened' } | { type: 'visitor.returned' };

/** Opens the next page, then sends one of these events: a form that is still shown works again. */
export const openPage = callbackToProvide<EventObject, NextPage>('openPage');
