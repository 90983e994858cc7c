import type { InspectionEvent } from 'xstate';

declare global {
  /** Set before the page starts by who wants to watch its machines: the tests, the atlas. */
  // oxlint-disable-next-line no-var -- only `var` declares a property of globalThis
  var machineInspector: ((event: InspectionEvent) => void) | undefined;
}

/** Returns the options that let an actor be watched; none where nobody watches. */
export function watched(): { inspect?: (event: InspectionEvent) => void } {
  const { machineInspector } = globalThis;
  return machineInspector ? { inspect: machineInspector } : {};
}
