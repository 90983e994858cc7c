import { brand } from '../brand.ts';
import { replyPromiseHours } from '../constants.ts';

export const employeeCounts = ['1-10', '11-50', '51-200', '201-500', '501-1000', '1000+'] as const;

export const industries = [
  'Fiber ISP / Co-op',
  'Wireless / 5G Operator',
  'Municipal Broadband',
  'Electric Utility',
  'National Carrier',
  'Education & E-Rate',
  'Healthcare',
  'Other',
] as const;

/** The slug of the industry page for each answer; "Other" has none. */
export const industrySlugs: Partial<Record<string, string>> = {
  'Fiber ISP / Co-op': 'fiber-isps',
  'Wireless / 5G Operator': 'wireless',
  'Municipal Broadband': 'fiber-isps',
  'Electric Utility': 'utilities',
  'National Carrier': 'carriers',
  'Education & E-Rate': 'education',
  Healthcare: 'healthcare',
} satisfies Partial<Record<(typeof industries)[number], string>>;

/** The fields of the demo form; empty until filled in. */
export type DemoFields = {
  firstName: string;
  lastName: string;
  email: string;
  website: string;
  employeeCount: string;
  industry: string;
};

/** The demo request entity (specification §3): the fields and an ISO 8601 time in UTC. */
export type DemoRequest = DemoFields & { timestamp: string };

export const emptyDemoFields: DemoFields = {
  firstName: '',
  lastName: '',
  email: '',
  website: '',
  employeeCount: '',
  industry: '',
};

/** Returns the email subject of a demo request; `firstName` is the requester's. */
export function demoSubject(firstName: string): string {
  return `${firstName} requested a ${brand.name} demo`;
}

export const leadSubject = `New lead from the ${brand.name} home page`;

/** The form service's automatic reply to the requester. */
export const autoresponse = [
  `Thank you for requesting a ${brand.name} demo.`,
  `We will reply within ${replyPromiseHours} hours.`,
  'A dedicated team member will work with you through go-live.',
  'Before we talk, we prepare a custom assessment of your network and ticket flow.',
].join('\n');

export const unsupportedMailbox =
  'Enter an address with only the letters A to Z before the @. Our form service takes no others.';
