import { curvePoint, spanCurve, type Point } from '../../lib/span-curve';

/** The picture's own units; whatever matters stays within its middle square. */
export const size = { width: 1280, height: 720 } as const;

const at = (x: number, y: number): Point => ({ x, y });
const hubA = at(92, 476);
const olt = at(330, 438);
const p118 = at(512, 326);
const p131 = at(792, 262);
const hubB = at(1182, 214);
const s41 = at(492, 566);
const s44 = at(862, 500);
const t7 = at(398, 190);
const t9 = at(672, 134);

type Node = Point & { id: string; r: number; label: Point };

/** Hubs, splice points and taps, largest first, each with the place of its name. */
export const nodes: Node[] = [
  { id: 'HUB A', r: 12, ...hubA, label: at(64, 516) },
  { id: 'OLT-03', r: 12, ...olt, label: at(290, 480) },
  { id: 'HUB B', r: 12, ...hubB, label: at(1154, 190) },
  { id: 'P-118', r: 9, ...p118, label: at(524, 308) },
  { id: 'P-131', r: 9, ...p131, label: at(804, 246) },
  { id: 'S-41', r: 9, ...s41, label: at(452, 602) },
  { id: 'S-44', r: 9, ...s44, label: at(878, 524) },
  { id: 'T-7', r: 6, ...t7, label: at(376, 174) },
  { id: 'T-9', r: 6, ...t9, label: at(654, 118) },
];

export const oltAt = olt;
export const healthySpans = [spanCurve(hubA, olt), spanCurve(olt, p118), spanCurve(p131, hubB)];
export const tapSpans = [spanCurve(t7, p118, -0.3), spanCurve(t9, p131, -0.3)];
export const brokenSpan = spanCurve(p118, p131);
/** The long way round, in the order in which it is drawn. */
export const rerouteSpans = [spanCurve(olt, s41), spanCurve(s41, s44), spanCurve(s44, hubB)];
export const cutAt = curvePoint(brokenSpan, 0.5);
