let isOver = false;

/**
 * Returns the state of the prerendered sample: hidden if the visitor's own data will replace it.
 */
export function builtSample(): 'shown' | 'hidden' | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.documentElement.dataset['asBuilt'] as 'shown' | 'hidden' | undefined;
}

/** Returns true until the prerendered sample is hydrated: hydration must find the same data. */
export function isAsBuilt(): boolean {
  return (
    !isOver && builtSample() !== undefined && !('hydrated' in document.documentElement.dataset)
  );
}

/** Marks the prerendered sample as hydrated. */
export function endAsBuilt(): void {
  isOver = true;
}
