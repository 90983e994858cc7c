import { numberText } from '../number-text';
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
  lead: 'Your details and time zone.',
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
    firstName: { missing: 'Enter a first name.' },
    lastName: { missing: 'Enter a last name.' },
    email: {
      missing: 'Enter an email address for your profile.',
      malformed: 'Enter a complete email, such as name@company.com.',
    },
  },
  tooLong: `can have at most ${numberText(profileTextLimit)} characters.`,
  errorTitle: 'There is a problem with your profile. Check:',
  timesAppear: 'Current time:',
  save: 'Save changes',
  discard: 'Discard changes',
  unsaved: 'Unsaved changes.',
  overtaken:
    'The saved profile changed in another tab. Your text is still here. Discard changes to load the saved profile.',
  saved: 'Saved in this browser.',
  notStored:
    'Browser storage is full or blocked, so your changes last until you close or reload this page.',
  leaving: {
    title: 'Leave without saving?',
    text: 'Your profile changes are not saved. If you leave, you lose them.',
    stay: 'Stay',
    leave: 'Leave',
    save: 'Save and leave',
  },
} as const;

export const billingWords = {
  lead: 'Your plan, card and invoices. This is sample data: no card is charged.',
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
  empty: 'No invoices yet. Your first invoice is due',
} as const;

export const securityWords = {
  lead: 'This sample has no password: nothing you type here is sent or stored.',
  password: {
    title: 'Password',
    labels: {
      current: 'Current password',
      next: 'New password',
      confirm: 'Confirm password',
      show: 'Show passwords',
    },
    hint: 'A phrase of several words is easy to remember and hard to guess.',
    rulesTitle: 'Rules',
    rules: {
      long: 'At least 12 characters, including spaces',
      unguessable: 'No sequences (abc, 123), repeats or common words',
      fresh: 'Different from the current password',
      nameless: 'No name from your email address',
      confirmed: 'Both fields match',
    },
    met: 'Met:',
    unmet: 'Not met:',
    /** By strength; nothing until the customer types. */
    strengths: [
      '',
      'Strength: easy to guess',
      'Strength: weak',
      'Strength: fair',
      'Strength: strong',
    ],
    errorTitle: 'There is a problem with your password. Check:',
    messages: {
      current: 'Enter your current password.',
      long: 'Use at least 12 characters.',
      unguessable: 'Avoid sequences, repeats and common words. Attackers try them first.',
      fresh: 'Choose a different password from your current one.',
      nameless: 'Don’t use the name in your email address.',
      confirmed: 'Enter the new password again. Both must match.',
    },
    submit: 'Change password',
    done: 'In a real account, this would change your password and sign out your other devices. This sample changed nothing.',
  },
  twoFactor: {
    title: 'Two-factor authentication',
    text: 'Asks for a code from your phone each time you sign in. This sample only remembers the switch.',
    notStored:
      'Browser storage is full or blocked, so the switch stays set until you close or reload this page.',
  },
} as const;
