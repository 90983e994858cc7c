import { useEffect, useMemo, useRef, useState } from 'react';
import { getRouteApi } from '@tanstack/react-router';
import { defaultFilter } from '#content/workspace/conversation-filter.ts';
import { volumes } from '#content/sample/volumes.ts';
import { paramsOf, filterFrom } from '../conversation-params';
import type { Shortcut } from '../conversation-shortcut';
import { sampleBook } from '#src/features/workspace/sample/sample-conversations.ts';
import { createFocusQueue } from '#src/features/workspace/shell/focus-queue.ts';
import { useConversationCursor } from './use-conversation-cursor';
import { useConversationFilter } from './use-conversation-filter';
import { useFoundConversations } from './use-found-conversations';
import { useWorkspaceNow } from './use-workspace-now';

const route = getRouteApi('/_workspace/conversations');

const hasNoFocus = () => {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return true;
  return !activeElement.checkVisibility({ visibilityProperty: true });
};

/** Combines the filter, its results and the open conversation. */
export function useInbox() {
  const [focus] = useState(() => createFocusQueue());
  const controls = useConversationFilter();
  const { volume, isAnswered, format } = useWorkspaceNow();
  const found = useFoundConversations(controls.filter, volume, isAnswered);
  const { open: openId } = controls.params;
  const cursor = useConversationCursor(found.list, openId, found.shown);
  const navigate = route.useNavigate();
  const open = useMemo(
    () => (openId === undefined ? undefined : sampleBook(volume).find(openId)),
    [openId, volume],
  );

  const show = (id: string | undefined) =>
    void navigate({
      search: (now) => paramsOf(filterFrom(now, defaultFilter), id, defaultFilter),
      replace: id !== undefined && openId !== undefined,
      resetScroll: false,
    });
  const step = (by: 1 | -1) => {
    // With no open conversation, both keys start at the tab stop.
    const next = found.list[cursor.openIndex >= 0 ? cursor.openIndex + by : cursor.index];
    if (!next) return;
    cursor.reach(next.id);
    show(next.id);
  };

  const shownBefore = useRef(openId);
  useEffect(() => {
    const before = shownBefore.current;
    shownBefore.current = openId;
    if (before === openId || !hasNoFocus()) return;
    focus.focus(openId === undefined ? (before ?? '') : 'open');
  }, [focus, openId]);

  return {
    focus,
    controls,
    found,
    format,
    isAnswered,
    cursor,
    openId,
    open,
    isListed: cursor.openIndex >= 0,
    isEmpty: volumes[volume].conversations === 0,
    act: (shortcut: Shortcut) => {
      if (shortcut === 'next') step(1);
      else if (shortcut === 'previous') step(-1);
      else if (shortcut === 'back') show(undefined);
      else focus.focus(shortcut);
    },
  };
}
