import { Download } from 'lucide-react';
import { csvText } from '../csv';
import { dashboardFileName, dashboardRows, type Shown } from '../dashboard-csv';
import { downloadText } from '../download';
import { Button } from '#src/ui/form/button.tsx';

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
