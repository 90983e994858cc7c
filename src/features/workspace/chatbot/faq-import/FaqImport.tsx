import type { ComponentType } from 'react';
import type { FaqEntry } from '#content/sample/workspace.ts';
import { faqWords } from '#content/workspace/faq-list.ts';
import { Button } from '#src/ui/form/button.tsx';
import { onDemand } from '#src/hydration/on-demand.tsx';
import { Dialog, DialogActions } from '#src/ui/overlay/dialog.tsx';
import type { ImportedTexts } from '#machines/faq-import/faq-content.ts';
import { useFaqImport } from './use-faq-import';

export type FaqImportDialogProps = { faq: ReturnType<typeof useFaqImport> };

const FaqImportDialog = onDemand(
  import.meta.glob<ComponentType<FaqImportDialogProps>>('./FaqImportDialog.tsx', {
    import: 'FaqImportDialog',
  }),
  Failed,
);

function Failed({ faq }: FaqImportDialogProps) {
  return (
    <Dialog isOpen title={faqWords.import} onDismiss={faq.dismiss}>
      <p>{faqWords.importFailed}</p>
      <DialogActions>
        <Button size="dense" onClick={faq.dismiss}>
          {faqWords.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type FaqImportProps = {
  /** The entries of the list. */
  faqEntries: readonly FaqEntry[];
  onImport: (imported: ImportedTexts) => void;
};

/** Renders the import button; its dialog loads when it opens. */
export function FaqImport({ faqEntries, onImport }: FaqImportProps) {
  const faq = useFaqImport(faqEntries, onImport);
  return (
    <>
      <Button kind="secondary" size="dense" onClick={faq.open}>
        {faqWords.import}
      </Button>
      {faq.isOpen ? <FaqImportDialog faq={faq} /> : null}
    </>
  );
}
