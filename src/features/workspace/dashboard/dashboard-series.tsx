import type { DashboardState } from './dashboard-csv';
import { valueText } from './metric-text';
import { chartTimes, earlierText, isSoFar, partText, periodLabel } from './period-text';
import { SeriesTable } from '#src/ui/data/series-table.tsx';
import { ReadableChart } from './chart-cursor/ReadableChart';
import { ChartView } from './chart-view/ChartView';

/** Star ratings range from 1 to 5. */
const starTicks = [1, 2, 3, 4, 5];

/** Renders the chosen figure over the period. */
export function DashboardSeries({ dashboardState }: { dashboardState: DashboardState }) {
  const { figures, metric, isCompared, period, range, timeZone, labels } = dashboardState;
  const title = `${labels[metric]} per ${period.partName}`;
  const beforeName = earlierText(period);
  const values = figures.series.map((tally) => tally[metric]);
  const before = figures.seriesBefore?.map((tally) => tally?.[metric] ?? null) ?? null;
  const nameOf = (index: number) => {
    const part = period.parts[index];
    return part ? partText(part, period, timeZone) : '';
  };
  const textOf = (value: number | null | undefined) => valueText(metric, value ?? null);
  const numbers = values.filter((value) => value !== null);
  const soFar = isSoFar(period, period, timeZone);
  const gaps = values.length - numbers.length;
  const missing = metric === 'satisfaction' ? 'No ratings' : 'No conversations';
  const extreme = (word: string, value: number) =>
    `${word} ${textOf(value)}, ${nameOf(values.indexOf(value))}.`;
  const summary =
    numbers.length === 0
      ? 'No data in this period.'
      : [
          extreme('Highest', Math.max(...numbers)),
          extreme('Lowest', Math.min(...numbers)),
          ...(gaps > 0 ? [`${missing} for ${gaps} of ${values.length}.`] : []),
        ].join(' ');

  return (
    <ChartView
      title={title}
      isCompared={isCompared}
      legend={{
        now: periodLabel(range),
        before: before ? beforeName : null,
        gap: gaps > 0 && numbers.length > 0 ? missing : null,
        soFar: soFar ? `${period.partName === 'day' ? 'Today' : 'This part'}, so far` : null,
      }}
      renderChart={() => (
        <ReadableChart
          key={JSON.stringify(range)}
          label={title}
          summary={summary}
          values={values}
          before={isCompared ? before : null}
          endsSoFar={soFar}
          {...(metric === 'satisfaction' ? { ticks: starTicks } : {})}
          times={chartTimes(period, timeZone)}
          readout={(index) => ({
            value: values[index] === null ? missing : textOf(values[index]),
            about: `${nameOf(index)}${isCompared && before ? `; ${period.earlier}: ${textOf(before[index])}` : ''}`,
          })}
        />
      )}
      renderTable={() => (
        <SeriesTable
          title={title}
          columns={['Time', labels[metric], ...(isCompared && before ? [beforeName] : [])]}
          rows={values.map((value, index) => ({
            id: index,
            name: nameOf(index),
            values: [textOf(value), ...(isCompared && before ? [textOf(before[index])] : [])],
          }))}
        />
      )}
    />
  );
}
