import type { DragEvent } from 'react';
import { uploadWords as words } from '#content/workspace/document-uploads.ts';
import { documentKinds } from '#content/sample/workspace.ts';
import { DropArea, PickLabel } from './document-uploads.styles';
import { inputId } from './use-document-uploads';

const hintId = `${inputId}-hint`;

/** Shows on the drop area whether files are held over it. */
const show =
  (isOver: boolean) =>
  ({ currentTarget }: DragEvent<HTMLInputElement>) =>
    currentTarget.parentElement?.toggleAttribute('data-over', isOver);

/** Where files are chosen, or dropped. */
export function FileInput({ onChoose }: { onChoose: (files: FileList | null) => void }) {
  return (
    <DropArea>
      <PickLabel htmlFor={inputId}>{words.input}</PickLabel>
      <span id={hintId}>{words.drop}</span>
      <input
        id={inputId}
        type="file"
        multiple
        accept={documentKinds.join()}
        aria-describedby={hintId}
        onChange={({ currentTarget }) => {
          onChoose(currentTarget.files);
          // So that the same file can be chosen again.
          currentTarget.value = '';
        }}
        onDragEnter={show(true)}
        onDragLeave={show(false)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          show(false)(event);
          onChoose(event.dataTransfer.files);
        }}
      />
    </DropArea>
  );
}
