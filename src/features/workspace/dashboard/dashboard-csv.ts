import type { MetricName, WholeRange } from '#content/workspace/dashboard.ts';
import type { CsvCell } from '#src/lib/text/csv.ts';
import type { Figures, Ranked, Share } from './figures';
import type { Period } from './period';
import { percentOf } from './metric-text';
import { earlierText, partText, periodLabel } from './period-text';
import { visitorOf } from '../sample/conversation';
import { timeFormat } from '#src/lib/time/time-format.ts';

/** The dashboard's state at the time of export, with its labels. */
export type DashboardState = {
  range: WholeRange;
  period: Period;
  figures: Figures;
  metric: MetricName;
  /** The conversations that the rankings count. */
  ranked: Ranked;
  isCompared: boolean;
  timeZone: string;
  labels: Record<MetricName, string>;
};

type Row = readonly CsvCell[];

/**
 * Returns the exported rows: one table with a heading row, whose first column names the part of
 * the dashboard. Cells that a part doesn't have are empty.
 */
export function dashboardRows(dashboardState: DashboardState): Row[] {
  const { range, period, figures, metric, ranked, isCompared, timeZone, labels } = dashboardState;
  const { now, before, series, seriesBefore, questions, locations, recent } = figures;
  const { date, time } = timeFormat(timeZone);
  const dateTime = (at: number) => `${date(at)}, ${time(at)}`;
  const hasBefore = isCompared && before !== null;
  const row = (
    table: string,
    name: CsvCell,
    value: CsvCell | null | undefined,
    valueBefore?: CsvCell | null,
    ...others: readonly CsvCell[]
  ): Row => [
    table,
    name,
    value ?? '',
    ...(hasBefore ? [valueBefore ?? ''] : []),
    ...Array.from({ length: 4 }, (_, index) => others[index] ?? ''),
  ];
  const shareRow =
    (table: string) =>
    ({ name, count, percent }: Share) =>
      row(table, name, count, '', percent);
  const ofStatus = ranked ? `, ${ranked}` : '';
  const names = Object.keys(labels) as MetricName[];
  return [
    row('Table', 'Name', 'Value', earlierText(period), 'Percent', 'Visitor', 'Device', 'Status'),
    row('Period', 'Sample data', periodLabel(range)),
    row('Period', 'From', dateTime(period.from), dateTime(period.before.from)),
    row('Period', 'To', dateTime(period.to), dateTime(period.before.to)),
    row('Period', 'Time zone', timeZone),
    ...names.map((name) =>
      row('Metrics', labels[name], now[name], before?.[name], percentOf(name, now) ?? ''),
    ),
    ...period.parts.map((part, index) =>
      row(
        `${labels[metric]} per ${period.partName}`,
        partText(part, period, timeZone),
        series[index]?.[metric],
        seriesBefore?.[index]?.[metric],
      ),
    ),
    ...questions.map(shareRow(`Top questions${ofStatus}`)),
    ...locations.map(shareRow(`Locations${ofStatus}`)),
    ...recent.map(({ place, device, preview, status, at }) =>
      row(
        'Recent conversations',
        preview,
        dateTime(at),
        '',
        '',
        visitorOf({ place }),
        device,
        status,
      ),
    ),
  ];
}

/** Returns a file name with the period: dashboard-last-30-days.csv. */
export function dashboardFileName(range: WholeRange): string {
  return `dashboard-${periodLabel(range).toLowerCase().replaceAll(' ', '-')}.csv`;
}
