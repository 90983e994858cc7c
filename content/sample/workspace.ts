import { defaultLooks, type ChatLooks } from '#content/workspace/chat-looks.ts';
import { sampleEnd } from './daily-conversations';
import type { Volume } from './volumes';

export interface ChatbotConfig extends ChatLooks {
  name: string;
  greeting: string;
  /** True if the embed snippet includes the FAQ entries. */
  includeFaq: boolean;
}

export interface FaqEntry {
  id: number;
  question: string;
  answer: string;
}

export const documentKinds = ['.pdf', '.doc', '.docx', '.txt'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** The stored metadata of an uploaded document; its content is not stored. */
export interface StoredDocument {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  kind: DocumentKind;
  /** ISO 8601 in UTC. */
  addedAt: string;
}

/** The draft and response to an escalated conversation. */
export interface EscalationAnswer {
  conversationId: string;
  draft: string;
  /** The sent response and its time (ISO 8601 in UTC); null while pending. */
  response: { text: string; sentAt: string } | null;
}

/** The sample's team; `me` is the customer. */
export const teamMembers = ['me', 'luis', 'priya', 'sam'] as const;
export type TeamMember = (typeof teamMembers)[number];

/** The team's marks on a conversation; each is optional. */
export interface Triage {
  /** Internal note, never sent to the visitor. */
  note?: string | undefined;
  assignee?: TeamMember | undefined;
  /**
   * Return to the queue (ISO 8601 in UTC), in the sample's time, which stands still, and in the
   * browser's.
   */
  snooze?: { until: string; wakesAt: string } | undefined;
}

/** Named filters of the conversation list. */
export interface SavedView {
  name: string;
  /** The search string of the filters' address. */
  search: string;
}

export const timeZones = [
  'America/Los_Angeles',
  'America/New_York',
  'Europe/London',
  'Asia/Singapore',
] as const;
export type TimeZone = (typeof timeZones)[number];

export interface Profile {
  firstName: string;
  lastName: string;
  email: string;
  company: string;
  jobTitle: string;
  timeZone: TimeZone;
}

/** Everything a customer can change in the workspace (specification §3). */
export interface Workspace {
  chatbot: ChatbotConfig;
  faq: { /** Ids are never reused. */ nextId: number; entries: FaqEntry[] };
  documents: StoredDocument[];
  answers: EscalationAnswer[];
  /** By conversation id. */
  triage: Readonly<Record<string, Triage>>;
  /** By id. */
  views: Readonly<Record<string, SavedView>>;
  /** Ids of the conversations opened since the last visit. */
  seen: string[];
  profile: Profile;
  twoFactor: boolean;
  /** True if keyboard shortcuts are on. */
  shortcuts: boolean;
  volume: Volume;
  /** The steps of the setup that leave no other trace. */
  setup: { isSnippetCopied: boolean; isHidden: boolean };
}

/** The customer of the sample workspace. */
export const customerId = 'cus_ridge-county-fiber';

const sampleFaq: readonly Omit<FaqEntry, 'id'>[] = [
  {
    question: 'How do I reset my router?',
    answer:
      'Hold the small button on the back for 10 seconds, then wait 2 minutes for the white light.',
  },
  {
    question: 'What does a red light on my ONT mean?',
    answer:
      'No light is reaching the box. Check that the thin yellow cable is clicked in and has no sharp bend. If it’s still red, tell us and we’ll send a technician.',
  },
  {
    question: 'When is my technician arriving?',
    answer:
      'We message you when the technician leaves the stop before yours, with an arrival time accurate to 15 minutes.',
  },
  {
    question: 'How do I report an outage?',
    answer:
      'Tell us your address here. If we already see the outage, we’ll tell you when we expect light back.',
  },
  {
    question: 'Can I keep my phone number?',
    answer:
      'Yes. We need the account number and PIN from your old provider. The transfer takes 3 business days.',
  },
];

const withIds = sampleFaq.map((entry, index) => ({ id: index + 1, ...entry }));

/** The initial workspace. */
export const sampleWorkspace: Workspace = {
  chatbot: {
    name: 'Ridge County helper',
    greeting: 'Hi, how can I help you today?',
    includeFaq: false,
    ...defaultLooks,
  },
  faq: { nextId: withIds.length + 1, entries: withIds },
  documents: [
    {
      id: 'sample-1',
      name: 'ONT light guide.pdf',
      size: 412_338,
      kind: '.pdf',
      addedAt: new Date(sampleEnd - 12 * 86_400_000).toISOString(),
    },
  ],
  answers: [],
  triage: {},
  views: {},
  seen: [],
  profile: {
    firstName: 'Dana',
    lastName: 'Whitlock',
    email: 'dana.whitlock@ridgecountyfiber.example',
    company: 'Ridge County Fiber',
    jobTitle: 'Head of operations',
    timeZone: 'America/Los_Angeles',
  },
  twoFactor: false,
  shortcuts: true,
  volume: 'typical',
  setup: { isSnippetCopied: false, isHidden: false },
};
