import { useLayoutEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { useMachine } from '#src/binding/use-machine.ts';
import { uploadLimits } from '#content/workspace/document-uploads.ts';
import type { StoredDocument } from '#content/sample/workspace.ts';
import { documentUploadsMachine } from '#machines/document-uploads/document-uploads.machine.ts';
import { kindOfName } from '#machines/document-uploads/uploads.ts';
import { shownFileName } from './file-name';
import { now } from '#src/services/browser/clock.ts';
import { readDocument } from './document-reading';
import { createFileRegistry } from '../file-registry';
import type { ChosenFile } from './chosen-files';
import { createFocusQueue } from '#src/features/workspace/shell/focus-queue.ts';
import type { DraftLists } from '../chatbot-draft/draft-lists';

/** Binds the documents to the draft; reads chosen files one at a time. */
export function useDocumentUploads(lists: DraftLists) {
  const listed = () => lists.read().documents;
  const change = (edit: (documents: StoredDocument[]) => StoredDocument[]) =>
    lists.update('documents', edit);
  const [files] = useState(() => createFileRegistry());
  const [focus] = useState(() => createFocusQueue());
  const [snapshot, send] = useMachine(
    documentUploadsMachine.provide({
      actors: {
        addDocument: fromPromise(async ({ input: { upload }, signal }) => {
          const kind = kindOfName(upload?.name ?? '');
          if (!upload || !kind) return 'unreadable';
          const onProgress = (loaded: number) =>
            send({ type: 'bytes.read', id: upload.id, loaded });
          const problem = await readDocument(files.get(upload.id), kind, { signal, onProgress });
          if (problem) files.release(upload.id);
          else change((current) => [...current, { ...upload, kind, addedAt: now() }]);
          return problem;
        }),
      },
      actions: {
        removeDocument: (_, { id }) =>
          change((all) => all.filter((document) => document.id !== id)),
        restoreDocument: (_, removed) => {
          if (!removed) return;
          const { document, index } = removed;
          change((all) =>
            all.some(({ id }) => id === document.id) ? all : all.toSpliced(index, 0, document),
          );
        },
      },
    }),
  );
  const { removed } = snapshot.context;

  useLayoutEffect(() => focus.settle());

  return {
    ...snapshot.context,
    focus,
    notice: snapshot.value.notice,
    fileOf: files.get,
    choose: (chosen: readonly ChosenFile[]) => {
      const documents = listed();
      const added = chosen.map(({ file, isFolder }) => {
        const { id, size } = files.add(file);
        const name = shownFileName(file.name, uploadLimits.name);
        // A stored document's text can be viewed again.
        const again = documents.find(
          (document) => document.name === name && document.size === size,
        );
        if (again && !isFolder) files.hold(again.id, file);
        return { id, name, size, ...(isFolder && { isFolder }) };
      });
      send({ type: 'files.chosen', files: added, stored: documents });
    },
    cancel: (id: string) => {
      send({ type: 'upload.canceled', id });
      focus.request('input');
    },
    dismissRejections: () => {
      send({ type: 'rejections.dismissed' });
      focus.request('input');
    },
    remove: (id: string) => {
      const index = listed().findIndex((document) => document.id === id);
      const document = listed()[index];
      if (!document) return;
      send({ type: 'document.removed', removed: { document, index } });
      focus.request('undo');
    },
    undo: () => {
      send({ type: 'removal.undone' });
      if (removed) focus.request(removed.document.id);
    },
    dismissNotice: () => {
      send({ type: 'notice.dismissed' });
      const beside = listed()[removed?.index ?? 0] ?? listed().at(-1);
      focus.request(beside?.id ?? 'input');
    },
  };
}
