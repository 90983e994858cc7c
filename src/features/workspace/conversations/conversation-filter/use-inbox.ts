import {
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { getRouteApi, useLocation } from '@tanstack/react-router';
import { defaultFilter } from '#content/workspace/conversation-filter.ts';
import { threadCommands } from '#content/workspace/thread-commands.ts';
import { volumes } from '#content/sample/volumes.ts';
import { triageWords } from '#content/workspace/triage-words.ts';
import type { RowsChange } from '#machines/row-selection/row-selection.machine.ts';
import { paramsOf, filterFrom } from '../conversation-params';
import type { Shortcut } from '../conversation-shortcut';
import type { Conversation } from '#src/features/workspace/sample/conversation.ts';
import { markSeen } from '#src/features/workspace/sample/seen.ts';
import { isComposing, isPlainEscape } from '#src/services/browser/key-presses.ts';
import { markAnswered } from '#src/features/workspace/sample/escalation-answers.ts';
import { createFocusQueue } from '#src/features/workspace/shell/focus-queue.ts';
import type { ThreadCommand } from '#src/features/workspace/shell/workspace-keys/key-hub.ts';
import { useRowSelection } from '../row-selection/use-row-selection';
import { useConversationCursor } from './use-conversation-cursor';
import { useConversationFilter } from './use-conversation-filter';
import { useFoundConversations } from './use-found-conversations';
import {
  isOpenToAnswers,
  longestWait,
  useOpenConversation,
  waiting,
} from './use-open-conversation';
import { useHeld } from './use-held';
import { useWorkspaceNow } from './use-workspace-now';

const route = getRouteApi('/_workspace/conversations');

const hasNoFocus = () => {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return true;
  return !activeElement.checkVisibility({ visibilityProperty: true });
};

/** Their controls open a menu, which returns the focus to where it was. */
const inMenus = new Set<Shortcut>(['snooze', 'assign']);
/** They change the selected rows, if there are any. */
const onSelected = new Set<Shortcut>(['snooze', 'assign', 'answered']);
/** They need a conversation that a person can answer. */
const needsAnswerable = new Set<Shortcut | ThreadCommand>(['reply', 'snooze', 'answered']);
const commands = Object.keys(threadCommands) as ThreadCommand[];

/** Combines the filter, its results and the open conversation. */
export function useInbox() {
  const controls = useConversationFilter();
  const { volume, isDone, marksOf, format } = useWorkspaceNow();
  const { open: openId } = controls.params;
  /** The first result of the last request, from the end of typing on. */
  const [firstFound, holdFirst] = useHeld<Conversation | undefined>();
  const { conversation, heldId } = useOpenConversation(controls.params, volume, firstFound?.value);
  const opened = useLocation({ select: ({ state }) => state.focus });
  const [focus] = useState(() => {
    const queue = createFocusQueue();
    if (opened && conversation && isOpenToAnswers(conversation)) queue.request(opened);
    return queue;
  });
  // Another id filters all rows again; before the answer, the held one needs no exception.
  const doneId = conversation && isDone(conversation) ? heldId : undefined;
  const found = useFoundConversations(controls.filter, volume, isDone, doneId);
  const cursor = useConversationCursor(found.list, openId, conversation?.id, found.request);
  const selection = useRowSelection(found.list, found.request);
  const sentId = useLocation({ select: ({ state }) => state.sentId });
  const navigate = route.useNavigate();

  /** The part of the next conversation to focus. */
  const focusNext = useRef('open');
  const show = useCallback(
    (id: string | undefined, sent?: string) =>
      void navigate({
        search: (now) =>
          paramsOf(filterFrom(now, defaultFilter), { ...now, open: id }, defaultFilter),
        replace: id !== undefined && openId !== undefined,
        resetScroll: false,
        state: sent === undefined ? {} : { sentId: sent },
      }),
    [navigate, openId],
  );
  const { list, request, isLate } = found;
  useEffect(() => {
    if (!isLate && !controls.isTyping && firstFound?.of !== request) holdFirst(list[0], request);
  }, [list, request, isLate, controls.isTyping, firstFound, holdFirst]);
  const openNext = useCallback(
    (sent: string) => {
      const [first, ...others] = list.filter(waiting()).filter(({ id }) => id !== sent);
      const next = first
        ? others.reduce((oldest, row) => (oldest.at < row.at ? oldest : row), first)
        : longestWait(volume);
      if (!next) return;
      focusNext.current = 'reply';
      show(next.id, sent);
    },
    [list, volume, show],
  );
  const step = (by: 1 | -1) => {
    // With no open conversation, both keys start at the tab stop.
    const next = found.list[cursor.openIndex >= 0 ? cursor.openIndex + by : cursor.index];
    if (!next) return;
    cursor.reach(next.id);
    show(next.id);
  };

  const reopen = useCallback(
    (id: string) => {
      focusNext.current = 'reply';
      show(id);
    },
    [show],
  );
  // An answer or a snooze by the customer hides nothing.
  const isListed =
    openId === undefined ||
    isLate ||
    cursor.openIndex >= 0 ||
    (conversation !== undefined && isDone(conversation));
  const paneNow = useMemo(
    () => ({ openId, conversation, isListed, sentId, openNext, reopen }),
    [openId, conversation, isListed, sentId, openNext, reopen],
  );
  // The list is painted first: a press does not wait for the conversation.
  const pane = useDeferredValue<typeof paneNow | null>(paneNow, null);
  const shownId = useDeferredValue(openId);
  useEffect(() => {
    if (pane?.conversation) markSeen(pane.conversation);
  }, [pane?.conversation]);

  const shownBefore = useRef(shownId);
  useEffect(() => {
    const before = shownBefore.current;
    shownBefore.current = shownId;
    if (before === shownId) return;
    const part = focusNext.current;
    focusNext.current = 'open';
    if (!hasNoFocus()) return;
    focus.request(shownId === undefined ? (before ?? '') : part);
    focus.settle();
  }, [focus, shownId]);

  const { send } = selection;
  const report = useCallback(
    (text: string, change: RowsChange) => send({ type: 'row.changed', text, change }),
    [send],
  );
  const back = () => {
    const row = list[cursor.index];
    focus.request('');
    if (row) focus.focus(row.id);
    if (openId !== undefined) show(undefined);
  };

  return {
    focus,
    report,
    controls,
    found,
    selection,
    format,
    marksOf,
    cursor,
    pane,
    /** True if the conversation replaces the list on small screens. */
    isOpen: shownId !== undefined,
    listParams: useDeferredValue(controls.params),
    isEmpty: volumes[volume].conversations === 0,
    onSearchKey: (event: KeyboardEvent<HTMLInputElement>) => {
      const { key, nativeEvent, currentTarget } = event;
      const row = list[0];
      if (isComposing(nativeEvent) || !row) return;
      if (key === 'Enter') {
        if (row.id === openId) focus.focus('open');
        else show(row.id);
        currentTarget.blur();
      } else if (
        key === 'ArrowDown' ||
        (currentTarget.value === '' && isPlainEscape(nativeEvent))
      ) {
        event.preventDefault();
        focus.focus(list[cursor.index]?.id ?? '');
      }
    },
    threadCommands: () =>
      commands.filter((command) => {
        if (!conversation) return false;
        if (command === 'undo') return focus.find('undo') !== undefined;
        return !needsAnswerable.has(command) || isOpenToAnswers(conversation);
      }),
    act: (shortcut: Shortcut | ThreadCommand, isForOpen = false) => {
      if (shortcut === 'back') back();
      // The field is on its way: these keys were meant for it.
      else if (focus.awaits('reply') || focusNext.current === 'reply') return;
      else if (shortcut === 'next') step(1);
      else if (shortcut === 'previous') step(-1);
      else if (shortcut === 'views') focus.find('views')?.click();
      else if (shortcut === 'undo' || shortcut === 'copyLink') {
        focus.focus(shortcut);
        focus.find(shortcut)?.click();
      } else if (shortcut === 'select' || shortcut === 'selectRange') {
        const row = list[cursor.index];
        if (!row) return;
        selection.toggle(row.id, shortcut === 'selectRange');
        focus.focus(row.id);
      } else if (
        shortcut === 'markRead' ||
        (!isForOpen && selection.state === 'selecting' && onSelected.has(shortcut))
      )
        focus.find(`selected ${shortcut}`)?.click();
      else if (shortcut === 'answered') {
        if (conversation && isOpenToAnswers(conversation))
          report(triageWords.marked, markAnswered([conversation.id]));
      } else if (
        conversation
          ? !needsAnswerable.has(shortcut) || isOpenToAnswers(conversation)
          : shortcut === 'search'
      ) {
        focus.request(shortcut);
        // The conversation's parts take the focus when it is rendered.
        if (pane?.conversation !== conversation && shortcut !== 'search') return;
        if (!inMenus.has(shortcut)) return focus.settle();
        focus.request('');
        focus.find(shortcut)?.click();
      }
    },
  };
}
