import { brand } from '../brand';
import { keptDays, refusals } from '../constants';

export const privacy = {
  metaDescription:
    'What the Midspan site keeps in your browser, for how long, what leaves it and when, and a button that clears it.',
  title: 'What this site keeps, and where',
  lead: 'No cookies, no trackers, no account. What you type is kept in this browser, and leaves it when you press one of two buttons.',
  kept: {
    heading: 'Kept in this browser',
    lead: 'It lies there unencrypted: whoever uses this browser can read it. On a computer you share, clear it when you are done.',
    rows: [
      {
        name: 'What you sent',
        what: 'The email and the time of the form on the home page, and every answer of a demo request.',
        howLong: `${keptDays} days after you sent it, once it has reached us. Your next visit removes it.`,
      },
      {
        name: 'What has not reached us',
        what: 'The same, with the mail that comes of it, until our form service has taken it.',
        howLong: `Until it has arrived or you clear it. What the service refuses is sent ${refusals.most} times at most, and then stays for you to see.`,
      },
      {
        name: 'The email you typed last',
        what: 'What stood in the field on the home page, from its @ on. It is not sent until you send it.',
        howLong: `${keptDays} days, or until you type another.`,
      },
      {
        name: 'A demo form half filled in',
        what: 'Your answers so far, for this tab alone, so that a reload loses nothing.',
        howLong: 'Until the request has arrived or the tab is closed.',
      },
      {
        name: 'What can’t be read',
        what: 'A damaged value is put aside under its name with “.corrupt”, not thrown away.',
        howLong: 'Until you clear it.',
      },
      {
        name: 'Light or dark',
        what: 'The theme you chose, and nothing if you follow your system.',
        howLong: 'Until you choose System at the foot of a page.',
      },
      {
        name: 'The sample workspace',
        what: 'What you change in the chatbot, the replies, the profile and the settings.',
        howLong: 'Until you press Reset sample data in the workspace.',
        link: { label: 'Open the workspace', href: '/dashboard' },
      },
    ],
  },
  leaves: {
    heading: 'What leaves it, and when',
    rows: [
      {
        name: 'Get a demo',
        what: 'Your email, the time and the name of the form go to our form service as you press the button.',
      },
      {
        name: 'Request my demo',
        what: 'Your answers and the time go to the same service. It mails them to us, and a confirmation to you.',
      },
      {
        name: 'Sent again',
        what: 'What did not arrive is sent again while a page is open, when the connection is back, and at your next visit.',
      },
      {
        name: 'Everything else',
        what: 'Stays here. Sign-in, the account forms and the workspace send nothing. A video or the scheduling page loads after you ask for it.',
      },
    ],
    question: 'To have what reached us deleted, or to see it, write to',
    mail: { label: brand.mail.info, href: `mailto:${brand.mail.info}` },
  },
  now: {
    heading: 'In this browser now',
    unread: 'JavaScript makes this list here. It is off, or on its way.',
    empty: 'Nothing you typed is kept here.',
    cleared: 'Cleared. Nothing you typed is kept here.',
    columns: { kind: 'What', email: 'Email', time: 'When', state: 'State' },
    kinds: {
      lead: 'Home page form',
      request: 'Demo request',
      typed: 'Email typed last',
      draft: 'Demo form, half filled in',
      unreadable: 'A value that can’t be read',
    },
    clear: 'Clear what is kept',
    dialog: {
      title: 'Clear what is kept?',
      text: 'Everything in this list goes from this browser. What has reached us stays with us.',
      one: 'One entry has not reached us. It will not be sent again.',
      several: 'entries have not reached us. They will not be sent again.',
      keep: 'Keep it',
      confirm: 'Clear it',
    },
  },
} as const;
