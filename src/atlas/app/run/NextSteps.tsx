import type { Branch, Option } from './run-options';
import { OptionRow } from './OptionRow';
import { transitionWords } from './step-words';
import type { ShownRun } from './use-run';
import { Event, Next } from './run.styles';

/** Everything that can happen next, and what nothing comes of. */
export function NextSteps({ shown }: { shown: ShownRun }) {
  const { chart, options, moment, run } = shown;
  const { possible, ignored, actors, waits } = options;
  const row = (option: Option, hasOutcome = true) => (
    <OptionRow key={JSON.stringify(option.step)} {...{ option, shown, hasOutcome }} />
  );
  const outcome = ({ guards, taken }: Branch) =>
    [
      guards === '' ? '' : `${guards}. `,
      taken.length === 0
        ? 'Nothing happens.'
        : taken.map((id) => transitionWords(chart, id)).join(' '),
    ].join('');

  if (moment.snapshot.status !== 'active')
    return (
      <Next aria-labelledby="run-next">
        <h3 id="run-next">What can happen next</h3>
        <p>Nothing: the machine is over. Step back to let something else happen.</p>
      </Next>
    );
  return (
    <Next aria-labelledby="run-next">
      <h3 id="run-next">What can happen next</h3>
      {shown.shown < run.steps.length ? (
        <p>
          The run goes on from here. Another step takes it elsewhere; Back in the browser returns.
        </p>
      ) : null}
      {actors.map(({ id, options: results }) => (
        <Event key={id} role="group" aria-label={id}>
          <h4>{id}</h4>
          <p>It is running. It answers, fails, or leaves the machine waiting: you choose.</p>
          <ul>{results.map((one) => row(one))}</ul>
        </Event>
      ))}
      {possible.map(({ type, branches, forced }) => (
        <Event key={type} role="group" aria-label={type}>
          <h4>{type}</h4>
          {branches.map((branch) => (
            <div key={JSON.stringify([branch.taken, branch.guards])}>
              <p>{outcome(branch)}</p>
              <ul>{branch.options.map((one) => row(one, false))}</ul>
            </div>
          ))}
          {forced.length > 0 ? (
            <div>
              <p>What if a guard said otherwise? The run is marked as forced.</p>
              <ul>{forced.map((one) => row(one))}</ul>
            </div>
          ) : null}
        </Event>
      ))}
      <Event role="group" aria-label="Time">
        <h4>Time</h4>
        <p>
          {waits.length === 0
            ? 'No delay of this machine runs here.'
            : 'It passes when you say so.'}
        </p>
        <ul>
          {waits.map((one) => row(one))}
          <OptionRow
            option={{ step: { kind: 'wait', ms: 1000 }, outcome: null }}
            label={waits.length === 0 ? 'Let time pass' : 'Let another time pass'}
            shown={shown}
          />
        </ul>
      </Event>
      {ignored.length > 0 ? (
        <section aria-labelledby="run-ignored">
          <h4 id="run-ignored">Ignored here</h4>
          <dl>
            {ignored.map(({ type, because }) => (
              <div key={type}>
                <dt>{type}</dt>
                <dd>{because}</dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
    </Next>
  );
}
