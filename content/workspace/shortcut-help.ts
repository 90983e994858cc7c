import { chatbotSetup } from './chatbot-setup';
import { dashboardKeys, metricNames, periodLabels, timeRanges } from './dashboard';
import { pressCommands } from './palette';
import { shortcutHelp as conversationKeys } from './conversation-shortcuts';
import { sidebar, type SidebarItem } from './workspace';
import { goKeys, paletteLabel } from './workspace-keys';

/** A line of the help. `Mod` is the platform's key of commands. */
type ShortcutLine = { keys: readonly string[]; does: string };

const everywhere: readonly ShortcutLine[] = [
  { keys: ['Mod', 'k'], does: paletteLabel },
  ...sidebar.map(({ path, label }) => ({ keys: ['g', goKeys[path]], does: `Go to ${label}` })),
  { keys: ['?'], does: 'Show this help' },
];

const ofPage: Readonly<Partial<Record<SidebarItem['path'], readonly ShortcutLine[]>>> = {
  '/dashboard': [
    ...timeRanges.map((range) => ({
      keys: [dashboardKeys[range]],
      does: range === 'custom' ? 'Choose the days' : periodLabels[range],
    })),
    { keys: ['1', '…', String(metricNames.length)], does: 'Chart a metric' },
    { keys: [dashboardKeys.compare], does: 'Compare with the previous period' },
    { keys: [dashboardKeys.export], does: pressCommands.export.label },
    { keys: ['←', '→'], does: 'Read the chart’s values' },
    { keys: ['Home', 'End'], does: 'Read its first or last value' },
    { keys: ['Esc'], does: 'Stop reading the chart' },
  ],
  '/conversations': conversationKeys,
  '/chatbot-setup': [{ keys: ['Mod', 's'], does: chatbotSetup.saving.save }],
};

/** Returns the groups of the help for the page at a path; its own keys come first. */
export function shortcutGroups(
  pathname: string,
): { title: string; lines: readonly ShortcutLine[] }[] {
  const page = sidebar.find(({ path }) => path === pathname);
  const lines = page && ofPage[page.path];
  return [
    ...(page && lines ? [{ title: page.label, lines }] : []),
    { title: 'Every page', lines: everywhere },
  ];
}
