import { setup } from 'xstate';

type MobileMenuEvent =
  | { type: 'menu.opened' }
  | { type: 'menu.closed' }
  | { type: 'link.picked' }
  | { type: 'viewport.widened' };

/** The sheet that holds the menus on small screens (contracts §3). */
export const mobileMenuMachine = setup({
  types: { events: {} as MobileMenuEvent },
}).createMachine({
  id: 'mobile-menu',
  description: 'The full-height sheet that holds the menus on small screens.',
  initial: 'closed',
  states: {
    closed: {
      description: 'Only its button is shown.',
      on: { 'menu.opened': { target: 'open', description: 'The button is pressed.' } },
    },
    open: {
      description: 'The sheet covers the page and keeps the focus.',
      on: {
        'menu.closed': { target: 'closed', description: 'Close is pressed, or Escape.' },
        'link.picked': { target: 'closed', description: 'A link in the sheet is followed.' },
        'viewport.widened': {
          target: 'closed',
          description: 'The screen has become wide enough for the header’s own menus.',
        },
      },
    },
  },
});
