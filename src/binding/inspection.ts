import type { InspectionEvent } from 'xstate';

declare global {
  /**
   * Set before the page starts by a consumer that inspects its machines: the tests or the atlas.
   */
  // oxlint-disable-next-line no-var -- only `var` declares a property of globalThis
  var machineInspector: ((event: InspectionEvent) => void) | undefined;
}

/** Returns the `inspect` option for an actor, or no options when no inspector is set. */
export function watched(): { inspect?: (event: InspectionEvent) => void } {
  const { machineInspector } = globalThis;
  return machineInspector ? { inspect: machineInspector } : {};
}
