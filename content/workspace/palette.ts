import { accountSections } from './account';
import { looksWords } from './chat-looks';
import { chatbotSetup } from './chatbot-setup';
import {
  dashboard,
  metricNames,
  periodLabels,
  waitingWords,
  type MetricName,
  type PresetRange,
} from './dashboard';
import { uploadWords } from './document-uploads';
import { faqWords } from './faq-list';
import { savedViews } from './saved-views';
import { unansweredWords } from './unanswered';
import type { SidebarItem } from './workspace';

/** A part of a workspace page, by the hash of its address. */
export type PageSection = { path: SidebarItem['path']; hash: string; title: string };

const dashboardSections: readonly (readonly [hash: string, title: string])[] = [
  ['waiting', waitingWords.title],
  ['questions', dashboard.sections.questions],
  ['locations', dashboard.sections.locations],
];
const chatbotSections: typeof dashboardSections = [
  ['basics', chatbotSetup.basics],
  ['appearance', looksWords.title],
  ['embed', chatbotSetup.snippet.title],
  ['unanswered', unansweredWords.title],
  ['faq', faqWords.title],
  ['documents', uploadWords.title],
];

export const pageSections: readonly PageSection[] = [
  ...dashboardSections.map(([hash, title]) => ({ path: '/dashboard', hash, title }) as const),
  ...chatbotSections.map(([hash, title]) => ({ path: '/chatbot-setup', hash, title }) as const),
  ...accountSections.map(
    ({ id, label }) => ({ path: '/account-setup', hash: id, title: label }) as const,
  ),
];

/** A range or a charted metric of the dashboard, by the search params that show it. */
export type HomeView = { label: string; search: { range: PresetRange } | { metric: MetricName } };

export const homeViews: readonly HomeView[] = [
  ...(['24h', '7d', '30d'] as const).map((range) => ({
    label: periodLabels[range],
    search: { range },
  })),
  ...metricNames.map((metric) => ({ label: dashboard.metrics[metric], search: { metric } })),
];

/**
 * Commands that press a button of a page, or show a part of it. `words` are found, too. A command
 * without a path presses a button of the sample's menu.
 */
export const pressCommands = {
  export: { label: 'Export CSV', path: '/dashboard', words: 'download file excel figures' },
  snippet: { label: 'Copy embed snippet', path: '/chatbot-setup', words: 'code install website' },
  preview: { label: 'Chat preview', path: '/chatbot-setup', words: 'open test try chatbot' },
  views: { label: savedViews.title, path: '/conversations', words: 'save filters name bookmark' },
  reset: { label: 'Reset sample data', path: undefined, words: 'demo undo everything' },
} as const;

/** The button or part has the command's name as `data-command`. */
export type PressCommand = keyof typeof pressCommands;

export const paletteWords = {
  groups: {
    thread: 'This conversation',
    recent: 'Recent',
    pages: 'Go to',
    views: savedViews.title,
    actions: 'Actions',
    theme: 'Theme',
    conversations: 'Conversations',
  },
  homeViews: 'day week month period range metric figures',
  answer: { label: 'Answer the longest wait', words: 'next oldest pending reply' },
  shortcuts: { label: 'Keyboard shortcuts', words: 'keys help' },
  signOut: { label: 'Log out', words: 'sign out leave' },
  theme: { system: 'System theme', light: 'Light theme', dark: 'Dark theme' },
  current: 'Current',
  showAll: (count: string) => `Show all ${count} in Conversations`,
  searching: 'Searching conversations…',
  none: (query: string) => `Nothing matches “${query}”.`,
  count: (count: number) => `${count} ${count === 1 ? 'result' : 'results'}`,
  keys: ['↑↓ to move', 'Enter to open', 'Esc to close'],
} as const;
