import { setup } from 'xstate';

type PreviewSheetEvent =
  { type: 'sheet.opened' } | { type: 'sheet.closed' } | { type: 'viewport.widened' };

/** Where there is no room beside the form, the preview lies in a sheet behind a button. */
export const previewSheetMachine = setup({
  types: { events: {} as PreviewSheetEvent },
}).createMachine({
  id: 'preview-sheet',
  description: 'The sheet that holds the preview on small screens.',
  initial: 'closed',
  states: {
    closed: {
      description: 'Only its button is shown.',
      on: { 'sheet.opened': { target: 'open', description: 'The button is pressed.' } },
    },
    open: {
      description: 'The sheet covers the page and keeps the focus.',
      on: {
        'sheet.closed': { target: 'closed', description: 'Close is pressed, or Escape.' },
        'viewport.widened': {
          target: 'closed',
          description: 'The screen has become wide enough for a preview beside the form.',
        },
      },
    },
  },
});
