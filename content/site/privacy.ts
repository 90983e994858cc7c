import { brand } from '../brand';
import { retentionDays, refusals } from '../constants';

export const privacy = {
  metaDescription:
    'See what the Midspan site stores in your browser, for how long, and what it sends. Clear it with one button.',
  title: 'Your data on this site',
  lead: 'No cookies, no trackers, no account. Your entries stay in this browser until you request a demo.',
  stored: {
    heading: 'Stored in this browser',
    lead: 'It is stored unencrypted: anyone who uses this browser can read it. On a shared computer, clear it when you’re done.',
    rows: [
      {
        name: 'Sent forms',
        what: 'The email and time from the home page form, and every answer in a demo request.',
        howLong: `${retentionDays} days after you sent it, once it has reached us. Your next visit deletes it.`,
      },
      {
        name: 'Unsent forms',
        what: 'The same data and the resulting email, until our form service accepts it.',
        howLong: `Until the service accepts it or you clear it. A rejected form is sent ${refusals.most} times at most, then stays here for you to see.`,
      },
      {
        name: 'Last email typed',
        what: 'The email in the home page field, once it contains an @. It is sent only when you submit it.',
        howLong: `${retentionDays} days, or until you type another.`,
      },
      {
        name: 'Unfinished demo form',
        what: 'Your answers so far, in this tab only, so a reload loses nothing.',
        howLong: 'Until we receive the request or you close the tab.',
      },
      {
        name: 'Unreadable data',
        what: 'A damaged value is saved under its name plus “.corrupt” instead of being deleted.',
        howLong: 'Until you clear it.',
      },
      {
        name: 'Chatbot preview',
        what: 'Your messages to the chat on the chatbot setup page, and any email you leave there. Nothing is sent.',
        howLong: `${retentionDays} days after your next visit, or until you clear it.`,
      },
      {
        name: 'Light or dark',
        what: 'The theme you chose; nothing if you follow your system setting.',
        howLong: 'Until you choose System at the bottom of a page, or clear it.',
      },
      {
        name: 'The sample workspace',
        what: 'Your changes to the chatbot, replies, internal notes, saved views, profile and settings.',
        howLong: 'Until you press Reset sample data in the workspace, or clear it.',
        link: { label: 'Open the workspace', href: '/dashboard' },
      },
      {
        name: 'Recent commands',
        what: 'Your last five choices in the workspace’s search.',
        howLong: 'Until you clear it.',
      },
      {
        name: 'Scroll positions',
        what: 'How far you scrolled each page, and the page that reloaded after an update, in this tab only.',
        howLong: 'Until you close the tab or clear it.',
      },
    ],
  },
  leaves: {
    heading: 'Sent to us, and when',
    rows: [
      {
        name: 'Get a demo',
        what: 'Pressing the button sends your email, the time and the form’s name to our form service.',
      },
      {
        name: 'Request my demo',
        what: 'Pressing the button sends your answers and the time to the same service. It emails them to us and a confirmation to you.',
      },
      {
        name: 'Retries',
        what: 'The site resends an undelivered form while a page is open, when the connection returns, and at your next visit.',
      },
      {
        name: 'Everything else',
        what: 'Stays here. Sign-in, account forms and the workspace send nothing. Videos and the scheduling page load only when you open them.',
      },
    ],
    question: 'To see or delete the data we received, write to',
    mail: { label: brand.mail.info, href: `mailto:${brand.mail.info}` },
  },
  now: {
    heading: 'In this browser now',
    unread: 'This list of stored data needs JavaScript.',
    empty: 'Nothing of yours is stored here.',
    cleared: 'Cleared. This browser stores nothing you typed or chose.',
    columns: { kind: 'What', email: 'Email', time: 'When', state: 'State' },
    kinds: {
      lead: 'Home page form',
      request: 'Demo request',
      typed: 'Last email typed',
      draft: 'Unfinished demo form',
      chat: 'Chatbot preview',
      workspace: 'Sample workspace',
      recentCommands: 'Recent commands',
      theme: 'Light or dark',
      unreadable: 'Unreadable data',
    },
    clear: 'Clear stored data',
    dialog: {
      title: 'Clear stored data?',
      text: 'This deletes everything in this list from this browser. Data we have received stays with us.',
      single: 'One entry has not reached us. It will not be resent.',
      multiple: 'entries have not reached us. They will not be resent.',
      cancel: 'Keep data',
      confirm: 'Clear data',
    },
  },
} as const;
