/** The locations of the sample's visitors. */
export interface Place {
  city: string;
  /** The two-letter country code. */
  code: string;
  country: string;
}

const place = (city: string, code: string, country: string): Place => ({ city, code, country });
const us = 'United States';

/** The locations with their share per thousand visitors. */
export const places: readonly { place: Place; weight: number }[] = [
  { place: place('Boise', 'US', us), weight: 172 },
  { place: place('Spokane', 'US', us), weight: 131 },
  { place: place('Austin', 'US', us), weight: 118 },
  { place: place('Duluth', 'US', us), weight: 97 },
  { place: place('Toronto', 'CA', 'Canada'), weight: 92 },
  { place: place('Leeds', 'GB', 'United Kingdom'), weight: 84 },
  { place: place('Chattanooga', 'US', us), weight: 79 },
  { place: place('Halifax', 'CA', 'Canada'), weight: 61 },
  { place: place('Galway', 'IE', 'Ireland'), weight: 54 },
  { place: place('Montréal', 'CA', 'Canada'), weight: 46 },
  { place: place('Utrecht', 'NL', 'Netherlands'), weight: 38 },
  { place: place('Málaga', 'ES', 'Spain'), weight: 28 },
];

export const devices = ['Mobile', 'Desktop', 'Tablet'] as const;
export type Device = (typeof devices)[number];
