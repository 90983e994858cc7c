import { collectorPage, escapeHtml } from './collector-page.ts';
import { ownText, type Submission } from './submission.ts';

const formNames = { lead: 'Lead', demo: 'Demo request' } as const;

function fieldList(entries: [string, string][]): string {
  const rows = entries.map(
    ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`,
  );
  return `<dl>${rows.join('')}</dl>`;
}

function row({ receivedAt, form, fields }: Submission): string {
  const entries = Object.entries(fields).filter(([name]) => name !== '_autoresponse');
  const autoresponse = ownText(fields, '_autoresponse');
  const mail = autoresponse
    ? fieldList([
        ['To', ownText(fields, '_replyto') || ownText(fields, 'email')],
        ['Text', autoresponse],
      ])
    : 'None';
  const time = escapeHtml(receivedAt);
  return `<tr><td><time datetime="${time}">${time}</time></td><td>${formNames[form]}</td><td>${fieldList(entries)}</td><td>${mail}</td></tr>`;
}

/** Returns the inbox as HTML. `submissions` are newest first; `unreadable` counts damaged lines. */
export function inboxPage(submissions: Submission[], unreadable: number): string {
  const damaged = unreadable
    ? `<p>Unreadable lines in the file: ${unreadable}. They stay in the file.</p>\n`
    : '';
  if (submissions.length === 0)
    return collectorPage('Form submissions', `${damaged}<p>Nothing has been submitted yet.</p>`);
  return collectorPage(
    'Form submissions',
    `${damaged}<p>Submissions: ${submissions.length}, newest first.</p>
<div class="scroll" role="region" aria-label="Submissions" tabindex="0">
<table>
<thead><tr><th scope="col">Received</th><th scope="col">Form</th><th scope="col">Fields</th><th scope="col">Autoresponse to the requester</th></tr></thead>
<tbody>
${submissions.map(row).join('\n')}
</tbody>
</table>
</div>`,
  );
}
