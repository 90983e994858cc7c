import { solutions } from '#content/site/home.ts';
import { plan } from '#content/site/hire-plan.ts';
import { pulse } from '#content/site/team-pulse.ts';
import { styled } from '#src/design/stitches.config.ts';
import { Console, ConsoleBar, LiveDot } from '#src/ui/illustrations/console.ts';
import { Row, Rows } from '../console-scene/agent-console.styles';
import { PlanProgress } from '../console-scene/plan-progress';
import { PulseChart, TeamScore } from '../console-scene/pulse-picture';

const Divider = styled(ConsoleBar, { borderTop: '1px solid $conLine' });

const Plans = styled(Rows, {
  '@md': {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    '& > li:nth-child(2)': { borderTop: 0 },
  },
});

const Panel = styled(Console, { '& svg': { maxHeight: 104 } });

const { panel } = solutions.tabs.workforce;

/** Renders a dashboard about people: a team pulse over the plan of one new hire. */
export function WorkforceDashboard() {
  return (
    <Panel aria-label={panel.label}>
      <ConsoleBar>
        <LiveDot aria-hidden="true" />
        {panel.pulse}
      </ConsoleBar>
      <PulseChart {...pulse} />
      <Rows>
        {pulse.teams.map((team, index) => (
          <Row key={team.label}>
            <TeamScore team={team} index={index} />
          </Row>
        ))}
      </Rows>
      <Divider as="p">{panel.plan}</Divider>
      <Plans>
        {plan.rows.slice(1, 3).map((row) => (
          <Row key={row.label}>
            <PlanProgress {...row} />
          </Row>
        ))}
      </Plans>
    </Panel>
  );
}
