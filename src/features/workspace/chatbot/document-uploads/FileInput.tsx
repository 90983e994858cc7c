import type { DragEvent, Ref } from 'react';
import { uploadWords as words } from '#content/workspace/document-uploads.ts';
import { documentKinds } from '#content/sample/workspace.ts';
import { DropArea, PickLabel } from './document-uploads.styles';

const inputId = 'documents-input';
const hintId = `${inputId}-hint`;

/** Shows on the drop area whether files are held over it. */
const show =
  (isOver: boolean) =>
  ({ currentTarget }: DragEvent<HTMLInputElement>) =>
    currentTarget.parentElement?.toggleAttribute('data-over', isOver);

type FileInputProps = { ref: Ref<HTMLInputElement>; onChoose: (files: FileList | null) => void };

/** Where files are chosen, or dropped. */
export function FileInput({ ref, onChoose }: FileInputProps) {
  return (
    <DropArea>
      <PickLabel htmlFor={inputId}>{words.input}</PickLabel>
      <span id={hintId}>{words.drop}</span>
      <input
        id={inputId}
        ref={ref}
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
