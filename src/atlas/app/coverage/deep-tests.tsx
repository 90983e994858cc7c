import type { MachineCoverage, RandomRuns } from './read-coverage';
import { Lists } from './coverage-section.styles';

const count = (value: number, singular: string) =>
  `${value.toLocaleString('en-US')} ${value === 1 ? singular : `${singular}s`}`;

const runText = ({ runs, steps, seed }: RandomRuns) =>
  `${count(runs, 'random run')}, ${count(steps, 'step')}, seed ${seed}. Every invariant holds.`;

/** The random runs of a machine, alone and with others, and the sections that its journeys cover. */
export function DeepTests({ coverage: { random, together } }: { coverage: MachineCoverage }) {
  if (!random) return null;
  const uncovered = random.requirements.filter(({ journeys }) => journeys === 0);
  return (
    <Lists>
      <div>
        <h3>Random runs</h3>
        <ul>
          <li>Alone: {runText(random)}</li>
          {together ? (
            <li>
              {together.title}: {runText(together)} They are: {together.invariants.join('; ')}.
            </li>
          ) : null}
        </ul>
      </div>
      <div>
        <h3>{`Requirements not covered: ${uncovered.length === 0 ? 'none' : uncovered.length}`}</h3>
        <ul>
          {random.requirements.map(({ section, journeys }) => (
            <li key={section}>
              {`Specification ${section}: ${journeys === 0 ? 'no journey' : count(journeys, 'journey')}`}
            </li>
          ))}
        </ul>
      </div>
    </Lists>
  );
}
