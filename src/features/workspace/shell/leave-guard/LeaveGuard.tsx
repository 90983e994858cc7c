import { memo } from 'react';
import { saveFailed } from '#content/workspace/workspace.ts';
import { Button } from '#src/ui/form/button.tsx';
import { ErrorText } from '#src/ui/form/field.styles.ts';
import { Dialog, DialogActions } from '#src/ui/overlay/dialog.tsx';
import { useLeaveGuard, type UnsavedWork } from './use-leave-guard';

type LeaveGuardProps = UnsavedWork & {
  /** The question and the labels of its three buttons. */
  words: { title: string; text: string; stay: string; leave: string; save: string };
};

/** Asks for confirmation before leaving with unsaved work: by link, Back or closing the tab. */
export const LeaveGuard = memo(function LeaveGuard({ words, ...work }: LeaveGuardProps) {
  const { isAsking, hasFailed, stay, leave, saveAndLeave } = useLeaveGuard(work);
  return (
    <Dialog isOpen={isAsking} title={words.title} onDismiss={stay}>
      <p>{words.text}</p>
      {hasFailed ? <ErrorText role="alert">{saveFailed}</ErrorText> : null}
      <DialogActions>
        <Button kind="secondary" size="dense" onClick={stay}>
          {words.stay}
        </Button>
        <Button kind="secondary" size="dense" onClick={leave}>
          {words.leave}
        </Button>
        <Button size="dense" onClick={saveAndLeave}>
          {words.save}
        </Button>
      </DialogActions>
    </Dialog>
  );
});
