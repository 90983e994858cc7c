import { useNavigate } from '@tanstack/react-router';
import { dashboard, metricNames, type MetricName } from '../../../content/dashboard';
import type { Shown } from '../../lib/dashboard-csv';
import { changeOf, changeText, changeWords, valueText, verdictOf } from '../../lib/metric-text';
import { MetricChoices } from '../../ui/metric-strip';

/** The six figures of the period; the address names the one that is charted. */
export function MetricChoice({ shown }: { shown: Shown }) {
  const { figures, metric: chosen, period } = shown;
  const { now, before } = figures;
  const navigate = useNavigate({ from: '/dashboard' });
  const choose = (metric: MetricName) =>
    void navigate({
      search: (search) => ({
        ...search,
        metric: metric === 'conversations' ? undefined : metric,
      }),
      resetScroll: false,
    });
  const metrics = metricNames.map((name) => {
    const change = changeOf(name, now[name], before && before[name]);
    return {
      name,
      label: dashboard.metrics[name],
      value: valueText(name, now[name]),
      change: {
        text: changeText(name, change),
        verdict: verdictOf(change),
        words: changeWords(name, change, period.length),
      },
    };
  });
  return <MetricChoices label="Metric" metrics={metrics} chosen={chosen} onChoose={choose} />;
}
