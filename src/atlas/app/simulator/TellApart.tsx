import { useMemo } from 'react';
import { useRouter } from '@tanstack/react-router';
import { stateNames } from '#src/atlas/drawings/state-names.ts';
import { eventText } from '#src/atlas/drawings/layout/part-text.ts';
import { pureStart, pureStep, type PureStep } from '#src/atlas/kit/pure-step.ts';
import { tellApart } from '#src/atlas/kit/shortest-difference.ts';
import { SelectField } from '#src/ui/form/select-field.tsx';
import { readMachineAddress } from '../address';
import { PathList } from '../coverage/part-coverage';
import { PartPanel } from '../coverage/part-panel';
import { hrefOf } from '../links';
import type { MachineFacts } from '../machine-facts';
import type { JourneyEvent } from './journey-steps';
import { transitionText } from './step-text';

/** Returns the shortest path of the model to a state with the snapshot at its end, or null. */
function pathTo({ entry, modelCheck }: MachineFacts, state: string) {
  const start = pureStart(entry.machine, entry.model.input).after;
  const isThere = start._nodes.some(({ id }) => id === state);
  const events = isThere ? [] : modelCheck.byPart.get(state)?.shortest.values().next().value;
  if (!events) return null;
  const take = (snapshot: typeof start, event: (typeof events)[number]) =>
    pureStep(entry.machine, snapshot, event).after;
  return { events, snapshot: events.reduce(take, start) };
}

/** Returns the answer to an event as text. */
const answerText = (facts: MachineFacts, step: PureStep | null): string =>
  step && step.transitions.length > 0
    ? [
        ...step.transitions.map((id) => transitionText(facts.chart, id)),
        ...step.effects.map(({ name }) => `Runs ${name}.`),
      ].join(' ')
    : 'No transition.';

type TellApartProps = { facts: MachineFacts; at: string; apart: string | undefined };

/** The shortest run whose last event the selected state and another one answer differently. */
export function TellApart({ facts, at, apart }: TellApartProps) {
  const router = useRouter();
  const { chart, entry } = facts;
  const names = stateNames(chart);
  const leaves = chart.states.filter(({ type }) => type === 'atomic').map(({ id }) => id);
  const found = useMemo(() => {
    const [from, to] = [pathTo(facts, at), apart === undefined ? null : pathTo(facts, apart)];
    if (!from || !to) return null;
    const { difference } = tellApart(entry, from.snapshot, to.snapshot);
    return { difference, from, to };
  }, [facts, entry, at, apart]);
  if (!leaves.includes(at) || leaves.length < 2) return null;
  const choose = (state: string) => {
    const open = readMachineAddress(router.state.location.search);
    const href = hrefOf(entry.id, { ...open, apart: state === '' ? undefined : state });
    void router.navigate({ href, replace: true, resetScroll: false });
  };
  const { difference } = found ?? {};
  const pathFrom = (state: string, path: readonly unknown[], step: PureStep | null) => ({
    name: `${names.get(state)}: ${answerText(facts, step)}`,
    events: [...path, ...(difference?.events ?? [])] as readonly JourneyEvent[],
  });
  return (
    <PartPanel aria-labelledby="part-apart">
      <h2 id="part-apart">Shortest run that tells two states apart</h2>
      <SelectField
        id="apart-state"
        label={`${names.get(at)} and`}
        size="dense"
        value={apart !== undefined && leaves.includes(apart) && apart !== at ? apart : ''}
        prompt="Choose a state"
        options={leaves
          .filter((id) => id !== at)
          .map((id) => ({ value: id, label: names.get(id) ?? id }))}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {found && !difference ? <p>They answer every event of the model alike.</p> : null}
      {found && difference ? (
        <PathList
          entry={entry}
          title={difference.events.map(({ type }) => eventText(chart, type)).join(' → ')}
          paths={[
            pathFrom(at, found.from.events, difference.was),
            pathFrom(apart ?? '', found.to.events, difference.now),
          ]}
        />
      ) : null}
    </PartPanel>
  );
}
