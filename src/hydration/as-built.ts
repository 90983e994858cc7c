import { isHydrated } from './events';

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
  return !isOver && builtSample() !== undefined && !isHydrated();
}

/** Marks the prerendered sample as hydrated. */
export function endAsBuilt(): void {
  isOver = true;
}

/**
 * Source of the script in the head of pages prerendered with the sample. If stored data or the
 * query may differ from it, the prerendered content is hidden before first paint.
 */
export const asBuiltScript = [
  '(function(d){d.asBuilt="shown";',
  'try{if(location.search||localStorage.getItem("workspace")!==null)d.asBuilt="hidden"}catch(e){}',
  '})(document.documentElement.dataset)',
].join('');
