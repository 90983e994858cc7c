import { sampleTotals } from './daily-conversations';

/** The sample sizes; the atypical ones exercise edge cases of the screens. */
export const volumes = {
  typical: { label: 'Typical operator', conversations: sampleTotals.conversations },
  none: { label: 'New workspace', conversations: 0 },
  first: { label: 'First conversation', conversations: 1 },
  large: { label: 'Large operator, 50,000', conversations: 50_000 },
} as const;

export type Volume = keyof typeof volumes;
export const volumeNames = Object.keys(volumes) as Volume[];
