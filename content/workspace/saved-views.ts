/** The longest name of a saved view, in characters. */
export const viewNameLimit = 60;

/** The copy of the saved views of the conversation list. */
export const viewWords = {
  title: 'Saved views',
  edited: 'edited',
  none: 'No saved views yet. Search or filter the list, then save it here under a name.',
  all: 'All conversations',
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
  notStored: 'Browser storage is full or blocked. These views last until you close this page.',
} as const;
