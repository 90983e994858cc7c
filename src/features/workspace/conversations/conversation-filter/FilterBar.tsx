import { numberText } from '#content/number-text.ts';
import type { KeyboardEventHandler } from 'react';
import { X } from 'lucide';
import {
  defaultFilter,
  filterOptions,
  type StatusFilter,
} from '#content/workspace/conversation-filter.ts';
import {
  periodLabels,
  queryUnwritten,
  sortLabels,
  statusLabels,
} from '#content/workspace/conversations.ts';
import { focusHeading } from '#src/features/page/page-heading.ts';
import type { Conversation } from '#src/features/workspace/sample/conversation.ts';
import type { FocusQueue } from '#src/features/workspace/shell/focus-queue.ts';
import { Input } from '#src/ui/form/field.styles.ts';
import { useIsInteractive } from '#src/ui/form/interactive.ts';
import { Select } from '#src/ui/form/select.styles.ts';
import { SegmentedRadios } from '#src/ui/form/segmented.tsx';
import { Icon } from '#src/ui/layout/icon.tsx';
import { openAtKey } from '#src/services/browser/select-options.ts';
import { VisuallyHidden } from '#src/ui/layout/layout.ts';
import { isDays } from '../conversation-params';
import { periodName } from '../conversation-period';
import { drillDowns } from '../drill-downs';
import { ViewsMenu } from '../saved-views/ViewsMenu';
import { Choices, Removable, Tabs } from './conversation-filter.styles';
import { MarkLinks } from './MarkLinks';
import type { FilterControls } from './use-conversation-filter';

/** A query in the URL is cut at this length. */
const longestQuery = 200;

type BarProps = { controls: FilterControls };

type ChoicesProps = BarProps & {
  focus: FocusQueue;
  onKeyDown: KeyboardEventHandler<HTMLInputElement>;
};

/** Renders search, period and sort order. */
export function FilterChoices({ controls, focus, onKeyDown }: ChoicesProps) {
  const { filter, onQuery, onPeriod, onSort } = controls;
  const isInteractive = useIsInteractive();
  return (
    <Choices role="search">
      <Input
        type="search"
        size="dense"
        aria-label="Search conversations"
        placeholder="Search conversations"
        autoComplete="off"
        spellCheck={false}
        maxLength={longestQuery}
        readOnly={!isInteractive}
        ref={focus.ref('search')}
        value={filter.query}
        onChange={onQuery}
        onKeyDown={onKeyDown}
      />
      <Select
        size="dense"
        aria-label="Period"
        value={filter.period}
        disabled={!isInteractive}
        onKeyDown={openAtKey}
        onChange={onPeriod}
      >
        {isDays(filter.period) ? <option value={filter.period}>Custom days</option> : null}
        {filterOptions.period.map((period) => (
          <option key={period} value={period}>
            {periodLabels[period]}
          </option>
        ))}
      </Select>
      <Select
        size="dense"
        aria-label="Sort"
        value={filter.sort}
        disabled={!isInteractive}
        onKeyDown={openAtKey}
        onChange={onSort}
      >
        {filterOptions.sort.map((sort) => (
          <option key={sort} value={sort}>
            {sortLabels[sort]}
          </option>
        ))}
      </Select>
    </Choices>
  );
}

type TabsProps = BarProps & {
  /** Null until they are known. */
  counts: Record<StatusFilter, number> | null;
  announcement: string;
  /** Found conversations with a mark by the team. */
  markedRows: readonly Conversation[];
  focus: FocusQueue;
};

/** Renders status tabs with the number of conversations found in each. */
export function StatusTabs({ controls, counts, announcement, markedRows, focus }: TabsProps) {
  const { params, filter, choose } = controls;
  const { mark, period } = filter;
  const removable = drillDowns(filter);
  if (isDays(period))
    removable.push({ name: periodName(period), without: { period: defaultFilter.period } });
  const options = filterOptions.status.map((status) => ({
    value: status,
    label: counts ? `${statusLabels[status]} ${numberText(counts[status])}` : statusLabels[status],
  }));
  return (
    <Tabs>
      <SegmentedRadios
        label="Status"
        options={options}
        value={filter.status}
        onChoose={(status) => choose({ status })}
      />
      {markedRows.length > 0 || mark !== 'any' ? (
        <MarkLinks {...{ filter, markedRows }} view={params.view} />
      ) : null}
      {removable.map(({ name, without }) => (
        <Removable
          key={name}
          type="button"
          aria-label={`Remove the filter ${name}`}
          onClick={() => {
            choose(without);
            // A select would take the next shortcuts as a choice.
            focusHeading();
          }}
        >
          <span dir="auto">{name}</span>
          <Icon as={X} />
        </Removable>
      ))}
      <ViewsMenu {...{ controls, focus }} />
      {controls.isUnwritten ? <p role="alert">{queryUnwritten}</p> : null}
      <VisuallyHidden as="p" role="status">
        {announcement}
      </VisuallyHidden>
    </Tabs>
  );
}
