/** What the chat says and how its parts are called, on whatever page it stands. */
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

/** By what names a customer’s page and the chat know each other; a change breaks pages out there. */
export const chatOutside = {
  /** The one object on `window`. */
  global: 'Midspan',
  /** What a page hears when a visitor asks for a reply by e-mail. */
  followUp: 'midspan:follow-up',
  /** What a chat is kept under; of a customer’s page, with a colon and the customer’s id. */
  storageKey: 'midspan:chat',
  previewKey: 'midspan:preview',
  /** How the workspace asks the file for a chat in its own preview. */
  preview: 'midspan:preview',
  /** Where the build puts the file. */
  file: '/widget/v1.js',
} as const;

/** What the chat tells a page’s author, one line each, in the console. */
export const chatLines = {
  second: 'Midspan chat: window.Midspan exists already, so this snippet adds no second chat.',
  noCustomer: 'Midspan chat: the snippet has no data-customer-id, so FAQ answers cannot be found.',
  noAnswers: 'Midspan chat: the FAQ answers on this page are not the JSON that was copied.',
} as const;
