import { dashboard, metricNames } from '../../../content/dashboard';
import type { Figures } from '../../lib/figures';
import { changeOf, changeText, changeWords, valueText, verdictOf } from '../../lib/metric-text';
import { MetricChoices } from '../../ui/metric-strip';
import { useMetricChoice } from './use-metric-choice';

type MetricChoiceProps = {
  figures: Figures;
  /** Of the period, as in "30 days". */ length: string;
};

/** The six figures of the period; the chosen one is charted. */
export function MetricChoice({ figures: { now, before }, length }: MetricChoiceProps) {
  const { chosen, choose } = useMetricChoice();
  const metrics = metricNames.map((name) => {
    const change = changeOf(name, now[name], before && before[name]);
    return {
      name,
      label: dashboard.metrics[name],
      value: valueText(name, now[name]),
      change: {
        text: changeText(name, change),
        verdict: verdictOf(change),
        words: changeWords(name, change, length),
      },
    };
  });
  return <MetricChoices label="Metric" metrics={metrics} chosen={chosen} onChoose={choose} />;
}
