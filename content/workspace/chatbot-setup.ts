import { entryCount } from './faq-list';

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
    unsaved: 'You have unsaved changes. Your visitors see them after you save.',
    overtaken:
      'The saved chatbot changed in another tab. Your edits are not lost. Discard them to load the saved chatbot.',
    saved: 'Changes saved.',
    skipped: (entries: number) =>
      `The FAQ list has ${entryCount(entries)} without a question or an answer, which the chatbot skips.`,
    none: 'No unsaved changes.',
    notStored: 'Saved until you close this page. Browser storage is full or blocked.',
  },
  leaving: {
    title: 'Leave without saving?',
    text: 'Your chatbot changes are not saved. If you leave, they are lost.',
    save: 'Save and leave',
    leave: 'Leave',
    stay: 'Stay',
  },
  snippet: {
    title: 'Embed snippet',
    copy: 'Copy snippet',
    includeFaq: 'Include FAQ answers',
    hint: 'Paste it before the closing body tag on each page that needs the chatbot.',
    unsaved: 'It includes your unsaved changes.',
    copied: 'Copied.',
    failed: 'This browser blocked the copy. The snippet is selected: press Ctrl+C, or ⌘C on a Mac.',
  },
  preview: {
    title: 'Preview',
    host: 'Preview page theme',
    light: 'Light',
    dark: 'Dark',
    page: 'Your website',
    note: 'Answers come from your FAQ list. Nothing you type here is sent; this browser stores it until you clear it.',
    close: 'Close preview',
    failed: 'The chat could not be loaded. Any edit loads it again.',
  },
} as const;

/** Questions to try in the preview. */
export const previewPrompts = {
  title: 'Try a question',
  /** The number of questions from the FAQ. */
  fromFaq: 2,
  /** The sample FAQ has no answer: the chat hands over. */
  unknown: 'Do you sponsor the county fair?',
} as const;
