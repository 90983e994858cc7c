import { privacy } from '#content/site/privacy.ts';
import { timeFormat } from '#src/lib/time/time-format.ts';
import { Button } from '#src/ui/form/button.tsx';
import { DataTable } from '#src/ui/data/data-table.ts';
import { Dialog, DialogActions } from '#src/ui/overlay/dialog.tsx';
import { HollowSpan } from '#src/ui/illustrations/hollow-span.tsx';
import { StatusChip } from '#src/ui/data/status-chip.tsx';
import { EmptyList, List, Wrapper } from './stored-data.styles';
import { useStoredData } from './use-stored-data';

const words = privacy.now;
const { columns, dialog } = words;
const states = {
  delivered: 'Delivered',
  waiting: 'Waiting',
  refused: 'Rejected',
  unsent: 'Not sent',
} as const;

/** Lists the visitor's data stored in this browser, and clears it after confirmation. */
export function StoredData({ id }: { id: string }) {
  const { heading, ...stored } = useStoredData();
  const { dateTime } = timeFormat();
  return (
    <Wrapper>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {words.heading}
      </h2>
      <p role="status" hidden={!stored.isCleared}>
        {stored.isCleared ? words.cleared : ''}
      </p>
      <List>
        <EmptyList hidden={!stored.isUnread && !stored.isEmpty}>
          <HollowSpan />
          <span aria-hidden={stored.isEmpty || undefined}>{words.unread}</span>
          {stored.isEmpty ? <span>{words.empty}</span> : null}
        </EmptyList>
        {stored.entries.length > 0 ? (
          <>
            <DataTable aria-labelledby={id}>
              <thead>
                <tr>
                  {Object.values(columns).map((name) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {stored.entries.map(({ kind, email, time, state }, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- equal entries may repeat
                  <tr key={`${kind} ${time} ${index}`}>
                    <td>{words.kinds[kind]}</td>
                    <td>{email}</td>
                    <td>
                      {time ? <time dateTime={time}>{dateTime(Date.parse(time))}</time> : null}
                    </td>
                    <td>{kind === 'unreadable' ? null : <StatusChip status={states[state]} />}</td>
                  </tr>
                ))}
              </tbody>
            </DataTable>
            <Button kind="secondary" onClick={stored.ask}>
              {words.clear}
            </Button>
          </>
        ) : null}
      </List>
      <Dialog isOpen={stored.isConfirming} title={dialog.title} onDismiss={stored.dismiss}>
        <p>{dialog.text}</p>
        {stored.undelivered === 1 ? <p>{dialog.single}</p> : null}
        {stored.undelivered > 1 ? (
          <p>
            {stored.undelivered} {dialog.multiple}
          </p>
        ) : null}
        <DialogActions>
          <Button kind="secondary" onClick={stored.dismiss}>
            {dialog.cancel}
          </Button>
          <Button onClick={stored.confirm}>{dialog.confirm}</Button>
        </DialogActions>
      </Dialog>
    </Wrapper>
  );
}
