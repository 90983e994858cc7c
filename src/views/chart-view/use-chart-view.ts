import { useEffect } from 'react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMachine } from '../../binding/use-machine';
import { chartViewMachine } from '../../../machines/chart-view/chart-view.machine';
import { builtSearch } from '../../lib/dashboard-search';
import { useLive } from '../../ui/alive';

/** Binds the form of the series, and its comparison, to the address. */
export function useChartView() {
  const navigate = useNavigate({ from: '/dashboard' });
  const asked = useSearch({ from: '/_workspace/dashboard' });
  const { view, compare } = useLive(() => asked, builtSearch);
  const isTable = view === 'table';
  const isCompared = compare !== 'off';
  const [snapshot, send] = useMachine(
    chartViewMachine.provide({
      actions: {
        writeForm: (_, { isOn }) =>
          void navigate({
            search: ({ view: _view, ...others }) => (isOn ? { ...others, view: 'table' } : others),
            resetScroll: false,
          }),
        writeComparison: (_, { isOn }) =>
          void navigate({
            search: ({ compare: _compare, ...others }) =>
              isOn ? others : { ...others, compare: 'off' },
            resetScroll: false,
          }),
      },
    }),
    {
      snapshot: chartViewMachine.resolveState({
        value: { form: isTable ? 'table' : 'chart', comparison: isCompared ? 'on' : 'off' },
      }),
    },
  );
  useEffect(
    () => send({ type: 'view.restored', isTable, isCompared }),
    [send, isTable, isCompared],
  );
  const isShownCompared = snapshot.matches({ comparison: 'on' });
  return {
    form: snapshot.value.form,
    isCompared: isShownCompared,
    choose: (form: 'chart' | 'table') => send({ type: `${form}.chosen` }),
    toggleComparison: () => send({ type: 'comparison.chosen', isOn: !isShownCompared }),
  };
}
