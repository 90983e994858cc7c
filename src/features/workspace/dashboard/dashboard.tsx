import { workspacePages } from '#content/workspace/workspace.ts';
import { Dispensable, Guarded } from '#src/ui/layout/guarded.tsx';
import { AsBuilt } from '../shell/as-built/AsBuilt';
import { DashboardFigures } from './dashboard-figures/DashboardFigures';
import { ExportCsv } from './dashboard-figures/ExportCsv';
import { MetricChoice } from './metric-choice/MetricChoice';
import { RangeTop } from './time-range/RangeTop';
import { Locations, RecentConversations, TopQuestions } from './dashboard-lists';
import { DashboardSeries } from './dashboard-series';
import { Pair, Stack } from './dashboard.styles';

/** What the chatbot did in a period: figures, their course, and what they are made of. */
export function Dashboard() {
  return (
    <AsBuilt>
      <DashboardFigures>
        {(shown) => (
          <>
            <RangeTop title={workspacePages.dashboard.title}>
              <Dispensable>
                <ExportCsv shown={shown} />
              </Dispensable>
            </RangeTop>
            <Stack>
              <Guarded what="The figures">
                <MetricChoice shown={shown} />
              </Guarded>
              <Guarded what="The chart">
                <DashboardSeries shown={shown} />
              </Guarded>
              <Pair>
                <RecentConversations shown={shown} />
                <TopQuestions shown={shown} />
              </Pair>
              <Locations shown={shown} />
            </Stack>
          </>
        )}
      </DashboardFigures>
    </AsBuilt>
  );
}
