/** Commands for the open conversation, with their keys and the other words that find them. */
export const threadCommands = {
  reply: { label: 'Reply', key: 'r', words: 'respond response answer write' },
  undo: { label: 'Undo the answer', key: '', words: 'reopen withdraw' },
  snooze: { label: 'Snooze', key: 's', words: 'later tomorrow remind' },
  assign: { label: 'Assign', key: 'a', words: 'assignee owner team take' },
  note: { label: 'Add a note', key: 'n', words: 'internal comment' },
  answered: { label: 'Mark as answered', key: 'e', words: 'done close resolve phone' },
  copyLink: { label: 'Copy link', key: '', words: 'share url address' },
} as const;
