import type { DocumentKind } from '#content/sample/workspace.ts';
import { documentTextWords as words } from '#content/workspace/document-text.ts';
import { Button } from '#src/ui/form/button.tsx';
import { Dialog, DialogActions } from '#src/ui/overlay/dialog.tsx';
import { Name, Text, Facts } from './document-text.styles';
import { useDocumentText } from './use-document-text';

export type DocumentTextProps = { name: string; kind: DocumentKind; file: File };

/** Renders a button and a dialog with the text that the chatbot could quote from a document. */
export function DocumentText({ name, kind, file }: DocumentTextProps) {
  const { isOpen, isReading, isFailed, content, open, dismiss } = useDocumentText(file, kind);
  const text = content && 'text' in content ? content : null;
  const problem = content && 'problem' in content ? content.problem : words.unreadable;
  return (
    <>
      <Button kind="quiet" size="dense" aria-label={words.view(name)} onClick={open}>
        {words.button}
      </Button>
      <Dialog isOpen={isOpen} title={words.title} size="wide" onDismiss={dismiss}>
        <div>
          <Name>{name}</Name>
          <Facts role="status">
            {isReading ? words.reading : null}
            {isFailed ? problem : null}
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
