import * as v from 'valibot';
import {
  homeViews,
  pageSections,
  paletteWords as words,
  pressCommands,
  type HomeView,
  type PressCommand,
} from '#content/workspace/palette.ts';
import { threadCommands } from '#content/workspace/thread-commands.ts';
import { sidebar, workspacePages } from '#content/workspace/workspace.ts';
import { goKeys } from '#content/workspace/workspace-keys.ts';
import type { Workspace } from '#content/sample/workspace.ts';
import { describeFilter } from '../conversations/saved-views/describe-filter';
import type { ThreadCommand } from '../shell/workspace-keys/key-hub';
import { filterOf, sortedViews } from '../conversations/saved-views/stored-views';
import { isSame } from '#machines/shared/merged.ts';
import { parseJson } from '#src/lib/text/parse-json.ts';
import { hasTerms, searchTerms } from '#src/lib/text/folded-text.ts';

type Theme = keyof typeof words.theme;

const pressNames = Object.keys(pressCommands) as PressCommand[];
const threadNames = Object.keys(threadCommands) as ThreadCommand[];
const themes = Object.keys(words.theme) as Theme[];
const runs = ['answer', 'shortcuts', 'signOut'] as const;

const commandSchema = v.union([
  v.object({ page: v.string(), hash: v.exactOptional(v.string()) }),
  v.object({
    home: v.custom<HomeView['search']>((value) =>
      homeViews.some(({ search }) => isSame(search, value)),
    ),
  }),
  v.object({ press: v.picklist(pressNames) }),
  v.object({ theme: v.picklist(themes) }),
  /** The search string of a saved view. */
  v.object({ view: v.string() }),
  v.object({ conversation: v.string() }),
  v.object({ query: v.string() }),
  v.object({ run: v.picklist(runs) }),
  v.object({ thread: v.picklist(threadNames) }),
]);

/** A command. Its JSON is the value of its option, and is stored in the recent ones. */
export type Command = v.InferOutput<typeof commandSchema>;

/** A command of the palette that is not a conversation. */
export type Entry = {
  command: Command;
  group: 'thread' | 'pages' | 'views' | 'actions' | 'theme';
  label: string;
  /** At the end of the row: its page, its keys or its state. */
  detail: string;
  words: string;
};

export const valueOf = (command: Command): string => JSON.stringify(command);

/** Returns the command of a value, or null. */
export function commandOf(value: string): Command | null {
  const { success, output } = v.safeParse(commandSchema, parseJson(value));
  return success ? output : null;
}

/**
 * Returns all commands: `thread` are those of the open conversation, `waiting` is the number of
 * visitors who wait.
 */
export function allEntries(
  thread: readonly ThreadCommand[],
  waiting: number,
  chosen: Theme | undefined,
  views: Workspace['views'],
): Entry[] {
  const run = (name: (typeof runs)[number], detail = ''): Entry => ({
    command: { run: name },
    group: 'actions',
    detail,
    ...words[name],
  });
  return [
    ...thread.map((name): Entry => {
      const { label, key, words: others } = threadCommands[name];
      return { command: { thread: name }, group: 'thread', label, detail: key, words: others };
    }),
    ...sidebar.map(({ path, label }): Entry => ({
      command: { page: path },
      group: 'pages',
      label,
      detail: `g ${goKeys[path]}`,
      words: '',
    })),
    ...pageSections.map(({ path, hash, title }): Entry => {
      const page = sidebar.find((item) => item.path === path)?.label ?? '';
      return {
        command: { page: path, hash },
        group: 'pages',
        label: title,
        detail: page,
        words: page,
      };
    }),
    ...homeViews.map(({ label, search }): Entry => ({
      command: { home: search },
      group: 'pages',
      label,
      detail: workspacePages.dashboard.title,
      words: words.homeViews,
    })),
    ...sortedViews(views).map(({ id, name, search }): Entry => ({
      command: { view: `${search}&view=${id}` },
      group: 'views',
      label: name,
      detail: describeFilter(filterOf({ search })),
      words: '',
    })),
    ...(waiting > 0 ? [run('answer', `${waiting} waiting`)] : []),
    ...pressNames.map((name): Entry => {
      const { label, words: others } = pressCommands[name];
      return { command: { press: name }, group: 'actions', label, detail: '', words: others };
    }),
    run('shortcuts', '?'),
    run('signOut'),
    ...themes.map((theme): Entry => ({
      command: { theme },
      group: 'theme',
      label: words.theme[theme],
      detail: theme === chosen ? words.current : '',
      words: 'color mode appearance',
    })),
  ];
}

/** Returns the commands in which a word begins with each word of the query. */
export function foundEntries(entries: readonly Entry[], query: string): readonly Entry[] {
  const terms = searchTerms(query);
  return entries.filter(({ label, group, words: others }) =>
    // The word "conversation" finds others.
    hasTerms(`${label} ${group === 'thread' ? '' : words.groups[group]} ${others}`, terms),
  );
}
