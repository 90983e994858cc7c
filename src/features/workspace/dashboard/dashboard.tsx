import { workspacePages } from '#content/workspace/workspace.ts';
import { SilentBoundary, RetryBoundary } from '#src/ui/layout/error-boundaries.tsx';
import { AsBuilt } from '../shell/as-built/AsBuilt';
import { DashboardFigures } from './dashboard-figures/DashboardFigures';
import { ExportCsv } from './dashboard-figures/ExportCsv';
import { MetricChoice } from './metric-choice/MetricChoice';
import { SetupChecklist } from './setup-checklist/SetupChecklist';
import { WaitingNow } from './waiting-now/WaitingNow';
import { RangeTop } from './time-range/RangeTop';
import { Locations, RecentConversations, TopQuestions } from './dashboard-lists';
import { DashboardSeries } from './dashboard-series';
import { Pair, Stack } from './dashboard.styles';

/** Renders who waits now, and the chatbot's results for a period: figures, series, breakdowns. */
export function Dashboard() {
  return (
    <AsBuilt>
      <DashboardFigures>
        {(shown) => (
          <>
            <RangeTop title={workspacePages.dashboard.title}>
              <SilentBoundary>
                <ExportCsv shown={shown} />
              </SilentBoundary>
            </RangeTop>
            <Stack>
              <SilentBoundary>
                <SetupChecklist />
              </SilentBoundary>
              <RetryBoundary name="The queue">
                <WaitingNow />
              </RetryBoundary>
              <RetryBoundary name="The figures">
                <MetricChoice shown={shown} />
              </RetryBoundary>
              <RetryBoundary name="The chart">
                <DashboardSeries shown={shown} />
              </RetryBoundary>
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
