import { uploadWords as words } from '../../../content/document-uploads';
import { documentKinds } from '../../../content/sample/workspace';
import type { UploadsEvent } from '../../../machines/document-uploads/upload-changes';
import { DropArea, PickLabel } from './document-uploads.styles';
import { uploadElementId } from './use-document-uploads';

const inputId = uploadElementId({ id: null, part: 'input' });
const hintId = `${inputId}-hint`;

type FileInputProps = {
  isOver: boolean;
  onChoose: (files: FileList | null) => void;
  send: (event: UploadsEvent) => void;
};

/** Where files are chosen, or dropped. */
export function FileInput({ isOver, onChoose, send }: FileInputProps) {
  return (
    <DropArea isOver={isOver}>
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
        onDragEnter={() => send({ type: 'drag.entered' })}
        onDragLeave={() => send({ type: 'drag.left' })}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          onChoose(event.dataTransfer.files);
        }}
      />
    </DropArea>
  );
}
