import { privacy } from '#content/site/privacy.ts';
import { timeFormat } from '#src/lib/time/time-format.ts';
import { Button } from '#src/ui/form/button.tsx';
import { DataTable } from '#src/ui/data/data-table.ts';
import { Dialog, DialogActions } from '#src/ui/overlay/dialog.tsx';
import { StatusChip } from '#src/ui/data/status-chip.tsx';
import { NoList, Place } from './kept-data.styles';
import { useKeptData } from './use-kept-data';

const words = privacy.now;
const { columns, dialog } = words;
const states = {
  delivered: 'Delivered',
  waiting: 'Waiting',
  refused: 'Rejected',
  unsent: 'Not sent',
} as const;

/** Lists what this browser keeps of the visitor, and clears it after a question. */
export function KeptData({ id }: { id: string }) {
  const { heading, ...kept } = useKeptData();
  const { dateTime } = timeFormat(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  return (
    <Place>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {words.heading}
      </h2>
      {kept.isUnread || kept.isEmpty ? (
        <NoList>
          <span aria-hidden={kept.isEmpty || undefined}>{words.unread}</span>
          {kept.isEmpty ? <span>{words.empty}</span> : null}
        </NoList>
      ) : null}
      <p role="status" hidden={!kept.isCleared}>
        {kept.isCleared ? words.cleared : ''}
      </p>
      {kept.entries.length > 0 ? (
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
              {kept.entries.map(({ kind, email, time, state }, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- equal entries are two entries
                <tr key={`${kind} ${time} ${index}`}>
                  <td>{words.kinds[kind]}</td>
                  <td>{email}</td>
                  <td>{time ? <time dateTime={time}>{dateTime(Date.parse(time))}</time> : null}</td>
                  <td>{kind === 'unreadable' ? null : <StatusChip status={states[state]} />}</td>
                </tr>
              ))}
            </tbody>
          </DataTable>
          <Button kind="secondary" onClick={kept.ask}>
            {words.clear}
          </Button>
        </>
      ) : null}
      <Dialog isOpen={kept.isConfirming} title={dialog.title} onDismiss={kept.dismiss}>
        <p>{dialog.text}</p>
        {kept.undelivered === 1 ? <p>{dialog.one}</p> : null}
        {kept.undelivered > 1 ? (
          <p>
            {kept.undelivered} {dialog.several}
          </p>
        ) : null}
        <DialogActions>
          <Button kind="secondary" onClick={kept.dismiss}>
            {dialog.keep}
          </Button>
          <Button onClick={kept.confirm}>{dialog.confirm}</Button>
        </DialogActions>
      </Dialog>
    </Place>
  );
}
