import { fromPromise } from 'xstate';
import { useMachine } from '#src/binding/use-machine.ts';
import type { DocumentKind } from '#content/sample/workspace.ts';
import { documentTextMachine } from '#machines/document-text/document-text.machine.ts';
import { documentText } from '../document-content/document-text';
import { fileBytes } from '../file-bytes';

/** Binds the dialog with a document's text; reads the file again at each request. */
export function useDocumentText(file: File, kind: DocumentKind) {
  const [snapshot, send] = useMachine(
    documentTextMachine.provide({
      actors: {
        readText: fromPromise(async ({ signal }) =>
          documentText(kind, await fileBytes(file, { signal }), signal),
        ),
      },
    }),
  );
  return {
    content: snapshot.context.content,
    isOpen: snapshot.matches('open'),
    isReading: snapshot.matches({ open: 'reading' }),
    isFailed: snapshot.matches({ open: 'failed' }),
    open: () => send({ type: 'text.requested' }),
    dismiss: () => send({ type: 'text.dismissed' }),
  };
}
