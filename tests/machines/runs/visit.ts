import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import type { ActorRefFrom, AnyActorRef, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { demoFormMachine } from '#machines/demo-form/demo-form.machine.ts';
import { heroFormMachine } from '#machines/hero-form/hero-form.machine.ts';
import { leadOutboxMachine } from '#machines/lead-outbox/lead-outbox.machine.ts';
import type { NextPage, OpenPageEvent } from '#machines/shared/must-be-provided.ts';
import { thankYouGuardMachine } from '#machines/thank-you-guard/thank-you-guard.machine.ts';

type Page = 'home' | 'book-demo' | 'thank-you';
type Settle = (accepts: boolean) => void;

const valueOf = (actor: AnyActorRef | undefined) =>
  (actor?.getSnapshot() as AnyMachineSnapshot | undefined)?.value as unknown;

/** A longer wait than any backoff, in ms. */
const longest = 3_600_000;

/**
 * A visit with the real hero form, demo form, thank-you guard and outbox. The browser's storage and
 * the form service are fakes: a submission is stored, posted, and removed once it is accepted
 * (specification §15).
 */
export function startVisit(inspect: (event: InspectionEvent) => void) {
  const options = { inspect };
  const clock = new SimulatedClock();
  const submitted: { id: number; form: 'lead' | 'demo' }[] = [];
  const accepted: number[] = [];
  const stored = new Set<number>();
  let posts: { id: number; settle: Settle }[] = [];
  let delivery: Settle | null = null;
  let opening: { to: NextPage; report: (event: OpenPageEvent) => void } | null = null;
  let page: Page = 'home';
  let draft = false;
  let discarded = 0;
  let guard: ActorRefFrom<typeof thankYouGuardMachine> | null = null;
  let [form, outbox]: AnyActorRef[] = [];

  /** Stores and posts a submission; resolves to the service's answer. */
  function submit(kind: 'lead' | 'demo'): Promise<void> {
    const id = submitted.length;
    submitted.push({ id, form: kind });
    stored.add(id);
    return new Promise((resolve, reject) => {
      const settle = (accepts: boolean) => {
        if (accepts) accept(id);
        else outbox?.send({ type: 'record.stored' });
        if (accepts) resolve();
        else reject(new Error('refused'));
      };
      posts.push({ id, settle });
    });
  }

  function accept(id: number) {
    stored.delete(id);
    accepted.push(id);
  }

  /** The stored submissions that no post of this page is sending. */
  const waiting = () => [...stored].filter((id) => !posts.some((post) => post.id === id));

  const openPage = fromCallback<OpenPageEvent, NextPage>(({ input, sendBack }) => {
    opening = { to: input, report: sendBack };
    return () => {
      opening = null;
    };
  });

  const hero = heroFormMachine.provide({
    actions: {
      storeEmail: () => undefined,
      sendLead: () => void submit('lead').catch(() => undefined),
    },
    actors: { openPage: openPage as never },
  });
  const demo = demoFormMachine.provide({
    actions: {
      storeDraft: () => {
        draft = true;
      },
      discardDraft: () => {
        draft = false;
        discarded += 1;
      },
    },
    actors: {
      loadPrefill: fromCallback(() => undefined),
      sendRequest: fromPromise(() => submit('demo')) as never,
      openPage: openPage as never,
    },
  });
  const deliveries = leadOutboxMachine.provide({
    actors: {
      deliverPending: fromPromise(
        () =>
          new Promise<{ remaining: number }>((resolve) => {
            const attempt = waiting();
            delivery = (accepts) => {
              if (accepts) for (const id of attempt) if (stored.has(id)) accept(id);
              resolve({ remaining: attempt.filter((id) => stored.has(id)).length });
            };
          }),
      ) as never,
    },
  });

  /** Loads a page: its machines start, the old page's requests get no answer. */
  function load(to: Page) {
    form?.stop();
    outbox?.stop();
    posts = [];
    delivery = null;
    outbox = createActor(deliveries, { ...options, clock }).start();
    show(to);
  }

  /** Shows a page without loading it, as a link does; the thank-you page asks its guard. */
  function show(to: Page, fromForm = false) {
    form?.stop();
    form = undefined;
    guard = null;
    page = to;
    if (to === 'thank-you') {
      guard = createActor(thankYouGuardMachine, options).start();
      guard.send({ type: 'visitor.arrived', fromForm, sent: false });
      if (guard.getSnapshot().matches('redirected')) page = 'home';
    }
    if (page === 'home') form = createActor(hero, options).start();
    if (page === 'book-demo') form = createActor(demo, options).start();
  }

  load('home');
  return {
    facts: () => ({
      page,
      draft,
      discarded,
      submitted,
      accepted,
      stored,
      waiting: waiting(),
      isGuarded: guard?.getSnapshot().value === 'allowed',
      form: valueOf(form),
      outbox: valueOf(outbox),
    }),
    /** Sends an event to the form of the page. */
    send: (event: { type: string; [key: string]: unknown }) => form?.send(event),
    isOpening: () => opening !== null,
    openNext: () => {
      const { to, report } = opening!;
      report({ type: 'page.opened' });
      if (to.to === '/book-demo') show('book-demo');
      if (to.to === '/thank-you') show('thank-you', true);
    },
    goBack: () => opening!.report({ type: 'visitor.returned' }),
    isPosting: () => posts.length > 0,
    answer: (accepts: boolean) => posts.shift()!.settle(accepts),
    isDelivering: () => delivery !== null,
    deliver: (accepts: boolean) => {
      const settle = delivery!;
      delivery = null;
      settle(accepts);
    },
    goOnline: () => outbox!.send({ type: 'connection.restored' }),
    wait: () => clock.increment(longest),
    load,
    show,
    stop: () => {
      form?.stop();
      outbox?.stop();
    },
  };
}

export type Visit = ReturnType<typeof startVisit>;
export type VisitFacts = ReturnType<Visit['facts']>;
