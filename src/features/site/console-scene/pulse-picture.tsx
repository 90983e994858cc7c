import { Reading } from './agent-console.styles';
import { Chart, End, Grid, Line, Mark, Scale, TeamRow, Weeks } from './pulse-console.styles';
import type { ConsoleOf } from './SceneConsole';

type Pulse = ConsoleOf<'pulse'>;
type Team = Pulse['teams'][number];

const size = { width: 600, height: 150 };
const scale = { low: 2.75, high: 4.5 };
const y = (mean: number) =>
  Math.round(((scale.high - mean) / (scale.high - scale.low)) * size.height);
const levels = [4, 3];

/** Highlights a team whose score has dropped; the others alternate colors. */
const toneOf = ({ means }: Team, index: number) => {
  const fallen = (means[0] ?? 0) - (means.at(-1) ?? 0) > 0.5;
  return fallen ? 'fallen' : index % 2 ? 'first' : 'second';
};

/** Draws one line per team over the weeks. */
export function PulseChart({ weeks, teams }: Pick<Pulse, 'weeks' | 'teams'>) {
  const x = (week: number) => Math.round((week / (weeks.length - 1)) * size.width);
  const pathOf = ({ means }: Team) =>
    means.map((mean, week) => `${week ? 'L' : 'M'}${x(week)} ${y(mean)}`).join('');
  const endOf = ({ means }: Team) => `M${size.width} ${y(means.at(-1) ?? 0)}h0`;
  return (
    <Chart aria-hidden="true">
      <Scale>
        {levels.map((level) => (
          <span key={level}>{level}.0</span>
        ))}
      </Scale>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} preserveAspectRatio="none">
        <Grid d={levels.map((level) => `M0 ${y(level)}H${size.width}`).join('')} />
        {teams.map((team, index) => (
          <g key={team.label}>
            <Line tone={toneOf(team, index)} d={pathOf(team)} />
            <End tone={toneOf(team, index)} d={endOf(team)} />
          </g>
        ))}
      </svg>
      <Weeks>
        {weeks.map((week) => (
          <span key={week}>{week}</span>
        ))}
      </Weeks>
    </Chart>
  );
}

/** Renders a team's score of the last week; `index` sets its color. */
export function TeamScore({ team, index }: { team: Team; index: number }) {
  return (
    <TeamRow>
      <Mark tone={toneOf(team, index)} aria-hidden="true" />
      <strong>{team.label}</strong>
      <span>{team.note}</span>
      <Reading>
        {team.answered} of {team.of} answered
      </Reading>
      <b>{team.means.at(-1)?.toFixed(1)}</b>
    </TeamRow>
  );
}
