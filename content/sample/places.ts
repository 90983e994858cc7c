/** The location of a visitor of the sample. */
export interface Place {
  city: string;
  /** The two-letter state code. */
  code: string;
  country: string;
}

/** The towns of Ridge County, a fictional county in Oregon, by visitors per thousand. */
const towns = [
  ['Ridgeway', 172],
  ['Alder Falls', 131],
  ['Pike Landing', 118],
  ['Juniper Flat', 97],
  ['Harlan Mill', 92],
  ['Cedar Notch', 84],
  ['Quarry Bend', 79],
  ['Dry Fork', 61],
  ['Larkspur Gap', 54],
  ['North Bench', 46],
  ['Cañon Springs', 38],
  ['Ferry Crossing', 28],
] as const;

/** The locations with their share per thousand visitors. */
export const places: readonly { place: Place; weight: number }[] = towns.map(([city, weight]) => ({
  place: { city, code: 'OR', country: 'United States' },
  weight,
}));

export const devices = ['Mobile', 'Desktop', 'Tablet'] as const;
export type Device = (typeof devices)[number];
