import { useDeferredValue, type ReactNode } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { Check } from 'lucide';
import { dashboardKeys } from '#content/workspace/dashboard.ts';
import type { DashboardSearch } from '../dashboard-search';
import { Card, CardHead } from '#src/ui/layout/card.ts';
import { Icon } from '#src/ui/layout/icon.tsx';
import { SegmentedRadios } from '#src/ui/form/segmented.tsx';
import { useDashboardSearch } from '../dashboard-figures/use-dashboard-search';
import { Legend, Toggle, Tools } from './chart-view.styles';

const views = [
  { value: 'chart', label: 'Chart' },
  { value: 'table', label: 'Table' },
] as const;

type ChartViewProps = {
  title: string;
  /** Labels of the lines; null if the earlier period is unknown, no value is missing, or the period is over. */
  legend: { now: string; before: string | null; gap: string | null; soFar: string | null };
  isCompared: boolean;
  renderChart: () => ReactNode;
  renderTable: () => ReactNode;
};

/** Renders one series as a chart or table, alone or compared, as the URL says. */
export function ChartView(props: ChartViewProps) {
  const { title, legend, isCompared, renderChart, renderTable } = props;
  const { view = 'chart', compare } = useDashboardSearch();
  const shownView = useDeferredValue(view);
  const navigate = useNavigate({ from: '/dashboard' });
  const show = (part: Pick<DashboardSearch, 'view' | 'compare'>) =>
    void navigate({ search: (search) => ({ ...search, ...part }), resetScroll: false });
  const lines = [
    { className: 'now', text: legend.now },
    ...(isCompared && legend.before ? [{ className: 'before', text: legend.before }] : []),
    ...(legend.gap ? [{ className: 'gap', text: legend.gap }] : []),
    ...(legend.soFar ? [{ className: 'so-far', text: legend.soFar }] : []),
  ];
  return (
    <Card aria-label={title}>
      <CardHead>
        <h2>{title}</h2>
        <Legend role="list">
          {lines.map(({ className, text }) => (
            <li key={className}>
              <svg width="20" height="4" aria-hidden="true">
                <path className={className} d="M0 2H20" />
              </svg>
              <span>{text}</span>
            </li>
          ))}
        </Legend>
        <Tools>
          {legend.before ? (
            <Toggle
              type="button"
              aria-pressed={compare !== 'off'}
              aria-keyshortcuts={dashboardKeys.compare}
              onClick={() => show({ compare: compare === 'off' ? undefined : 'off' })}
            >
              <Icon as={Check} />
              Compare: previous period
            </Toggle>
          ) : null}
          <SegmentedRadios
            label="View"
            options={views}
            value={view}
            onChoose={(chosen) => show({ view: chosen === 'table' ? chosen : undefined })}
          />
        </Tools>
      </CardHead>
      {shownView === 'chart' ? renderChart() : renderTable()}
    </Card>
  );
}
