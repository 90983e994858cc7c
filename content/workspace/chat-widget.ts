/** The copy of the chat widget. */
export const chatWidget = {
  unnamed: 'Chatbot',
  open: 'Open chat',
  close: 'Close chat',
  log: 'Conversation',
  message: 'Message',
  send: 'Send',
  /** After a number of characters. */
  ofLimit: 'of 2,000 characters',
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
  dismiss: 'Close greeting',
  stored: 'Stored in this browser.',
  unstored: 'Not stored in this browser.',
  clear: 'Clear conversation',
} as const;

export const chatLimits = {
  /** Longest message in characters. */
  message: 2000,
  /** The length from which the chat shows the count. */
  counted: 1600,
  /** The time in ms before the greeting appears without a click. */
  greetAfter: 5000,
  /** Longest stored text that the chat shows again, in characters. */
  stored: 10_000,
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
  second: 'Midspan chat: window.Midspan exists already.',
  otherCustomer: 'Midspan chat: this page has snippets of two customers, but only one chat:',
  noCustomer: 'Midspan chat: the snippet has no data-customer-id.',
  wrongLooks: 'Midspan chat: the snippet has an invalid',
  noAnswers: 'Midspan chat: the FAQ answers do not match the copied JSON.',
} as const;
