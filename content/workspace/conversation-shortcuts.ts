/** The conversations page's own keys. `Mod` is the platform's key of commands. */
export const shortcutHelp: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['j'], does: 'Open the next conversation' },
  { keys: ['k'], does: 'Open the previous conversation' },
  { keys: ['↑', '↓'], does: 'Move through the list' },
  { keys: ['/'], does: 'Search' },
  { keys: ['r'], does: 'Write a response' },
  { keys: ['s'], does: 'Snooze it, or the selected ones' },
  { keys: ['a'], does: 'Assign it, or the selected ones' },
  { keys: ['e'], does: 'Mark it as answered, or the selected ones' },
  { keys: ['x'], does: 'Select the conversation' },
  { keys: ['Shift', 'x'], does: 'Select all from the last selected one' },
  { keys: ['m'], does: 'Mark the selected ones as read' },
  { keys: ['v'], does: 'Open or save a view' },
  { keys: ['/'], does: 'In an empty response: saved replies' },
  { keys: ['Mod', 'Enter'], does: 'Send the response' },
  { keys: ['Mod', 'Shift', 'Enter'], does: 'Send and open the longest wait' },
  { keys: ['Esc'], does: 'Leave the response, then the conversation' },
];
