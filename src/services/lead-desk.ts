import { minFillMs } from '../../content/constants';
import type { DemoFields, DemoRequest } from '../../content/demo-request';
import { isBaitTaken } from './bait';
import { now, sinceOpened } from './clock';
import { leadOutbox, type LeadOutbox } from './lead-outbox';
import { leadStore, type LeadStore } from './lead-store';

/** One demo form's way to the store and the form service. */
type DemoSubmission = {
  /** Stores the request locally, with the time of this call. */
  store(fields: DemoFields): void;
  /** Posts what was stored, with the same time; rejects if the form service did not accept it. */
  send(): Promise<void>;
};

/**
 * Takes submissions: each is stored and posted with one and the same time (specification §4). What a
 * program has filled in is not posted, and looks the same: it has an answer in the bait's field, or
 * comes sooner after the page than a person could act.
 */
export type LeadDesk = {
  /** Stores and posts a lead in this very tick; nothing of it is awaited, nothing throws. */
  submitLead(email: string): void;
  /** Begins a demo request; to be called once for each form. */
  openDemoSubmission(): DemoSubmission;
};

type World = {
  store: Pick<LeadStore, 'addLead' | 'addDemoRequest'>;
  outbox: Pick<LeadOutbox, 'sendLead' | 'sendDemoRequest'>;
  now: () => string;
  sinceOpened: () => number;
  isBaitTaken: () => boolean;
};

const browserWorld: World = {
  store: leadStore,
  outbox: leadOutbox,
  now,
  sinceOpened,
  isBaitTaken,
};

/** Makes a desk over the given store, outbox and clock; the browser's by default. */
export function createLeadDesk(world: Partial<World> = {}): LeadDesk {
  const { store, outbox, now: time, ...signs }: World = { ...browserWorld, ...world };
  const isProgram = () => signs.isBaitTaken() || signs.sinceOpened() < minFillMs;

  return {
    submitLead(email) {
      const lead = { email, timestamp: time() };
      store.addLead(lead);
      if (!isProgram()) outbox.sendLead(lead);
    },
    openDemoSubmission() {
      let stored: DemoRequest | undefined;
      let isWanted = true;
      return {
        store(fields) {
          isWanted = !isProgram();
          stored = { ...fields, timestamp: time() };
          store.addDemoRequest(stored);
        },
        async send() {
          if (!stored) throw new Error('A demo request is stored before it is sent');
          if (isWanted) await outbox.sendDemoRequest(stored);
        },
      };
    },
  };
}

export const leadDesk: LeadDesk = createLeadDesk();
