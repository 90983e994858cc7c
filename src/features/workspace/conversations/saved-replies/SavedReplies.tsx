import type { ComponentType } from 'react';
import { Button } from '#src/ui/form/button.tsx';
import { onDemand } from '#src/hydration/on-demand.tsx';
import type { SearchListControls } from '#src/features/workspace/search-list/use-search-list.ts';

type SavedRepliesProps = { replies: SearchListControls };

const RepliesDialog = onDemand(
  import.meta.glob<ComponentType<SavedRepliesProps>>('./RepliesDialog.tsx', {
    import: 'RepliesDialog',
  }),
  ({ replies }) => (
    <p role="alert">
      The replies did not load.{' '}
      <button type="button" onClick={replies.close}>
        Close
      </button>
    </p>
  ),
);

/** Renders the button that opens the saved replies; they load when it is pressed. */
export function SavedReplies({ replies }: SavedRepliesProps) {
  return (
    <>
      <Button kind="secondary" size="dense" aria-haspopup="dialog" onClick={replies.open}>
        Saved replies
      </Button>
      {replies.isOpen ? <RepliesDialog replies={replies} /> : null}
    </>
  );
}
