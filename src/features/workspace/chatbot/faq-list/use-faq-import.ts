import { useState } from 'react';
import { fromPromise } from 'xstate';
import { useMachine } from '#src/binding/use-machine.ts';
import { faqImportMachine, type FaqFileContent } from '#machines/faq-import/faq-import.machine.ts';
import { readFaqFile } from './faq-file';
import { createFileRegistry } from '../file-registry';
import { workspaceStore } from '#src/features/workspace/sample/workspace-store.ts';

/** Binds the FAQ import: reads the chosen file, previews it, and adds it once confirmed. */
export function useFaqImport(onImport: (texts: FaqFileContent['texts']) => void) {
  const [files] = useState(() => createFileRegistry());
  const [snapshot, send] = useMachine(
    faqImportMachine.provide({
      actors: {
        readFile: fromPromise(({ input }) =>
          readFaqFile(files.get(input.id), workspaceStore.read().faq.entries),
        ),
      },
      actions: { addTexts: (_, { texts }) => onImport(texts) },
    }),
  );
  return {
    ...snapshot.context,
    isOpen: snapshot.matches('open'),
    isReading: snapshot.matches({ open: 'reading' }),
    isPreviewing: snapshot.matches({ open: 'previewing' }),
    open: () => send({ type: 'import.opened' }),
    choose: (file: File) => send({ type: 'file.chosen', ...files.add(file) }),
    confirm: () => send({ type: 'import.confirmed' }),
    dismiss: () => send({ type: 'import.dismissed' }),
  };
}
