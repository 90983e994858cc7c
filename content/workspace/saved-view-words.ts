import { savedViews } from './saved-views';

/** The longest name of a saved view, in characters. */
export const viewNameLimit = 60;

/** The copy of the popover of the saved views. */
export const viewWords = {
  ...savedViews,
  none: 'No saved views yet. Search or filter the list, then save it here under a name.',
  name: 'View name',
  save: 'Save view',
  saveChanges: (name: string) => `Save changes to “${name}”`,
  rename: 'Rename',
  saveName: 'Save',
  cancel: 'Cancel',
  delete: 'Delete',
  deleted: (name: string) => `Deleted “${name}”.`,
  undo: 'Undo',
  problems: {
    empty: 'Enter a name for the view.',
    taken: 'Another view has this name. Enter a different one.',
  },
  notStored: 'Storage is full or blocked, so these views last until you close this page.',
} as const;
