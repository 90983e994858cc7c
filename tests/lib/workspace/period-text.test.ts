import { describe, expect, it } from 'vitest';
import { periodOf } from '#src/features/workspace/dashboard/period.ts';
import {
  chartTimes,
  earlierText,
  partText,
  periodLabel,
  intervalText,
  zoneText,
} from '#src/features/workspace/dashboard/period-text.ts';
import { areaPath, gapPath, linePath, plotPoints } from '#src/ui/data/line-path.ts';

const now = Date.UTC(2026, 10, 21);
const zone = 'America/Los_Angeles';
const custom = (start: string, end: string) => ({ range: 'custom', start, end }) as const;

describe('period', () => {
  it.each([
    [{ range: '24h' }, 'Last 24 Hours'],
    [{ range: '7d' }, 'Last 7 Days'],
    [{ range: '30d' }, 'Last 30 Days'],
    [custom('2026-11-01', '2026-11-10'), '2026-11-01 to 2026-11-10'],
  ] as const)('§4.15 period: the label of %j is %s', (wholeRange, label) => {
    expect(periodLabel(wholeRange)).toBe(label);
  });

  it.each([
    [{ range: '24h' }, 'Nov 19, 16:00 to 17:00', 'Nov 20, 15:00 to 16:00'],
    [{ range: '7d' }, 'Nov 14, 2026', 'Nov 20, 2026, so far, until 16:00'],
    [custom('2026-11-01', '2026-11-10'), 'Nov 1, 2026', 'Nov 10, 2026'],
    [custom('2026-11-01', '2026-11-01'), 'Nov 1, 00:00 to 01:00', 'Nov 1, 23:00 to 00:00'],
    [
      custom('2026-07-01', '2026-11-01'),
      'Jul 1, 2026 to Jul 7, 2026',
      'Oct 28, 2026 to Nov 1, 2026',
    ],
  ] as const)('§4.16 period: the parts of %j run from %s to %s', (wholeRange, first, last) => {
    const period = periodOf(wholeRange, now, zone);
    expect(partText(period.parts[0]!, period, zone)).toBe(first);
    expect(partText(period.parts.at(-1)!, period, zone)).toBe(last);
  });

  it.each([
    [{ range: '24h' }, ['16:00', '22:00', '04:00', '09:00', '15:00']],
    [{ range: '30d' }, ['Oct 22', 'Oct 29', 'Nov 6', 'Nov 13', 'Nov 20']],
    [custom('2026-11-01', '2026-11-02'), ['Nov 1', 'Nov 2']],
    [custom('2020-01-01', '2026-01-01'), ['Jan 1, 2020', 'Dec 28, 2022', 'Dec 24, 2025']],
  ] as const)('§32.4: the axis labels of %j are %j', (wholeRange, times) => {
    expect(chartTimes(periodOf(wholeRange, now, zone), zone).map(({ text }) => text)).toEqual(
      times,
    );
  });

  it('§4.18 period: the earlier period is named by its distance in weeks', () => {
    expect(earlierText(periodOf({ range: '24h' }, now, zone))).toBe('Same hours, 1 week earlier');
    expect(earlierText(periodOf({ range: '30d' }, now, zone))).toBe(
      'Same weekdays, 4 weeks earlier',
    );
    expect(earlierText(periodOf(custom('2026-11-01', '2026-11-03'), now, zone))).toBe(
      'Same weekdays, 1 week earlier',
    );
  });

  it('§3.5 profile: a range’s days and zone are spelled out', () => {
    const stretch = { from: now - 90 * 86_400_000, to: now };
    expect(intervalText(stretch, zone)).toBe('Aug 22, 2026 to Nov 20, 2026');
    expect(intervalText(stretch, 'Asia/Singapore')).toBe('Aug 23, 2026 to Nov 21, 2026');
    expect(zoneText(zone)).toBe('Los Angeles time');
  });
});

describe('chart', () => {
  it('§32.2 chart: a line spans the width, its area reaches the baseline', () => {
    const points = plotPoints([0, 100, 50], 0, 100);
    expect(linePath(points)).toBe('M0.0 1000.0L500.0 0.0L1000.0 500.0');
    expect(areaPath(points)).toBe('M0.0 1000L0.0 1000.0L500.0 0.0L1000.0 500.0V1000Z');
  });

  it('§32.2 chart: a missing value is bridged, an isolated one is a dot', () => {
    const points = plotPoints([null, 3, null, 1, 5], 1, 5);
    expect(linePath(points)).toBe('M250.0 500.0h0M750.0 1000.0L1000.0 0.0');
    expect(gapPath(points)).toBe('M250.0 500.0L750.0 1000.0');
    expect(gapPath(plotPoints([1, 2], 0, 2)) + gapPath([])).toBe('');
    expect(linePath(plotPoints([null], 0, 1)) + areaPath([])).toBe('');
  });

  it('§32.2 chart: a single value is centered', () => {
    expect(plotPoints([1], 0, 2)).toEqual([{ x: 500, y: 500 }]);
  });
});
