import { chatbotSetup } from '../../../content/chatbot-setup';
import { Button } from '../../ui/button';
import { Dialog, DialogActions } from '../../ui/dialog';
import { useLeaveGuard, type UnsavedWork } from './use-leave-guard';

const { leaving } = chatbotSetup;

/** Asks before a page with unsaved work is left, by a link, by Back or with its tab. */
export function LeaveGuard(work: UnsavedWork) {
  const { isAsking, stay, leave, saveAndLeave } = useLeaveGuard(work);
  return (
    <Dialog isOpen={isAsking} title={leaving.title} onDismiss={stay}>
      <p>{leaving.text}</p>
      <DialogActions>
        <Button kind="secondary" size="dense" onClick={stay}>
          {leaving.stay}
        </Button>
        <Button kind="secondary" size="dense" onClick={leave}>
          {leaving.leave}
        </Button>
        <Button size="dense" onClick={saveAndLeave}>
          {leaving.save}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
