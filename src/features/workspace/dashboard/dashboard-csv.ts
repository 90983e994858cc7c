import type { MetricName, WholeRange } from '#content/workspace/dashboard.ts';
import type { CsvCell } from '#src/lib/text/csv.ts';
import type { Figures, Share } from './figures';
import type { Period } from './period';
import { partText, periodLabel } from './period-text';
import { timeFormat } from '#src/lib/time/time-format.ts';

/** The dashboard's state at the time of export, with its labels. */
export type DashboardState = {
  range: WholeRange;
  period: Period;
  figures: Figures;
  metric: MetricName;
  isCompared: boolean;
  timeZone: string;
  labels: Record<MetricName, string>;
};

type Row = readonly CsvCell[];

const share = ({ name, count, percent }: Share): CsvCell[] => [name, count, percent];

/** Returns the exported rows: figures, series, questions, locations, recent conversations. */
export function dashboardRows(shown: DashboardState): Row[] {
  const { range, period, figures, metric, isCompared, timeZone, labels } = shown;
  const { now, before, series, seriesBefore, questions, locations, recent } = figures;
  const { date, time } = timeFormat(timeZone);
  const dateTime = (at: number) => `${date(at)}, ${time(at)}`;
  const withBefore = (value: CsvCell, valueBefore: CsvCell): CsvCell[] =>
    isCompared && before ? [value, valueBefore] : [value];
  const names = Object.keys(labels) as MetricName[];
  return [
    ['Sample data', periodLabel(range)],
    ['From', dateTime(period.from)],
    ['To', dateTime(period.to)],
    ['Time zone', timeZone],
    [],
    ['Metric', ...withBefore('Value', `Previous ${period.length}`)],
    ...names.map((name) => [labels[name], ...withBefore(now[name] ?? '', before?.[name] ?? '')]),
    [],
    [
      `${labels[metric]} per ${period.partName}`,
      ...withBefore('Value', `Previous ${period.length}`),
    ],
    ...period.parts.map((part, index) => [
      partText(part, period, timeZone),
      ...withBefore(series[index]?.[metric] ?? '', seriesBefore?.[index]?.[metric] ?? ''),
    ]),
    [],
    ['Rank', 'Question', 'Conversations', 'Percent'],
    ...questions.map((question, index) => [index + 1, ...share(question)]),
    [],
    ['Location', 'Conversations', 'Percent'],
    ...locations.map(share),
    [],
    ['City', 'Country', 'Device', 'Message', 'Status', 'Time'],
    ...recent.map(({ place, device, preview, status, at }) => [
      place.city,
      place.country,
      device,
      preview,
      status,
      dateTime(at),
    ]),
  ];
}

/** Returns a file name with the period: dashboard-last-30-days.csv. */
export function dashboardFileName(range: WholeRange): string {
  return `dashboard-${periodLabel(range).toLowerCase().replaceAll(' ', '-')}.csv`;
}
