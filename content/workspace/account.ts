import type { Profile, TimeZone } from '../sample/workspace';

/** The sections of the account settings, in order, by hash. */
export const accountSections = [
  { id: 'profile', label: 'Profile' },
  { id: 'billing', label: 'Billing' },
  { id: 'security', label: 'Security' },
] as const;
export type AccountSection = (typeof accountSections)[number]['id'];

/** The maximum length of a profile field, in characters. */
export const profileTextLimit = 2_000;

export const profileWords = {
  lead: 'Who you are in this workspace, and the clock that its times follow.',
  labels: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    company: 'Company',
    jobTitle: 'Job title',
    timeZone: 'Time zone',
  } satisfies Record<keyof Profile, string>,
  zones: {
    'America/Los_Angeles': 'Los Angeles, Pacific time',
    'America/New_York': 'New York, Eastern time',
    'Europe/London': 'London, British time',
    'Asia/Singapore': 'Singapore time',
  } satisfies Record<TimeZone, string>,
  messages: {
    firstName: { missing: 'Your first name is missing.' },
    lastName: { missing: 'Your last name is missing.' },
    email: {
      missing: 'Enter your email address.',
      malformed: 'Write the whole address, such as name@company.com.',
    },
  },
  tooLong: `can have ${profileTextLimit.toLocaleString('en-US')} characters at most.`,
  errorTitle: 'Before this can be saved:',
  timesAppear: 'Times appear as:',
  save: 'Save changes',
  discard: 'Discard changes',
  unsaved: 'Not saved yet.',
  overtaken:
    'The saved profile has changed elsewhere. What you typed stays; Discard changes shows what is saved now.',
  saved: 'Saved in this browser.',
  unkept:
    'This browser does not keep data for this site. Your changes hold until you close or reload this page.',
  leaving: {
    title: 'Leave without saving?',
    text: 'The changes to your profile are not saved yet. If you leave, they are lost.',
    stay: 'Stay',
    leave: 'Leave',
    save: 'Save and leave',
  },
} as const;

export const billingWords = {
  lead: 'What this account pays. No card is charged: these are sample figures.',
  plan: 'Plan',
  perMonth: 'per month',
  next: 'Next billing date',
  card: 'Card on file',
  endingIn: 'ending in',
  expires: 'Expires',
  history: 'Billing history',
  heads: { date: 'Date', description: 'Description', amount: 'Amount', invoice: 'Invoice' },
  download: 'Invoice',
  invoices: (count: number) => (count === 1 ? '1 invoice' : `${count} invoices`),
  empty: 'No invoices yet. The first one comes on',
} as const;

export const securityWords = {
  lead: 'This sample keeps no password: what you type here is neither sent nor stored.',
  password: {
    title: 'Password',
    labels: {
      current: 'Current password',
      next: 'New password',
      confirm: 'Confirm password',
      show: 'Show passwords',
    },
    hint: 'A few words in a row are easy to remember and hard to guess.',
    rulesTitle: 'Rules',
    rules: {
      long: 'At least 12 characters, spaces count',
      unguessable: 'No run, repeat or well-known word',
      fresh: 'Not the current one',
      nameless: 'Without the name in your email address',
      confirmed: 'The same in both fields',
    },
    met: 'Met:',
    unmet: 'Not met:',
    strength: 'Strength',
    strengths: ['Nothing typed', 'Easy to guess', 'Weak', 'Fair', 'Strong'],
    errorTitle: 'Before the password can be changed:',
    messages: {
      current: 'Enter your current password.',
      long: 'Use at least 12 characters.',
      unguessable: 'Avoid runs, repeats and well-known words. They are tried first.',
      fresh: 'Choose a password other than the current one.',
      nameless: 'Leave out the name that stands in your email address.',
      confirmed: 'Type the new password once more, exactly the same.',
    },
    submit: 'Change password',
    done: 'With a real account, your password would now be changed and all other devices signed out. This sample has changed nothing, and the fields are empty again.',
  },
  twoFactor: {
    title: 'Two-factor authentication',
    text: 'At each sign-in, a code from your phone is asked for as well. This sample asks for none, it only remembers the switch.',
    unkept:
      'This browser does not keep data for this site. The switch holds until you close or reload this page.',
  },
} as const;
