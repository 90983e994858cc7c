import { profileWords } from '../../../content/account';
import { Button } from '../../ui/button';
import { Dialog, DialogActions } from '../../ui/dialog';
import { useLeaveGuard } from './use-leave-guard';

const words = profileWords.leave;

/** Asks whoever leaves with unsaved changes whether they mean it. */
export function LeaveDialog({ isUnsaved }: { isUnsaved: boolean }) {
  const { isAsking, leave, stay } = useLeaveGuard(isUnsaved);
  return (
    <Dialog isOpen={isAsking} title={words.title} onDismiss={stay}>
      <p>{words.text}</p>
      <DialogActions>
        <Button kind="secondary" size="dense" onClick={leave}>
          {words.go}
        </Button>
        <Button size="dense" onClick={stay}>
          {words.stay}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
