import { curvePoint, spanCurve, type Point } from '../span-curve';

/** Size of the picture; the important parts are within its middle square. */
export const size = { width: 1280, height: 720 } as const;

const at = (x: number, y: number): Point => ({ x, y });
const hubA = at(92, 476);
const olt = at(336, 416);
const p118 = at(440, 284);
const p131 = at(700, 206);
const hubB = at(1176, 236);
const s41 = at(446, 566);
const s44 = at(872, 530);
const t7 = at(330, 160);
const t9 = at(590, 106);

type Node = Point & { id: string; r: number; label: Point };

/** Hubs, splice points and taps, largest first, each with its label's position. */
export const nodes: Node[] = [
  { id: 'HUB A', r: 12, ...hubA, label: at(64, 516) },
  { id: 'OLT-03', r: 12, ...olt, label: at(284, 386) },
  { id: 'HUB B', r: 12, ...hubB, label: at(1136, 206) },
  { id: 'P-118', r: 9, ...p118, label: at(348, 264) },
  { id: 'P-131', r: 9, ...p131, label: at(716, 194) },
  { id: 'S-41', r: 9, ...s41, label: at(412, 608) },
  { id: 'S-44', r: 9, ...s44, label: at(888, 568) },
  { id: 'T-7', r: 6, ...t7, label: at(306, 140) },
  { id: 'T-9', r: 6, ...t9, label: at(528, 92) },
];

export const oltAt = olt;
export const healthySpans = [spanCurve(hubA, olt), spanCurve(olt, p118), spanCurve(p131, hubB)];
export const tapSpans = [spanCurve(t7, p118, -0.3), spanCurve(t9, p131, -0.3)];
export const brokenSpan = spanCurve(p118, p131);
/** The reroute around the ring, in drawing order. */
export const rerouteSpans = [spanCurve(olt, s41), spanCurve(s41, s44), spanCurve(s44, hubB)];
export const cutAt = curvePoint(brokenSpan, 0.5);
