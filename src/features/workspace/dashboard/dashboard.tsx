import { workspacePages } from '#content/workspace/workspace.ts';
import { ErrorBoundary } from '#src/hydration/error-boundary.tsx';
import { AsBuilt } from '#src/hydration/AsBuilt.tsx';
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
        {(dashboardState) => (
          <>
            <RangeTop title={workspacePages.dashboard.title}>
              <ErrorBoundary>
                <ExportCsv dashboardState={dashboardState} />
              </ErrorBoundary>
            </RangeTop>
            <Stack>
              <ErrorBoundary>
                <SetupChecklist />
              </ErrorBoundary>
              <ErrorBoundary name="The queue">
                <WaitingNow />
              </ErrorBoundary>
              <ErrorBoundary name="The figures">
                <MetricChoice dashboardState={dashboardState} />
              </ErrorBoundary>
              <ErrorBoundary name="The chart">
                <DashboardSeries dashboardState={dashboardState} />
              </ErrorBoundary>
              <Pair>
                <RecentConversations dashboardState={dashboardState} />
                <TopQuestions dashboardState={dashboardState} />
              </Pair>
              <Locations dashboardState={dashboardState} />
            </Stack>
          </>
        )}
      </DashboardFigures>
    </AsBuilt>
  );
}
