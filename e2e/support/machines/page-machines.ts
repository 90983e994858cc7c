import type { InspectionEvent } from 'xstate';
import type { Page } from 'playwright/test';
import { machines } from '#machines/index.ts';
import { runsOn } from '#src/atlas/app/search/pages.ts';

declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a property of globalThis
  var startedMachines: Set<string> | undefined;
  // oxlint-disable-next-line no-var -- the same
  var machineInspector: ((event: InspectionEvent) => void) | undefined;
}

/** Records the id of every machine that starts, as the live panel sees it. Runs in the page. */
export function recordMachines() {
  const started = new Set<string>();
  globalThis.startedMachines = started;
  globalThis.machineInspector = ({ actorRef }: InspectionEvent) => {
    const { logic } = actorRef as { logic?: { id?: unknown } };
    if (typeof logic?.id === 'string') started.add(logic.id);
  };
}

/** Returns the machines that run on a page and are not declared for it. */
export async function undeclaredMachines(page: Page, path: string): Promise<string[]> {
  const started = await page.evaluate(() => [...(globalThis.startedMachines ?? [])]);
  return started.filter((id) => {
    const entry = machines[id];
    return entry && !runsOn(entry.where.routes, path);
  });
}
