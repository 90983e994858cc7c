import { illustrative, replyPromiseHours } from '../constants';

export const bookDemo = {
  heading: 'Book a demo',
  lead: 'Thirty minutes on your own alarms and tickets, with an engineer who has run a network operations center.',
  errorTitle: 'There is a problem. Check these fields:',
  smallPrint:
    'We use your answers to prepare the demo and reply to you. We share them with no one outside our team.',
  next: {
    heading: 'What happens next',
    steps: [
      {
        title: `A reply within ${replyPromiseHours} hours`,
        text: 'From a person, with two or three times to choose from.',
      },
      {
        title: 'A dedicated team member',
        text: 'The person who replies stays with you through go-live.',
      },
      {
        title: 'A custom assessment',
        text: 'We review your topology and ticket flow before the call and show you what an agent would take on first.',
      },
    ],
  },
  quote: {
    text: 'They replayed our own outage from March. We saw what the agent would have done at 2 a.m., minute by minute.',
    from: 'Network operations manager, regional fiber co-op',
    note: illustrative,
  },
  scheduler: 'Prefer to pick a time yourself?',
  schedulerLink: 'Open the calendar',
  privacy: 'See what we store and send.',
} as const;

export const thankYou = {
  heading: 'Thank you. We have your request.',
  description: `You’ll hear from us within ${replyPromiseHours} hours.`,
  mailFallback: 'Haven’t heard from us? Write to',
  calendar: 'Pick a time',
  film: 'Watch the demo',
  reading: 'What agents do for your industry',
  home: 'Back to the home page',
} as const;
