import { numberText } from '#content/number-text.ts';
import { Link } from '@tanstack/react-router';
import {
  defaultFilter,
  filterOptions,
  type ConversationFilter,
} from '#content/workspace/conversation-filter.ts';
import { markLabels } from '#content/workspace/triage-words.ts';
import { hasMark } from '../conversation-marks';
import { paramsOf } from '../conversation-params';
import type { Conversation } from '#src/features/workspace/sample/conversation.ts';
import { useWorkspace } from '#src/features/workspace/sample/use-workspace.ts';
import { Links } from './mark-links.styles';

/** The filter, its saved view, and the found conversations with a mark by the team. */
type MarkLinksProps = {
  filter: ConversationFilter;
  view: string | undefined;
  markedRows: readonly Conversation[];
};

/** Renders a link for each mark that conversations have: it filters by the mark, or ends that. */
export function MarkLinks({ filter, view, markedRows }: MarkLinksProps) {
  const triage = useWorkspace((all) => all.triage);
  const links = filterOptions.mark.flatMap((mark) => {
    if (mark === 'any') return [];
    const found = markedRows.filter(({ id }) => triage[id] && hasMark(triage[id], mark)).length;
    const isOn = filter.mark === mark;
    return found > 0 || isOn ? [{ mark, found, isOn }] : [];
  });
  return (
    <Links role="list" aria-label="Filter by mark">
      {links.map(({ mark, found, isOn }) => (
        <li key={mark}>
          <Link
            to="/conversations"
            search={paramsOf(
              { ...filter, status: 'all', mark: isOn ? 'any' : mark },
              { view },
              defaultFilter,
            )}
            resetScroll={false}
            preload={false}
            aria-current={isOn || undefined}
          >
            {numberText(found)} {markLabels[mark]}
          </Link>
        </li>
      ))}
    </Links>
  );
}
