import type { MouseEvent } from 'react';

/** Returns the chart id of the state or transition under the pointer, or null. */
export const partUnder = ({ target }: MouseEvent): string | null =>
  (target as Element).closest('[data-part]')?.getAttribute('data-part') ?? null;
