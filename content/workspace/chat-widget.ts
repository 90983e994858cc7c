/** The copy of the chat widget. */
export const chatWidget = {
  unnamed: 'Chatbot',
  open: 'Open chat',
  close: 'Close chat',
  log: 'Conversation',
  message: 'Message',
  send: 'Send',
  you: 'You',
  unsure: 'Which of these comes closest?',
  suggestions: 'Suggested questions',
  noneOfThese: 'None of these',
  handover: 'That is not among my answers. A person will follow up: where can they reach you?',
  email: 'Your email',
  leaveEmail: 'Ask for a reply',
  emailProblem: {
    missing: 'Enter an email address.',
    malformed: 'Enter a whole address, like name@example.com.',
  },
  noted: 'A person will follow up by email.',
  kept: 'Kept in this browser.',
  clear: 'Clear conversation',
} as const;

/** The names shared by customers’ pages and the widget; changes break embedded snippets. */
export const chatOutside = {
  /** The global object on `window`. */
  global: 'Midspan',
  /** The DOM event for a visitor’s request for an email reply. */
  followUp: 'midspan:follow-up',
  /** The storage key of a chat; on customers’ pages, followed by a colon and the customer id. */
  storageKey: 'midspan:chat',
  previewKey: 'midspan:preview',
  /** The DOM event that requests a chat in the workspace preview. */
  preview: 'midspan:preview',
  /** The URL path of the built file. */
  file: '/widget/v1.js',
} as const;

/** The console messages for authors of embedding pages. */
export const chatLines = {
  second: 'Midspan chat: window.Midspan exists already, so this snippet adds no second chat.',
  noCustomer: 'Midspan chat: the snippet has no data-customer-id, so FAQ answers cannot be found.',
  noAnswers: 'Midspan chat: the FAQ answers on this page are not the JSON that was copied.',
} as const;
