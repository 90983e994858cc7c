import { numberText } from '#content/number-text.ts';
import { collectorPage, escapeHtml } from './collector-page.ts';
import { formNames, recordId, type InboxRecord, type Page } from './inbox-records.ts';
import { ownText } from './submission.ts';

export const inboxPath = '/forms/inbox';
/** The longest age in days that a deletion can name. */
export const maxDays = 36_500;

/** The part of the inbox that is shown: a search, and a page that starts at 1. */
export type InboxView = { q: string; page: string };

const headed = new Set(['firstName', 'lastName', '_autoresponse']);
const labels: Record<string, string> = {
  email: 'Work email',
  website: 'Website',
  employeeCount: 'Employees',
  industry: 'Industry',
  timestamp: 'Sent',
  source: 'Source',
  _subject: 'Subject',
  _replyto: 'Reply to',
  _cc: 'Copy to',
};

/** Returns a URL with the parameters that are not empty, escaped for an attribute. */
export function inboxUrl(path: string, parameters: Record<string, string>): string {
  const filled = Object.entries(parameters).filter(([, value]) => value !== '');
  const query = new URLSearchParams(filled).toString();
  return escapeHtml(query ? `${path}?${query}` : path);
}

/** Returns hidden inputs for the parameters that are not empty. */
export function hiddenInputs(parameters: Record<string, string>): string {
  return Object.entries(parameters)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('');
}

/** Returns "1 submission" or "2 submissions". */
export function counted(count: number): string {
  return `${numberText(count)} submission${count === 1 ? '' : 's'}`;
}

const timeFormat = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** Returns an ISO 8601 time as a `time` element, in UTC. */
export function timeElement(iso: string): string {
  const time = Date.parse(iso);
  const text = Number.isNaN(time) ? iso : `${timeFormat.format(time)} UTC`;
  return `<time datetime="${escapeHtml(iso)}">${escapeHtml(text)}</time>`;
}

/** Returns the fields that the record's heading does not show. */
function fieldList(fields: InboxRecord['fields']): string {
  const email = ownText(fields, 'email');
  const rows = Object.entries(fields)
    .filter(([name, value]) => value !== '' && !headed.has(name))
    .filter(([name, value]) => name !== '_replyto' || value !== email)
    .map(([name, value]) => {
      const text = name === 'timestamp' ? timeElement(value) : escapeHtml(value);
      return `<dt>${escapeHtml(labels[name] ?? name)}</dt><dd>${text}</dd>`;
    });
  return `<dl>${rows.join('')}</dl>`;
}

/** Returns a record's name, form, and times as HTML. */
export function recordHead({ form, fields, receivedAt, sent, lastAt }: InboxRecord): string {
  const name = `${ownText(fields, 'firstName')} ${ownText(fields, 'lastName')}`.trim();
  const repeats = sent > 1 ? ` · sent ${sent} times, last ${timeElement(lastAt)}` : '';
  return `<div><h2>${escapeHtml(name || ownText(fields, 'email'))}</h2>
<p class="muted">${formNames[form]} · ${timeElement(receivedAt)}${repeats}</p></div>`;
}

function recordItem(record: InboxRecord, view: InboxView): string {
  const { fields, key } = record;
  const email = escapeHtml(ownText(fields, 'email'));
  const autoresponse = ownText(fields, '_autoresponse');
  const to = escapeHtml(ownText(fields, '_replyto')) || email;
  const mail = autoresponse
    ? `<p class="muted">To ${to}</p>\n<div class="mail">${escapeHtml(autoresponse)}</div>`
    : '<p class="muted">None</p>';
  const url = inboxUrl(`${inboxPath}/delete`, { id: recordId(key), ...view });
  return `<li class="record"><div class="head">${recordHead(record)}
<a class="button danger" href="${url}">Delete<span class="hidden"> the submission from ${email}</span></a></div>
<div class="columns">${fieldList(fields)}
<div><h3>Autoresponse to the requester</h3>
${mail}</div></div></li>`;
}

function pageLinks({ page, pages }: Page<unknown>, q: string): string {
  if (pages === 1) return '';
  const link = (target: number, text: string) =>
    target < 1 || target > pages
      ? ''
      : `<a class="button" href="${inboxUrl(inboxPath, { q, page: `${target}` })}">${text}</a>\n`;
  return `<nav class="bar" aria-label="Pages">
${link(page - 1, 'Newer')}<p>Page ${page} of ${pages}</p>
${link(page + 1, 'Older')}</nav>`;
}

const searchForm = (q: string) => `<form class="bar" action="${inboxPath}" role="search">
<label for="q">Search</label><input id="q" type="search" name="q" maxlength="200" value="${escapeHtml(q)}">
<button type="submit">Search</button>
${q ? `<a href="${inboxPath}">Show all</a>` : ''}</form>`;

const oldForm = (view: InboxView) => `<section class="old" aria-labelledby="old">
<h2 id="old">Delete old submissions</h2>
<form class="bar" action="${inboxPath}/delete"><label for="days">Older than</label>
<input id="days" type="number" name="days" min="1" max="${maxDays}" value="90" required aria-describedby="unit">
<span id="unit">days</span>${hiddenInputs(view)}
<button type="submit">Review deletion</button></form>
</section>`;

/** Returns the inbox as HTML. `unreadable` counts damaged lines, `deleted` what was just removed. */
export function inboxPage(
  list: Page<InboxRecord>,
  options: { q: string; unreadable: number; deleted: number | null },
): string {
  const { q, unreadable, deleted } = options;
  const { items, page, total } = list;
  const view = { q, page: page > 1 ? `${page}` : '' };
  const notices = [
    deleted === null ? '' : `<p class="notice" role="status">Deleted ${counted(deleted)}.</p>`,
    unreadable
      ? `<p class="notice">Unreadable lines in the file: ${unreadable}. They stay in the file.</p>`
      : '',
  ];
  const body = [...notices];
  if (total === 0 && !q)
    body.push(
      `<p>${deleted === null ? 'Nothing has been submitted yet.' : 'The inbox is empty.'}</p>`,
    );
  else {
    const found = q ? ` for “${escapeHtml(q)}”` : '';
    const range = total > items.length ? `, page ${page} of ${list.pages}` : '';
    const csv = `<a class="button" href="${inboxUrl(`${inboxPath}.csv`, { q })}">Download CSV</a>`;
    body.push(
      searchForm(q),
      `<div class="bar"><p>${counted(total)}${found}, newest first${range}.</p>${total ? csv : ''}</div>`,
      items.length
        ? `<ol>\n${items.map((record) => recordItem(record, view)).join('\n')}\n</ol>`
        : '<p>No submission contains all of these words.</p>',
      pageLinks(list, q),
      oldForm(view),
    );
  }
  return collectorPage('Form submissions', body.filter(Boolean).join('\n'));
}
