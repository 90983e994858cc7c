import { useNavigate } from '@tanstack/react-router';
import { dashboard, metricNames, type MetricName } from '#content/workspace/dashboard.ts';
import type { DashboardState } from '../dashboard-csv';
import { useDashboardSearch } from '../dashboard-figures/use-dashboard-search';
import { changeOf, changeText, changeWords, rateOf, trendOf, valueText } from '../metric-text';
import { conversationsSearch, rankedBy } from '../dashboard-search';
import { HeadLink } from '../dashboard.styles';
import { VisuallyHidden } from '#src/ui/layout/layout.ts';
import { MetricChoices } from '#src/ui/data/metric-strip.tsx';

/** Renders the period's six metrics; the URL selects the charted one. */
export function MetricChoice({ dashboardState }: { dashboardState: DashboardState }) {
  const { figures, period, range } = dashboardState;
  const { metric: chosen = 'conversations' } = useDashboardSearch();
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
        trend: trendOf(change),
        words: changeWords(name, change, period.earlier),
      },
      // The list has no filter for the others.
      link:
        name === 'conversations' || rankedBy(name) ? (
          <HeadLink to="/conversations" search={conversationsSearch(range, rankedBy(name))}>
            View list<VisuallyHidden> for {dashboard.metrics[name]}</VisuallyHidden>
          </HeadLink>
        ) : null,
      rate: rateOf(name, now, before, period.earlier),
    };
  });
  return <MetricChoices label="Metric" metrics={metrics} chosen={chosen} onChoose={choose} />;
}
