import { useEffect } from 'react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMachine } from '../../binding/use-machine';
import type { MetricName } from '../../../content/dashboard';
import { metricChoiceMachine } from '../../../machines/metric-choice/metric-choice.machine';
import { builtSearch } from '../../lib/dashboard-search';
import { useLive } from '../../ui/alive';

/** Binds the choice of the charted figure to the address. */
export function useMetricChoice() {
  const navigate = useNavigate({ from: '/dashboard' });
  const asked = useSearch({ from: '/_workspace/dashboard' });
  const { metric = 'conversations' } = useLive(() => asked, builtSearch);
  const [snapshot, send] = useMachine(
    metricChoiceMachine.provide({
      actions: {
        writeMetric: (_, { metric: chosen }) =>
          void navigate({
            search: ({ metric: _metric, ...others }) =>
              chosen === 'conversations' ? others : { ...others, metric: chosen },
            resetScroll: false,
          }),
      },
    }),
    { snapshot: metricChoiceMachine.resolveState({ value: metric }) },
  );
  useEffect(() => send({ type: 'metric.restored', metric }), [send, metric]);
  return {
    chosen: snapshot.value,
    choose: (chosen: MetricName) => send({ type: 'metric.chosen', metric: chosen }),
  };
}
