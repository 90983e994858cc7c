import { minFillMs } from '#content/constants.ts';
import type { DemoFields } from '#content/site/demo-request.ts';
import { isHoneypotFilled } from './honeypot';
import { now, sinceOpened } from '../browser/clock';
import { leadOutbox, type LeadOutbox } from './lead-outbox';
import { leadStore, type LeadStore } from './lead-store';

/**
 * Accepts submissions: each is stored and posted with the same timestamp (specification §4.11).
 * Bots see the same result, but their submissions are not posted: the honeypot is filled in, or the
 * submit came sooner than a person could act.
 */
export type LeadService = {
  /** Stores and posts a lead synchronously; never throws. */
  submitLead(email: string): void;
  /** Stores and posts a demo request synchronously; rejects if the form service rejects it. */
  submitDemoRequest(fields: DemoFields): Promise<void>;
};

type Deps = {
  store: Pick<LeadStore, 'addLead' | 'addDemoRequest'>;
  outbox: Pick<LeadOutbox, 'sendLead' | 'sendDemoRequest'>;
  now: () => string;
  sinceOpened: () => number;
  isHoneypotFilled: () => boolean;
};

const browserDeps: Deps = {
  store: leadStore,
  outbox: leadOutbox,
  now,
  sinceOpened,
  isHoneypotFilled,
};

/** Creates the service with the given store, outbox and clock; the browser's by default. */
export function createLeadService(deps: Partial<Deps> = {}): LeadService {
  const { store, outbox, now: time, ...signs }: Deps = { ...browserDeps, ...deps };
  const isBot = () => signs.isHoneypotFilled() || signs.sinceOpened() < minFillMs;

  return {
    submitLead(email) {
      const lead = { email, timestamp: time() };
      store.addLead(lead);
      if (!isBot()) outbox.sendLead(lead);
    },
    async submitDemoRequest(fields) {
      const request = { ...fields, timestamp: time() };
      store.addDemoRequest(request);
      if (!isBot()) await outbox.sendDemoRequest(request);
    },
  };
}

export const leadService: LeadService = createLeadService();
