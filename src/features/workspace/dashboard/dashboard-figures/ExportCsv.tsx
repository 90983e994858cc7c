import { useRef } from 'react';
import { Download } from 'lucide';
import { dashboard, dashboardKeys } from '#content/workspace/dashboard.ts';
import { csvText } from '#src/lib/text/csv.ts';
import { dashboardFileName, dashboardRows, type DashboardState } from '../dashboard-csv';
import { downloadText } from '../download';
import { Button } from '#src/ui/form/button.tsx';
import { Icon } from '#src/ui/layout/icon.tsx';
import { Export, Exported } from './export-csv.styles';

/** Downloads the current view as CSV and names the file until another range is shown. */
export function ExportCsv({ dashboardState }: { dashboardState: DashboardState }) {
  const status = useRef<HTMLParagraphElement>(null);
  const fileName = dashboardFileName(dashboardState.range);
  const exportFile = () => {
    downloadText(fileName, 'text/csv', csvText(dashboardRows(dashboardState)));
    // A download ends in no state of the page: its confirmation is written, not rendered.
    status.current?.replaceChildren(`${dashboard.exported} ${fileName}`);
  };
  return (
    <Export>
      <Button
        kind="secondary"
        size="dense"
        data-command="export"
        aria-keyshortcuts={dashboardKeys.export}
        onClick={exportFile}
      >
        <Icon as={Download} />
        Export CSV
      </Button>
      <Exported key={fileName} ref={status} aria-live="polite" />
    </Export>
  );
}
