import { setup } from 'xstate';

type SheetEvent =
  | { type: 'sheet.opened' }
  | { type: 'sheet.closed' }
  | { type: 'link.followed' }
  | { type: 'viewport.widened' };

/** A sheet that holds on small screens what wide ones show beside or above the page. */
export const sheetMachine = setup({
  types: { events: {} as SheetEvent },
}).createMachine({
  id: 'sheet',
  description: 'A modal sheet on small screens: the menus, or the chatbot preview.',
  initial: 'closed',
  states: {
    closed: {
      description: 'Only its button is shown.',
      on: { 'sheet.opened': { target: 'open', description: 'Visitor presses the button.' } },
    },
    open: {
      description: 'The sheet covers the page and keeps the focus.',
      on: {
        'sheet.closed': { target: 'closed', description: 'Visitor presses Close or Escape.' },
        'link.followed': { target: 'closed', description: 'Visitor follows a link in the sheet.' },
        'viewport.widened': {
          target: 'closed',
          description: 'The screen becomes wide enough to show the content without a sheet.',
        },
      },
    },
  },
});
