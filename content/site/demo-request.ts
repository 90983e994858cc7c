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

/** A field of the demo form. */
type DemoField = {
  label: string;
  required?: true;
  /** Shown at the field while it is required and empty. */
  missing?: string;
  malformed?: string;
  type?: 'email';
  inputMode?: 'url';
  autoComplete?: string;
  /** Choices, below `prompt`; without them the field is text. */
  options?: readonly string[];
  prompt?: string;
  /** Stands beside another half on wide screens. */
  half?: true;
};

/** The fields of the demo form in their order. Form, checks, request body and inbox follow. */
export const demoFields = {
  firstName: {
    label: 'First name',
    required: true,
    missing: 'Enter your first name.',
    autoComplete: 'given-name',
    half: true,
  },
  lastName: {
    label: 'Last name',
    required: true,
    missing: 'Enter your last name.',
    autoComplete: 'family-name',
    half: true,
  },
  email: {
    label: 'Work email',
    required: true,
    missing: 'Enter your work email address.',
    malformed: 'Enter a complete email address, such as name@company.com.',
    type: 'email',
    autoComplete: 'email',
  },
  website: {
    label: 'Website',
    inputMode: 'url',
    autoComplete: 'url',
  },
  employeeCount: {
    label: 'Number of employees',
    required: true,
    missing: 'Choose the number of employees.',
    options: employeeCounts,
    prompt: 'Choose a size',
    half: true,
  },
  industry: {
    label: 'Industry',
    required: true,
    missing: 'Choose an industry.',
    options: industries,
    prompt: 'Choose an industry',
    half: true,
  },
} satisfies Record<string, DemoField>;

export type DemoFieldName = keyof typeof demoFields;
export const demoFieldRows = Object.entries(demoFields) as [DemoFieldName, DemoField][];

/** The answers to the demo form; empty until filled in. */
export type DemoFields = Record<DemoFieldName, string>;

/** Returns answers to the demo form, one for each of its fields. */
export function demoAnswers(answer: (field: DemoField, name: DemoFieldName) => string): DemoFields {
  return Object.fromEntries(
    demoFieldRows.map(([name, field]) => [name, answer(field, name)]),
  ) as DemoFields;
}

/** The demo request entity (specification §3.1): the fields and an ISO 8601 time in UTC. */
export type DemoRequest = DemoFields & { timestamp: string };

/** Returns the least valid answers, which `npm run leads:test` sends. */
export function demoExamples(): DemoFields {
  return demoAnswers(({ required, options, type }) => {
    if (!required) return '';
    return options?.[0] ?? (type === 'email' ? brand.mail.info : 'Test');
  });
}

export const emptyDemoFields = demoAnswers(() => '');

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
