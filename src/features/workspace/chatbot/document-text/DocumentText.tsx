import { fromPromise } from 'xstate';
import type { DocumentKind } from '#content/sample/workspace.ts';
import { documentTextWords as words } from '#content/workspace/document-text.ts';
import { documentTextMachine } from '#machines/document-text/document-text.machine.ts';
import { useMachine } from '#src/binding/use-machine.ts';
import { Button } from '#src/ui/form/button.tsx';
import { Dialog, DialogActions } from '#src/ui/overlay/dialog.tsx';
import { documentText } from '../document-content/document-text';
import { fileBytes } from '../file-bytes';
import { Name, Text, Facts } from './document-text.styles';

export type DocumentTextProps = { name: string; kind: DocumentKind; file: File };

/** Renders a button and a dialog with the text that the chatbot could quote from a document. */
export function DocumentText({ name, kind, file }: DocumentTextProps) {
  const [snapshot, send] = useMachine(
    documentTextMachine.provide({
      actors: {
        readText: fromPromise(async ({ signal }) =>
          documentText(kind, await fileBytes(file, { signal }), signal),
        ),
      },
    }),
  );
  const { content } = snapshot.context;
  const dismiss = () => send({ type: 'text.dismissed' });
  const text = content && 'text' in content ? content : null;
  const problem = content && 'problem' in content ? content.problem : words.unreadable;
  return (
    <>
      <Button
        kind="quiet"
        size="dense"
        aria-label={words.view(name)}
        onClick={() => send({ type: 'text.requested' })}
      >
        {words.button}
      </Button>
      <Dialog isOpen={snapshot.matches('open')} title={words.title} size="wide" onDismiss={dismiss}>
        <div>
          <Name>{name}</Name>
          <Facts role="status">
            {snapshot.matches({ open: 'reading' }) ? words.reading : null}
            {snapshot.matches({ open: 'failed' }) ? problem : null}
            {text?.facts}
          </Facts>
        </div>
        {text ? (
          <Text role="region" aria-label={words.text} tabIndex={0} dir="auto">
            {text.text}
          </Text>
        ) : null}
        {text?.isCut ? <Facts>{words.cut}</Facts> : null}
        <DialogActions>
          <Button size="dense" onClick={dismiss}>
            {words.close}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
