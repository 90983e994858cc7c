import { Download } from 'lucide-react';
import { csvText } from '../../lib/csv';
import { dashboardFileName, dashboardRows, type Shown } from '../../lib/dashboard-csv';
import { downloadText } from '../../services/download';
import { Button } from '../../ui/button';

/** Saves what is shown as a file. */
export function ExportCsv({ shown }: { shown: Shown }) {
  return (
    <Button
      kind="secondary"
      size="dense"
      onClick={() =>
        downloadText(dashboardFileName(shown.range), 'text/csv', csvText(dashboardRows(shown)))
      }
    >
      <Download size={16} strokeWidth={1.75} aria-hidden="true" />
      Export CSV
    </Button>
  );
}
