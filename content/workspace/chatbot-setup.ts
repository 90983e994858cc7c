/** The maximum lengths of the chatbot's texts, in characters. */
export const chatbotLimits = { name: 60, greeting: 500 } as const;

/** The copy of the chatbot setup page (specification §2). */
export const chatbotSetup = {
  basics: 'Basics',
  labels: { name: 'Chatbot name', greeting: 'Greeting message' },
  missing: { name: 'Give the chatbot a name.', greeting: 'Write a greeting.' },
  saving: {
    save: 'Save changes',
    discard: 'Discard',
    unsaved: 'You have unsaved changes.',
    overtaken:
      'The saved chatbot has changed elsewhere. What you typed stays; Discard shows what is saved now.',
    kept: 'Changes saved.',
    unkept:
      'Saved until you close this page. This browser keeps nothing longer: its storage is full or blocked.',
  },
  leaving: {
    title: 'Leave without saving?',
    text: 'Your changes to the chatbot are not saved yet.',
    save: 'Save and leave',
    leave: 'Leave',
    stay: 'Stay',
  },
  snippet: {
    title: 'Embed snippet',
    copy: 'Copy snippet',
    includeFaq: 'Include FAQ answers',
    hint: 'Paste it before the closing body tag of each page that should have the chatbot.',
    unsaved: 'It already holds your unsaved changes.',
    copied: 'Copied.',
    failed:
      'This browser did not let us copy. The snippet is selected: press Ctrl+C, or ⌘C on a Mac.',
  },
  preview: {
    title: 'Preview',
    host: 'Page around the chatbot',
    light: 'Light',
    dark: 'Dark',
    page: 'Your website',
    note: 'Answers come from your FAQ list. Nothing typed here is sent; this browser keeps it until you clear it.',
    close: 'Close preview',
  },
} as const;
