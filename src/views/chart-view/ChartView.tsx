import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card, CardHead } from '../../ui/card';
import { Segmented } from '../../ui/segmented';
import { Legend, Toggle, Tools } from './chart-view.styles';
import { useChartView } from './use-chart-view';

const forms = [
  { value: 'chart', label: 'Chart' },
  { value: 'table', label: 'Table' },
] as const;

type ChartViewProps = {
  title: string;
  /** What the two lines are; null for a period before that is unknown. */
  legend: { now: string; before: string | null };
  renderChart: (isCompared: boolean) => ReactNode;
  renderTable: (isCompared: boolean) => ReactNode;
};

/** One series as a chart or as a table, with the period before or without it. */
export function ChartView({ title, legend, renderChart, renderTable }: ChartViewProps) {
  const { form, isCompared, choose, toggleComparison } = useChartView();
  const lines = [
    { className: 'now', text: legend.now },
    ...(isCompared && legend.before ? [{ className: 'before', text: legend.before }] : []),
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
          <Toggle type="button" aria-pressed={isCompared} onClick={toggleComparison}>
            <Check size={16} strokeWidth={2.25} aria-hidden="true" />
            Compare: previous period
          </Toggle>
          <Segmented label="View" options={forms} value={form} onChoose={choose} />
        </Tools>
      </CardHead>
      {form === 'chart' ? renderChart(isCompared) : renderTable(isCompared)}
    </Card>
  );
}
