/** An item of the workspace's sidebar (specification §3.1). */
export interface SidebarItem {
  path: '/dashboard' | '/chatbot-setup' | '/conversations' | '/account-setup';
  icon: 'house' | 'bot' | 'messages' | 'settings';
  label: string;
}

export const sidebar: readonly SidebarItem[] = [
  { path: '/dashboard', icon: 'house', label: 'Home' },
  { path: '/chatbot-setup', icon: 'bot', label: 'Chatbot Setup' },
  { path: '/conversations', icon: 'messages', label: 'Conversations' },
  { path: '/account-setup', icon: 'settings', label: 'Account Settings' },
];

/** The head of each page; all are `noindex`. */
export const workspacePages = {
  dashboard: {
    title: 'Home',
    path: '/dashboard',
    description: 'Chatbot results for the last day, week or month, on sample data.',
  },
  chatbotSetup: {
    title: 'Chatbot Setup',
    path: '/chatbot-setup',
    description: 'Name, greeting, FAQ entries and documents of a sample chatbot.',
  },
  conversations: {
    title: 'Conversations',
    path: '/conversations',
    description: 'Sample conversations, including escalations that need a reply.',
  },
  accountSetup: {
    title: 'Account Settings',
    path: '/account-setup',
    description: 'Profile, billing and security of a sample account, stored only in this browser.',
  },
} as const;

/** The error of a save that breaks off before the page is left. */
export const saveFailed = 'Your changes could not be saved. They are still on this page.';

/** The menu of the sample, and its element's id: buttons in the sidebar and the top bar open it. */
export const sampleMenu = { id: 'sample-data', title: 'Sample data' } as const;

/** The copy of a workspace page before hydration. */
export const beforeScript = {
  loading: 'Opening the sample workspace…',
  withoutScript: 'The workspace needs JavaScript. The rest of the site works without it.',
} as const;
