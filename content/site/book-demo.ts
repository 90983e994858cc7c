import { replyPromiseHours } from '../constants';
import type { DemoFields } from './demo-request';

type Messages = Record<keyof DemoFields, { missing: string; malformed: string }>;

const only = (message: string) => ({ missing: message, malformed: message });

export const bookDemo = {
  heading: 'Book a demo',
  lead: 'Thirty minutes on your own alarms and tickets, with an engineer who has run a NOC.',
  errorTitle: 'Some answers are missing before this can be sent:',
  smallPrint:
    'We use what you send here to prepare the demo and to reply to you. It goes to our team and to nobody else.',
  messages: {
    firstName: only('Enter your first name.'),
    lastName: only('Enter your last name.'),
    email: {
      missing: 'Enter your work email address.',
      malformed: 'This email address is not complete; it should look like name@company.com.',
    },
    website: only('Enter the address of your website, or leave this empty.'),
    employeeCount: only('Choose the number of employees.'),
    industry: only('Choose an industry.'),
  } satisfies Messages,
  next: {
    heading: 'What happens next',
    steps: [
      {
        title: `A reply within ${replyPromiseHours} hours`,
        text: 'From a person, with two or three times to choose from.',
      },
      {
        title: 'A dedicated team member',
        text: 'The one who answers you stays with you through go-live.',
      },
      {
        title: 'A custom assessment',
        text: 'Your topology and ticket flow, read before the call, with what an agent would take over first.',
      },
    ],
  },
  quote: {
    text: 'They came with our own outage from March, replayed. We saw what the agent would have done at 2 a.m., minute by minute.',
    from: 'NOC manager, regional fiber co-op',
    note: 'Sample quote',
  },
  scheduler: 'Rather pick a time yourself?',
  schedulerLink: 'Open the calendar',
} as const;

export const thankYou = {
  heading: 'Thank you. Your request is on the line.',
  lead: `You will hear from us within ${replyPromiseHours} hours.`,
  mailFallback: 'Nothing after that? Write to',
} as const;
