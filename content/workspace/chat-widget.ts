/** What the chat says and how its parts are called, on whatever page it stands. */
export const chatWidget = {
  unnamed: 'Chatbot',
  open: 'Open chat',
  close: 'Close chat',
  log: 'Conversation',
  message: 'Message',
  send: 'Send',
  you: 'You',
  unsure: 'Which of these is closest?',
  suggestions: 'Suggested questions',
  noneOfThese: 'None of these',
  handover: 'I don’t have an answer for that. Leave your email and someone will follow up.',
  email: 'Your email',
  leaveEmail: 'Request a reply',
  emailProblem: {
    missing: 'Enter an email address.',
    malformed: 'Enter a complete address, such as name@example.com.',
  },
  noted: 'Someone will follow up by email.',
  kept: 'Stored in this browser.',
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
  second:
    'Midspan chat: window.Midspan already exists, so this snippet does not add a second chat.',
  noCustomer: 'Midspan chat: the snippet has no data-customer-id, so it cannot find FAQ answers.',
  noAnswers: 'Midspan chat: the FAQ answers on this page do not match the copied JSON.',
} as const;
