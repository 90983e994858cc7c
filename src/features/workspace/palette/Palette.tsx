import { numberText } from '#content/number-text.ts';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { paletteWords as words } from '#content/workspace/palette.ts';
import { paletteLabel } from '#content/workspace/workspace-keys.ts';
import { useTheme } from '#src/features/theme/use-theme-choice.ts';
import { timeFormat } from '#src/lib/time/time-format.ts';
import { ConversationSearch } from '../conversations/conversation-search';
import { visitorOf, type Conversation } from '../sample/conversation';
import { isAnswered, pendingIn } from '../sample/pending';
import { sampleBook, sampleNow } from '../sample/sample-conversations';
import { useWorkspace } from '../sample/use-workspace';
import { keyHub } from '../shell/workspace-keys/key-hub';
import { SearchList, type SearchOption } from '../search-list/SearchList';
import type { SearchListControls } from '../search-list/use-search-list';
import { allEntries, foundEntries, valueOf, type Entry } from './commands';
import { conversationFinder, newestCount } from './found-conversations';
import { Body, Detail, Keys, PaletteDialog, Row, Text } from './palette.styles';
import { recentCommands } from './recent-commands';

/** Returns false for the parts of pages: without a query, they would push the actions out of view. */
const isWhole = ({ command }: Entry) => !('hash' in command || 'home' in command);

/** Names the group of each option that is the first of its group. */
const withGroups = (options: readonly SearchOption[]) =>
  options.map((option, index) =>
    option.group === options[index - 1]?.group ? { ...option, group: undefined } : option,
  );

/** Renders the command palette: pages, actions, themes, and conversations by their words. */
export function Palette({ list }: { list: SearchListControls }) {
  const volume = useWorkspace((all) => all.volume);
  const answers = useWorkspace((all) => all.answers);
  const views = useWorkspace((all) => all.views);
  const triage = useWorkspace((all) => all.triage);
  const zone = useWorkspace((all) => all.profile.timeZone);
  const theme = useTheme();
  const recent = useMemo(() => recentCommands.read(), []);
  const finder = useMemo(() => conversationFinder(volume), [volume]);
  const result = useSyncExternalStore(finder.subscribe, finder.read);
  const query = list.query.trim();
  useEffect(() => finder.search(query), [finder, query]);

  const waiting = pendingIn(sampleBook(volume), sampleNow, answers, triage).toReversed();
  const entries = foundEntries(
    allEntries(keyHub.threadCommands(), waiting.length, theme, views),
    query,
  );
  const optionOf = (id: string, value: string, group: string, texts: readonly string[]) => ({
    id,
    value,
    group,
    content: (
      <Row>
        <strong>{texts[0]}</strong>
        {texts[1] ? <Text>{texts[1]}</Text> : null}
        <Detail>{texts[2]}</Detail>
      </Row>
    ),
  });
  const statusOf = (conversation: Conversation) => {
    const { id, status } = conversation;
    if (status === 'Resolved' || isAnswered(conversation, answers)) return status;
    return triage[id]?.snooze ? 'Snoozed' : 'Pending';
  };
  const conversationOption = (conversation: Conversation, group: string) =>
    optionOf(conversation.id, valueOf({ conversation: conversation.id }), group, [
      visitorOf(conversation),
      conversation.preview,
      `${statusOf(conversation)}, ${timeFormat(zone).day(conversation.at)}`,
    ]);
  const entryOption = (
    { command, group, label, detail }: Entry,
    title: string = words.groups[group],
  ) => {
    const value = valueOf(command);
    return optionOf(value.replaceAll(/\W+/g, '-'), value, title, [label, '', detail]);
  };
  const recentOptions = recent.flatMap((value) => {
    const entry = entries.find(({ command }) => valueOf(command) === value);
    if (entry) return [entryOption(entry, words.groups.recent)];
    const id = /^\{"conversation":"([\d-]+)"\}$/.exec(value)?.[1];
    const conversation = query === '' && id ? sampleBook(volume).find(id) : undefined;
    return conversation ? [conversationOption(conversation, words.groups.recent)] : [];
  });
  const isRecent = (entry: Entry) =>
    recentOptions.some(({ value }) => value === valueOf(entry.command));
  const matches = result.query === query ? result : { newest: [], count: 0, isDone: query === '' };
  // Customers look for waiting visitors most.
  const waitingMatches = query === '' ? [] : new ConversationSearch(waiting).find(query);
  const waitingIds = new Set(waitingMatches.map(({ id }) => id));
  const found = [...waitingMatches, ...matches.newest.filter(({ id }) => !waitingIds.has(id))];
  const all = matches.count > newestCount ? words.showAll(numberText(matches.count)) : null;
  const ofThread = entries.filter(({ group }) => group === 'thread');
  const options = [
    ...ofThread.map((entry) => entryOption(entry)),
    ...recentOptions,
    ...entries
      .slice(ofThread.length)
      .filter((entry) => !isRecent(entry) && (query !== '' || isWhole(entry)))
      .map((entry) => entryOption(entry)),
    ...found
      .slice(0, newestCount)
      .map((conversation) => conversationOption(conversation, words.groups.conversations)),
    ...(all ? [optionOf('all', valueOf({ query }), words.groups.conversations, [all])] : []),
  ];
  const status = !matches.isDone
    ? words.searching
    : options.length === 0
      ? words.none(query)
      : words.count(options.length);
  return (
    <PaletteDialog isOpen title={paletteLabel} onDismiss={list.close}>
      <Body>
        <SearchList
          list={list}
          label={paletteLabel}
          title={paletteLabel}
          options={withGroups(options)}
          status={status}
        />
      </Body>
      <Keys aria-hidden="true">
        {words.keys.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </Keys>
    </PaletteDialog>
  );
}
