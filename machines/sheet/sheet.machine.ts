import { setup } from 'xstate';

type SheetEvent =
  | { type: 'sheet.opened' }
  | { type: 'sheet.closed' }
  | { type: 'link.followed' }
  | { type: 'viewport.widened' };

/** Opens a modal sheet on small screens; wide screens show its content in the page. */
export const sheetMachine = setup({
  types: { events: {} as SheetEvent },
}).createMachine({
  id: 'sheet',
  description: 'Opens a modal sheet on small screens: the menus or the chatbot preview.',
  initial: 'closed',
  states: {
    closed: {
      description: 'Only the button is visible.',
      on: { 'sheet.opened': { target: 'open', description: 'Visitor presses the button.' } },
    },
    open: {
      description: 'The sheet covers the page and traps focus.',
      on: {
        'sheet.closed': { target: 'closed', description: 'Visitor presses Close or Escape.' },
        'link.followed': { target: 'closed', description: 'Visitor follows a link in the sheet.' },
        'viewport.widened': {
          target: 'closed',
          description: 'The viewport becomes wide enough to show the content in the page.',
        },
      },
    },
  },
});
