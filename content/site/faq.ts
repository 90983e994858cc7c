import { brand } from '../brand';
import { goLiveDays } from '../constants';
import type { Question } from '../schema';

/** The questions of the demo form and the industry pages, most of them on the home page too. */
export const faq = {
  heading: 'Before you book.',
  ask: 'Another question?',
  mail: { label: brand.mail.info, href: `mailto:${brand.mail.info}` },
  questions: [
    {
      question: 'What does it cost?',
      answer:
        'You pay per subscriber per month, for the agents you run. An illustrative example: 50,000 subscribers, about $10,000 a month.',
    },
    {
      question: 'What if an agent is wrong?',
      answer:
        'Agents stay inside your limits, log each step and stop at one switch. Shadow mode shows mistakes before they matter.',
    },
    {
      question: 'How do we leave?',
      answer:
        'Revoke the agents’ accounts and export the log. Your records never leave your systems.',
    },
  ] satisfies Question[],
  /** Sections of the home page answer these. */
  facts: [
    {
      question: 'What access do agents need?',
      answer:
        'Read-only accounts for monitoring, ticketing and inventory. Write access follows later, per type of action.',
    },
    {
      question: 'Who is responsible?',
      answer: 'Your people approve each type of action by name. Your contract sets who is liable.',
    },
    {
      question: 'Which systems and protocols?',
      answer:
        'Network equipment over SNMP, NETCONF or TL1. Billing, HR and monitoring over REST or the Model Context Protocol (MCP).',
    },
    {
      question: 'How long does it take?',
      answer: `${goLiveDays} days from kickoff to go-live, with one of your engineers for an hour a day.`,
    },
  ] satisfies Question[],
} as const;

/** Returns the questions of a page without the home page's sections, after its own if it has one. */
export const questionsWith = (own?: Question): readonly Question[] => [
  ...(own ? [own] : []),
  ...faq.questions,
  ...faq.facts,
];
