import { Row, Rows } from './agent-console.styles';
import { PulseChart, TeamScore } from './pulse-picture';
import { SceneConsole, type ConsoleProps } from './SceneConsole';

/** Renders the weekly pulse of a few teams: a line each, and the score of the last week. */
export function PulseConsole({ agent, console }: ConsoleProps<'pulse'>) {
  const { teams } = console;
  return (
    <SceneConsole agent={agent} console={console}>
      {(settlingOf) => (
        <>
          <PulseChart {...console} />
          <Rows>
            {teams.map((team, index) => (
              <Row key={team.label} state={settlingOf(index, teams.length)}>
                <TeamScore team={team} index={index} />
              </Row>
            ))}
          </Rows>
        </>
      )}
    </SceneConsole>
  );
}
