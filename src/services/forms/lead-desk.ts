import { minFillMs } from '#content/constants.ts';
import type { DemoFields } from '#content/site/demo-request.ts';
import { isHoneypotFilled } from './honeypot';
import { now, sinceOpened } from '../browser/clock';
import { leadOutbox, type LeadOutbox } from './lead-outbox';
import { leadStore, type LeadStore } from './lead-store';

/**
 * Takes submissions: each is stored and posted with one and the same time (specification §4). What a
 * program has filled in is not posted, and looks the same: it has an answer in the bait's field, or
 * comes sooner after the page than a person could act.
 */
export type LeadDesk = {
  /** Stores and posts a lead in this very tick; nothing of it is awaited, nothing throws. */
  submitLead(email: string): void;
  /** Stores and posts a demo request in this very tick; rejects if the form service refuses it. */
  submitDemoRequest(fields: DemoFields): Promise<void>;
};

type World = {
  store: Pick<LeadStore, 'addLead' | 'addDemoRequest'>;
  outbox: Pick<LeadOutbox, 'sendLead' | 'sendDemoRequest'>;
  now: () => string;
  sinceOpened: () => number;
  isHoneypotFilled: () => boolean;
};

const browserWorld: World = {
  store: leadStore,
  outbox: leadOutbox,
  now,
  sinceOpened,
  isHoneypotFilled,
};

/** Makes a desk over the given store, outbox and clock; the browser's by default. */
export function createLeadDesk(world: Partial<World> = {}): LeadDesk {
  const { store, outbox, now: time, ...signs }: World = { ...browserWorld, ...world };
  const isProgram = () => signs.isHoneypotFilled() || signs.sinceOpened() < minFillMs;

  return {
    submitLead(email) {
      const lead = { email, timestamp: time() };
      store.addLead(lead);
      if (!isProgram()) outbox.sendLead(lead);
    },
    async submitDemoRequest(fields) {
      const request = { ...fields, timestamp: time() };
      store.addDemoRequest(request);
      if (!isProgram()) await outbox.sendDemoRequest(request);
    },
  };
}

export const leadDesk: LeadDesk = createLeadDesk();
