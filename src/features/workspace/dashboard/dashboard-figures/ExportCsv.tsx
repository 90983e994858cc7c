import { Download } from 'lucide';
import { csvText } from '#src/lib/text/csv.ts';
import { dashboardFileName, dashboardRows, type DashboardState } from '../dashboard-csv';
import { downloadText } from '../download';
import { Button } from '#src/ui/form/button.tsx';
import { Icon } from '#src/ui/layout/icon.tsx';

/** Downloads the current view as CSV. */
export function ExportCsv({ shown }: { shown: DashboardState }) {
  return (
    <Button
      kind="secondary"
      size="dense"
      onClick={() =>
        downloadText(dashboardFileName(shown.range), 'text/csv', csvText(dashboardRows(shown)))
      }
    >
      <Icon as={Download} />
      Export CSV
    </Button>
  );
}
