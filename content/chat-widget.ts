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
} as const;
