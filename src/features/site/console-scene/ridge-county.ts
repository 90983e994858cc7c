/** Position of a pole's label that clears the ring at any text size. */
type LabelPosition = 'above' | 'below' | 'left' | 'right' | 'right below';

/** Position of a pole of the Ridge County ring, in the map's units. */
export type Node = {
  id: string;
  x: number;
  y: number;
  r: 8 | 6 | 4;
  label?: LabelPosition;
};

export const size = { width: 612, height: 308 } as const;

export const nodes: Node[] = [
  { id: 'HUB A', x: 68, y: 200, r: 8, label: 'below' },
  { id: 'OLT-03', x: 182, y: 187, r: 8, label: 'above' },
  { id: 'P-118', x: 296, y: 132, r: 6, label: 'left' },
  { id: 'P-131', x: 420, y: 92, r: 6, label: 'right' },
  { id: 'HUB B', x: 548, y: 80, r: 8, label: 'above' },
  { id: 'S-41', x: 286, y: 256, r: 6, label: 'below' },
  { id: 'S-44', x: 430, y: 216, r: 6, label: 'right below' },
  { id: 'T-7', x: 250, y: 50, r: 4 },
  { id: 'T-9', x: 364, y: 34, r: 4 },
];

/** Text anchor, distance from the pole's rim, and baseline shift of each label position. */
export const labelPositions = {
  above: { anchor: 'middle', out: 0, y: (r: number) => -r - 9 },
  below: { anchor: 'middle', out: 0, y: (r: number) => r + 7, dy: '.72em' },
  left: { anchor: 'end', out: -8, y: () => -8 },
  right: { anchor: 'start', out: 7, y: () => -5 },
  'right below': { anchor: 'start', out: 7, y: () => 4, dy: '.72em' },
} as const;

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
