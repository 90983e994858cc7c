import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useMachine } from '../../binding/use-machine';
import { fromPromise } from 'xstate';
import { uploadLimits } from '../../../content/document-uploads';
import type { StoredDocument } from '../../../content/sample/workspace';
import { documentUploadsMachine } from '../../../machines/document-uploads/document-uploads.machine';
import type { UploadFocus } from '../../../machines/document-uploads/upload-changes';
import { kindOfName } from '../../../machines/document-uploads/upload-sorting';
import { shownFileName } from '../../lib/file-name';
import { readDocument } from '../../services/document-reading';
import { openFileDesk } from '../../services/file-desk';
import { openFocusDesk } from '../../services/focus-desk';
import { workspaceStore } from '../../services/workspace-store';

/** Returns the id in the document of what the keyboard can be sent to. */
export const uploadElementId = ({ id, part }: UploadFocus): string =>
  id === null ? `documents-${part}` : `document-${id}-${part}`;

const keep = (change: (stored: StoredDocument[]) => StoredDocument[]) => ({
  type: 'documents.written' as const,
  isLasting: workspaceStore.update((workspace) => ({
    ...workspace,
    documents: change(workspace.documents),
  })),
});

const restored = () => ({
  type: 'documents.restored' as const,
  documents: workspaceStore.read().documents,
});

/** Binds the documents to what this browser keeps; chosen files are read one by one. */
export function useDocumentUploads() {
  const files = useMemo(() => openFileDesk(), []);
  const focus = useMemo(() => openFocusDesk(), []);
  const input = useMemo(() => ({ documents: workspaceStore.read().documents }), []);
  const [snapshot, send] = useMachine(
    documentUploadsMachine.provide({
      actors: {
        readDocument: fromPromise(({ input: { upload }, signal }) => {
          const { id = '', name = '' } = upload ?? {};
          const onProgress = (loaded: number) => send({ type: 'bytes.read', id, loaded });
          const file = files.file(id);
          files.letGo(id);
          return readDocument(file, kindOfName(name), { signal, onProgress });
        }),
      },
      actions: {
        keepDocument: ({ self }, document) => {
          if (document) self.send(keep((stored) => [...stored, document]));
        },
        dropDocument: ({ self }, { id }) =>
          self.send(keep((stored) => stored.filter((document) => document.id !== id))),
        putBackDocument: ({ self }, removed) => {
          if (!removed) return;
          const { document, index } = removed;
          self.send(
            keep((stored) =>
              stored.some(({ id }) => id === document.id)
                ? stored
                : stored.toSpliced(index, 0, document),
            ),
          );
        },
        moveFocus: (_, to) => focus.ask(uploadElementId(to)),
      },
    }),
    { input },
  );

  useEffect(() => {
    const follow = () => send(restored());
    follow();
    return workspaceStore.subscribe(follow);
  }, [send]);

  useLayoutEffect(() => focus.settle());

  return {
    ...snapshot.context,
    notice: snapshot.value.notice,
    isOver: snapshot.matches({ drop: 'over' }),
    send,
    choose: (chosen: FileList | null) => {
      send(restored());
      const held = Array.from(chosen ?? [], (file) => files.hold(file));
      send({
        type: 'files.chosen',
        files: held.map((file) => ({ ...file, name: shownFileName(file.name, uploadLimits.name) })),
      });
    },
  };
}
