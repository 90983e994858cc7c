/** Where the poles of the Ridge County ring stand on the map, in the map's own units. */
/** Where a node's name stands from its middle; `side` is the end of the name that stands there. */
type Label = { dx: number; dy: number; side: 'start' | 'middle' | 'end' };

export type Node = {
  id: string;
  x: number;
  y: number;
  r: 8 | 6 | 4;
  label?: Label;
};

export const size = { width: 612, height: 308 } as const;

export const nodes: Node[] = [
  { id: 'HUB A', x: 68, y: 200, r: 8, label: { dx: 0, dy: 29, side: 'middle' } },
  { id: 'OLT-03', x: 182, y: 187, r: 8, label: { dx: 0, dy: -17, side: 'middle' } },
  { id: 'P-118', x: 296, y: 132, r: 6, label: { dx: -13, dy: -8, side: 'end' } },
  { id: 'P-131', x: 420, y: 92, r: 6, label: { dx: 13, dy: -5, side: 'start' } },
  { id: 'HUB B', x: 548, y: 80, r: 8, label: { dx: 0, dy: -18, side: 'middle' } },
  { id: 'S-41', x: 286, y: 256, r: 6, label: { dx: -2, dy: 26, side: 'end' } },
  { id: 'S-44', x: 430, y: 216, r: 6, label: { dx: 14, dy: 16, side: 'start' } },
  { id: 'T-7', x: 250, y: 50, r: 4 },
  { id: 'T-9', x: 364, y: 34, r: 4 },
];

export type Link = { from: string; to: string; sag?: number };

export const healthy: Link[] = [
  { from: 'HUB A', to: 'OLT-03' },
  { from: 'OLT-03', to: 'P-118' },
  { from: 'P-131', to: 'HUB B' },
];
export const taps: Link[] = [
  { from: 'T-7', to: 'P-118', sag: -0.3 },
  { from: 'T-9', to: 'P-131', sag: -0.3 },
];
export const broken: Link = { from: 'P-118', to: 'P-131' };
export const reroute: Link[] = [
  { from: 'OLT-03', to: 'S-41' },
  { from: 'S-41', to: 'S-44' },
  { from: 'S-44', to: 'HUB B' },
];
/** The middle of the broken span. */
export const cutAt = { x: 360, y: 129 } as const;
