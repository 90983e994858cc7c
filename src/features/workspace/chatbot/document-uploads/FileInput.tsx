import type { DragEvent, Ref } from 'react';
import { uploadWords as words } from '#content/workspace/document-uploads.ts';
import { documentKinds } from '#content/sample/workspace.ts';
import { droppedFiles, inputFiles, type ChosenFile } from './chosen-files';
import { DropArea, PickLabel } from './document-uploads.styles';

const inputId = 'documents-input';
const hintId = `${inputId}-hint`;

/** Highlights the drop area while files are dragged over it. */
const show =
  (isOver: boolean) =>
  ({ currentTarget }: DragEvent<HTMLInputElement>) =>
    currentTarget.parentElement?.toggleAttribute('data-over', isOver);

type FileInputProps = {
  ref: Ref<HTMLInputElement>;
  onChoose: (files: readonly ChosenFile[]) => void;
};

/** Renders the file input and drop area. */
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
          onChoose(inputFiles(currentTarget.files));
          // Allows the same file to be chosen again.
          currentTarget.value = '';
        }}
        onDragEnter={show(true)}
        onDragLeave={show(false)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          show(false)(event);
          onChoose(droppedFiles(event.dataTransfer));
        }}
      />
    </DropArea>
  );
}
