import { useState } from 'react';
import { fromPromise } from 'xstate';
import { useMachine } from '#src/binding/use-machine.ts';
import {
  importedTexts,
  type DuplicateChoice,
  type FaqFileContent,
  type FaqReadOptions,
  type ImportedTexts,
} from '#machines/faq-import/faq-content.ts';
import { faqImportMachine } from '#machines/faq-import/faq-import.machine.ts';
import type { FaqEntry } from '#content/sample/workspace.ts';
import { createFileRegistry } from '../file-registry';
import type { readFaqFile } from './faq-file';

/** The CSV parser is large: it loads with the first file. */
const [loadReader] = Object.values(
  import.meta.glob<typeof readFaqFile>('./faq-file.ts', { import: 'readFaqFile' }),
);

/** Returns the settings to show: the customer's choices, which may not be read yet, or the guess. */
const settingsOf = (content: FaqFileContent, options: FaqReadOptions) => ({
  encoding: options.encoding ?? content.encoding,
  separator: options.separator ?? content.separator,
  hasHeader: options.hasHeader ?? content.hasHeader,
  question: options.question ?? content.question,
  answer: options.answer ?? content.answer,
  names: content.names,
});

/** Binds the FAQ import: reads the chosen file, shows its rows, and adds them once confirmed. */
export function useFaqImport(
  faqEntries: readonly FaqEntry[],
  onImport: (imported: ImportedTexts) => void,
) {
  const [files] = useState(() => createFileRegistry());
  const [snapshot, send] = useMachine(
    faqImportMachine.provide({
      actors: {
        readFile: fromPromise(async ({ input: { id, options }, signal }) => {
          const read = await loadReader?.();
          if (!read) throw new Error('The reader is not in the build.');
          return read(files.get(id), {
            faqEntries,
            options,
            signal,
            onProgress: (percent) => send({ type: 'file.progressed', percent }),
          });
        }),
      },
      actions: { addTexts: (_, imported) => onImport(imported) },
    }),
  );
  const { context } = snapshot;
  return {
    ...context,
    settings: context.content && settingsOf(context.content, context.options),
    ...importedTexts(context),
    isOpen: snapshot.matches('open'),
    isReading: snapshot.matches({ open: 'reading' }),
    isPreviewing: snapshot.matches({ open: 'previewing' }),
    open: () => send({ type: 'import.opened' }),
    choose: (file: File) => send({ type: 'file.chosen', ...files.add(file) }),
    change: (options: FaqReadOptions) => send({ type: 'options.changed', options }),
    chooseDuplicates: (choice: DuplicateChoice) => send({ type: 'duplicates.chosen', choice }),
    confirm: () => send({ type: 'import.confirmed' }),
    dismiss: () => send({ type: 'import.dismissed' }),
  };
}
