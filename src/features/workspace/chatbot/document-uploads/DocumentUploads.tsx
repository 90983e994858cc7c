import { memo } from 'react';
import { X } from 'lucide';
import { useWorkspace } from '#src/features/workspace/sample/use-workspace.ts';
import type { StoredDocument } from '#content/sample/workspace.ts';
import { uploadWords as words } from '#content/workspace/document-uploads.ts';
import { Button } from '#src/ui/form/button.tsx';
import { Card, CardHead } from '#src/ui/layout/card.ts';
import { ChangeBar } from '#src/ui/overlay/change-bar.tsx';
import { EmptyState } from '#src/ui/data/empty-state.tsx';
import { IconButton } from '#src/ui/form/icon-button.tsx';
import { VisuallyHidden } from '#src/ui/layout/layout.ts';
import { Icon } from '#src/ui/layout/icon.tsx';
import type { DraftLists } from '../chatbot-draft/draft-lists';
import { Note, Refused, RefusedList } from './document-uploads.styles';
import { FileInput } from './FileInput';
import { DocumentRows, UploadRows } from './FileRows';
import { useDocumentUploads } from './use-document-uploads';

const titleId = 'documents-heading';
const cross = <Icon as={X} />;

type DocumentUploadsProps = {
  /** The documents of the draft. */
  documents: StoredDocument[];
  lists: DraftLists;
};

/** Lists documents for the chatbot: chosen or dropped here, and never uploaded. */
export const DocumentUploads = memo(function DocumentUploads(props: DocumentUploadsProps) {
  const { documents, lists } = props;
  const timeZone = useWorkspace((all) => all.profile.timeZone);
  const { uploads, rejections, removed, notice, focus, ...actions } = useDocumentUploads(lists);
  const isEmpty = documents.length + uploads.length === 0;
  return (
    <Card id="documents" aria-labelledby={titleId}>
      <CardHead>
        <h2 id={titleId}>{words.title}</h2>
      </CardHead>
      <Note>{words.privacy}</Note>
      <FileInput ref={focus.ref('input')} onChoose={actions.choose} />
      <div role="status">
        {rejections.length > 0 ? (
          <Refused>
            <RefusedList role="list" aria-label={words.refused}>
              {rejections.map(({ id, name, problem }) => (
                <li key={id}>
                  <bdi>{name}</bdi> {words.refusal(problem)}
                </li>
              ))}
            </RefusedList>
            <IconButton label={words.dismissRefused} onClick={actions.dismissRejections}>
              {cross}
            </IconButton>
          </Refused>
        ) : null}
        <VisuallyHidden>
          {[
            actions.addedCount > 0 && uploads.length === 0
              ? words.addedCount(actions.addedCount)
              : '',
            notice === 'restored' ? words.restored(removed?.document.name ?? '') : '',
          ].join(' ')}
        </VisuallyHidden>
      </div>
      <UploadRows uploads={uploads} loaded={actions.loaded} onCancel={actions.cancel} />
      {isEmpty ? <EmptyState>{words.empty}</EmptyState> : null}
      {documents.length > 0 ? (
        <DocumentRows
          {...{ documents, timeZone, focus }}
          fileOf={actions.fileOf}
          onRemove={actions.remove}
        />
      ) : null}
      <ChangeBar
        actions={
          notice === 'removed' ? (
            <>
              <Button ref={focus.ref('undo')} kind="secondary" size="dense" onClick={actions.undo}>
                {words.undo}
              </Button>
              <IconButton label={words.dismiss} onClick={actions.dismissNotice}>
                {cross}
              </IconButton>
            </>
          ) : null
        }
      >
        {notice === 'removed' ? (
          <p>
            <bdi>{removed?.document.name}</bdi> {words.removed}
          </p>
        ) : null}
      </ChangeBar>
    </Card>
  );
});
