import { useId, useSyncExternalStore } from 'react';
import { X } from 'lucide-react';
import { uploadWords as words } from '../../../content/document-uploads';
import { workspaceStore } from '../../services/workspace-store';
import { Button } from '../../ui/button';
import { Card, CardHead } from '../../ui/card';
import { ChangeBar } from '../../ui/change-bar';
import { EmptyState } from '../../ui/empty-state';
import { IconButton } from '../../ui/icon-button';
import { VisuallyHidden } from '../../ui/layout';
import { Note, Refused, RefusedList } from './document-uploads.styles';
import { FileInput } from './FileInput';
import { DocumentRows, UploadRows } from './FileRows';
import { uploadElementId, useDocumentUploads } from './use-document-uploads';

const cross = <X size={16} strokeWidth={1.75} aria-hidden="true" />;

/** The documents that the chatbot may read: chosen or dropped here, and never sent anywhere. */
export function DocumentUploads() {
  const titleId = useId();
  const { profile } = useSyncExternalStore(
    workspaceStore.subscribe,
    workspaceStore.read,
    workspaceStore.read,
  );
  const { documents, uploads, refusals, removed, notice, send, choose, ...desk } =
    useDocumentUploads();
  const isSilent = documents.length + uploads.length === 0;
  return (
    <Card aria-labelledby={titleId}>
      <CardHead>
        <h2 id={titleId}>{words.title}</h2>
      </CardHead>
      <Note>{words.privacy}</Note>
      {desk.isLasting ? null : <Note role="alert">{words.fleeting}</Note>}
      <FileInput isOver={desk.isOver} onChoose={choose} send={send} />
      <div role="status">
        {refusals.length > 0 ? (
          <Refused>
            <RefusedList role="list" aria-label={words.refused}>
              {refusals.map(({ id, name, problem }) => (
                <li key={id}>
                  <bdi>{name}</bdi> {words.refusal(problem)}
                </li>
              ))}
            </RefusedList>
            <IconButton
              label={words.dismissRefused}
              onClick={() => send({ type: 'refusals.dismissed' })}
            >
              {cross}
            </IconButton>
          </Refused>
        ) : null}
        <VisuallyHidden>
          {[
            desk.addedCount > 0 && uploads.length === 0 ? words.addedCount(desk.addedCount) : '',
            notice === 'restored' ? words.restored(removed?.document.name ?? '') : '',
          ].join(' ')}
        </VisuallyHidden>
      </div>
      <UploadRows
        uploads={uploads}
        loaded={desk.loaded}
        onCancel={(id) => send({ type: 'upload.canceled', id })}
      />
      {isSilent ? <EmptyState>{words.empty}</EmptyState> : null}
      {documents.length > 0 ? (
        <DocumentRows
          documents={documents}
          timeZone={profile.timeZone}
          onRemove={(id) => send({ type: 'document.removed', id })}
        />
      ) : null}
      <ChangeBar
        actions={
          notice === 'removed' ? (
            <>
              <Button
                id={uploadElementId({ id: null, part: 'undo' })}
                kind="secondary"
                size="dense"
                onClick={() => send({ type: 'removal.undone' })}
              >
                {words.undo}
              </Button>
              <IconButton label={words.dismiss} onClick={() => send({ type: 'notice.dismissed' })}>
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
}
