import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { dashboard } from '#content/workspace/dashboard.ts';
import { csvText } from '#src/lib/text/csv.ts';
import {
  dashboardFileName,
  dashboardRows,
} from '#src/features/workspace/dashboard/dashboard-csv.ts';
import { periodOf } from '#src/features/workspace/dashboard/period.ts';
import { visitorOf } from '#src/features/workspace/sample/conversation.ts';
import { sampleBook, sampleNow } from '#src/features/workspace/sample/sample-conversations.ts';

const parsed = (text: string) => Papa.parse<string[]>(text, { delimiter: ',' }).data;
/** Returns the value of a cell as a spreadsheet shows it. */
const original = (cell: string) =>
  /^'(?:['\s]*[=+\-@＝＋－＠]|'*[\t\r\n])/.test(cell) ? cell.slice(1) : cell;

const nasty = fc.oneof(
  fc.string(),
  fc.string({
    unit: fc.constantFrom('=', '＝', '+', '-', '@', ' ', '\t', '\r', '\n', "'", '"', ',', ';', 'a'),
  }),
  fc.constantFrom('=1+1', '=HYPERLINK("x")\nb', '@SUM(A1)', "'=1", '-2+3', 'Málaga', 'مرحبا', ''),
);
const table = fc.array(fc.array(nasty, { minLength: 2, maxLength: 5 }), { minLength: 1 });

describe('export', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    ['\rx', `"'\rx"`],
    ['=1\n2', `"'=1\n2"`],
    ['＝1+1', "'＝1+1"],
    [' =1+1', "' =1+1"],
    ['a=1', 'a=1'],
    [-3, '-3'],
    [4.3, '4.3'],
    ['say "a, b"', '"say ""a, b"""'],
  ])('export: the cell %j is written as %j', (cell, written) => {
    expect(csvText([[cell, 'next']])).toBe(`\uFEFF${written},next`);
  });

  it('§15.44 export: no text is a formula in a spreadsheet', () => {
    fc.assert(
      fc.property(table, (rows) => {
        for (const cell of parsed(csvText(rows)).flat())
          expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]|^[\t\r]/);
      }),
    );
  });

  it('export: every value round-trips', () => {
    fc.assert(
      fc.property(table, (rows) => {
        expect(parsed(csvText(rows)).map((row) => row.map(original))).toEqual(rows);
      }),
    );
  });

  it('export: rows end as in RFC 4180, and a byte order mark declares UTF-8', () => {
    expect(csvText([['a'], ['Málaga']])).toBe('\uFEFFa\r\nMálaga');
  });
});

describe('dashboard export', () => {
  it('dashboard export: it has the documented layout', () => {
    const at = Date.UTC(2026, 10, 20, 15, 30);
    const parts = [
      { from: at - 7_200_000, to: at - 3_600_000 },
      { from: at - 3_600_000, to: at },
    ];
    const tally = { conversations: 2, resolved: 1, escalated: 1, response: 2.5, users: 2 };
    const recent = sampleBook('first').between(0, sampleNow);
    const period = { ...periodOf({ range: '24h' }, at, 'Europe/London'), parts };
    const figures = {
      now: { ...tally, satisfaction: 4.5 },
      before: { ...tally, satisfaction: null },
      series: parts.map(() => ({ ...tally, satisfaction: null })),
      seriesBefore: [{ ...tally, satisfaction: 4 }],
      questions: [{ name: 'Red light?', count: 2, percent: 100 }],
      locations: [{ name: 'Dry Fork, OR', count: 2, percent: 100 }],
      recent,
    };
    const dashboardState = {
      range: { range: '24h' },
      period,
      figures,
      metric: 'satisfaction',
      ranked: null,
      isCompared: true,
      timeZone: 'Europe/London',
      labels: dashboard.metrics,
    } as const;
    const { device, preview, status } = recent[0]!;
    const earlier = 'Same hours, 1 week earlier';
    const empty = ['', '', '', ''];
    expect(dashboardRows(dashboardState)).toEqual([
      ['Table', 'Name', 'Value', earlier, 'Percent', 'Visitor', 'Device', 'Status'],
      ['Period', 'Sample data', 'Last 24 Hours', '', ...empty],
      ['Period', 'From', 'Nov 19, 2026, 15:30', 'Nov 12, 2026, 15:30', ...empty],
      ['Period', 'To', 'Nov 20, 2026, 15:30', 'Nov 13, 2026, 15:30', ...empty],
      ['Period', 'Time zone', 'Europe/London', '', ...empty],
      ['Metrics', 'Total conversations', 2, 2, ...empty],
      ['Metrics', 'Resolved', 1, 1, 50, '', '', ''],
      ['Metrics', 'Escalated', 1, 1, 50, '', '', ''],
      ['Metrics', 'Satisfaction', 4.5, '', ...empty],
      ['Metrics', 'Avg. response', 2.5, 2.5, ...empty],
      ['Metrics', 'Active users', 2, 2, ...empty],
      ['Satisfaction per hour', 'Nov 20, 13:30 to 14:30', '', 4, ...empty],
      ['Satisfaction per hour', 'Nov 20, 14:30 to 15:30', '', '', ...empty],
      ['Top questions', 'Red light?', 2, '', 100, '', '', ''],
      ['Locations', 'Dry Fork, OR', 2, '', 100, '', '', ''],
      [
        'Recent conversations',
        preview,
        expect.stringMatching(/^Nov \d+, 2026, \d\d:\d\d$/),
        '',
        '',
        visitorOf(recent[0]!),
        device,
        status,
      ],
    ]);
    const [head] = dashboardRows({ ...dashboardState, figures: { ...figures, before: null } });
    expect(head).toEqual(['Table', 'Name', 'Value', 'Percent', 'Visitor', 'Device', 'Status']);
    expect(dashboardRows({ ...dashboardState, isCompared: false })[0]).toEqual(head);
  });

  it('dashboard export: its name has the period', () => {
    expect(dashboardFileName({ range: '24h' })).toBe('dashboard-last-24-hours.csv');
    expect(dashboardFileName({ range: 'custom', start: '2026-11-01', end: '2026-11-10' })).toBe(
      'dashboard-2026-11-01-to-2026-11-10.csv',
    );
  });
});
