/** The copy of the button of the saved views, and of a view that filters nothing. */
export const savedViews = {
  title: 'Saved views',
  edited: 'edited',
  all: 'All conversations',
} as const;
