// @vitest-environment node
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { brand } from '#content/brand.ts';
import { demoRequestBody, leadBody } from '#src/services/forms/form-bodies.ts';
import { postForm, Refusal } from '#src/services/forms/form-post.ts';
import { createLeadOutbox } from '#src/services/forms/lead-outbox.ts';
import { safeStorage } from '#src/services/storage/storage.ts';
import { resolveTargets } from '#src/server/forms/resolve-targets.ts';
import { answerKinds } from '#tests/form-services/imitation.ts';
import { startFormService, type FormService } from '#tests/form-services/server.ts';
import { imitations } from '#tests/form-services/services.ts';
import { fakeLocks } from '../fake-locks';
import { FakeStorage } from '../fake-storage';
import { idle, lead, waiting } from '../outbox-visits';

const timestamp = '2026-01-02T03:04:05.678Z';
const email = 'ada@ridge.example';
const answers = { firstName: 'Ada', lastName: 'Okafor', email, website: '' };
const bodies = {
  lead: leadBody({ email, timestamp }),
  demo: demoRequestBody({ ...answers, employeeCount: '11-50', industry: 'Telecom', timestamp }),
};
const forms = ['lead', 'demo'] as const;

/** Redirects requests for the service to the imitation and sends the site's origin. */
const connectTo =
  ({ origin }: FormService): typeof fetch =>
  (address, init) => {
    const { pathname, search } = new URL(address as string, brand.siteUrl);
    const headers = { ...(init?.headers as Record<string, string>), Origin: brand.siteUrl };
    return fetch(origin + pathname + search, { ...init, headers });
  };

describe.each(imitations)('form services: $service', (imitation) => {
  const targets = resolveTargets(imitation.variables);
  let service: FormService;
  let world: { fetch: typeof fetch };
  beforeEach(async () => {
    service = await startFormService(imitation);
    world = { fetch: connectTo(service) };
  });
  afterEach(() => service.close());

  it.each(answerKinds)('form services: %s means what the service says', async (kind) => {
    service.state.kind = kind;
    for (const form of forms) {
      const conclusion = await postForm(targets[form], bodies[form], world).then(
        () => 'accepted',
        (error: unknown) => (error instanceof Refusal ? 'refused' : 'later'),
      );
      expect(conclusion, form).toBe(imitation.answers[kind].means);
    }
    expect(service.received.map(({ form, sender }) => [form, sender])).toEqual([
      ['lead', 'script'],
      ['demo', 'script'],
    ]);
  });

  it('form services: both bodies arrive whole, with the fields that the service needs', async () => {
    for (const form of forms) await postForm(targets[form], bodies[form], world);
    for (const { form, fields, accepted } of service.received) {
      expect(accepted).toBe(true);
      expect(fields).toMatchObject({ ...bodies[form], ...imitation.required });
    }
  });

  it.each(answerKinds.filter((kind) => kind !== 'success'))(
    'form services: after %s, the outbox holds the lead until the service takes it',
    async (kind) => {
      const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const storage = new FakeStorage();
      let seconds = 0;
      const outbox = createLeadOutbox({
        storage: safeStorage(() => storage),
        locks: fakeLocks(),
        postLead: (body) => postForm(targets.lead, body, world),
        now: () => new Date(Date.now() + seconds * 1000).toISOString(),
      });
      service.state.kind = kind;
      outbox.sendLead(lead(1));
      await vi.waitFor(() => expect(logged).toHaveBeenCalledTimes(1), { interval: 5 });
      await idle();
      expect(waiting(storage)).toHaveLength(1);
      service.state.kind = 'success';
      if (kind === 'rate limit') {
        seconds = 20;
        await outbox.deliverWaiting();
        expect(waiting(storage), 'before the time in Retry-After').toHaveLength(1);
      }
      seconds = 60;
      expect(await outbox.deliverWaiting()).toEqual({ remaining: 0 });
      expect(waiting(storage)).toEqual([]);
      const [refused, taken] = service.received;
      expect(taken).toEqual({ ...refused, accepted: true });
      logged.mockRestore();
    },
  );

  it('form services: the plain POST lands on the page that follows', async () => {
    const { landing } = imitation.plainPost;
    const pages = { lead: '/book-demo', demo: '/thank-you?sent=1' };
    for (const form of forms) {
      const { action, hidden } = targets[form];
      const typed = form === 'lead' ? { email } : answers;
      const { pathname, search } = new URL(action, brand.siteUrl);
      const answer = await fetch(service.origin + pathname + search, {
        method: 'POST',
        body: new URLSearchParams({ ...typed, ...hidden }),
        redirect: 'manual',
      });
      const home = landing === 'action' ? '' : brand.siteUrl;
      expect(answer.headers.get('Location')).toBe(home + pages[form]);
    }
    expect(service.received).toMatchObject([
      { form: 'lead', sender: 'form', fields: { email } },
      { form: 'demo', sender: 'form', fields: answers },
    ]);
  });
});

it('form services: each row of the table in deploy.md has its imitation', () => {
  const text = readFileSync('src/docs/deploy.md', 'utf8');
  const section = text.split(/^## /m).find((part) => part.startsWith('Form services'))!;
  const rows = [...section.matchAll(/^\| \[?([^|\]]+?)(?:\]\S*)? +\| `/gm)].map(([, name]) => name);
  expect(rows).toEqual(imitations.map(({ service }) => service));
});
