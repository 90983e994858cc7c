import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerLimits, honeypotName, maxBodyBytes } from '#content/constants.ts';
import { demoRequestBody, leadBody } from '#src/services/forms/form-bodies.ts';
import { checkFields } from '#src/server/collector/submission.ts';
import { demoExamples } from '#content/site/demo-request.ts';
import { demo, json, lead, plainForm, replyOf, startCollector } from './collector-server';

let collector: Awaited<ReturnType<typeof startCollector>>;
beforeEach(async () => {
  collector = await startCollector();
});
afterEach(() => collector.stop());

const timestamp = '2026-11-21T09:00:00.000Z';
const longest = { minLength: answerLimits.text, maxLength: answerLimits.text };
const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 2 * answerLimits.text }),
  fc.string({ unit: fc.constantFrom('\uD800', '"', '\\', '光', '🎉', '\0', '\r\n'), ...longest }),
);

test('§5.41 input: no text that fits the demo form is refused for its length or characters', () => {
  fc.assert(
    fc.property(anything, anything, anything, (first, last, website) => {
      const body = demoRequestBody({
        ...demoExamples(),
        firstName: `A${first}`,
        lastName: `B${last}`,
        email: 'ada@example.com',
        website,
        timestamp,
      });
      expect(checkFields('demo', Object.entries(body))).toHaveProperty('fields');
      expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThan(maxBodyBytes);
    }),
  );
});

test('§7.6 mail: no name puts a control character into a subject or a reply-to', () => {
  const name = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 120 }),
    fc.string({ unit: fc.constantFrom('\r', '\n', '\0', '\u0085', '\u2028', 'Bcc: ', 'a', '\t') }),
  );
  fc.assert(
    fc.property(name, (text) => {
      const request = { ...demo, firstName: text, email: `a@b.example${text}`, timestamp };
      const { _subject, _replyto } = demoRequestBody(request);
      const { _replyto: ofLead } = leadBody({ email: `a@b.example${text}`, timestamp });
      for (const header of [_subject, _replyto, ofLead])
        expect(header).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      expect(Array.from(_subject).length).toBeLessThanOrEqual(150);
      expect(Array.from(_replyto).length).toBeLessThanOrEqual(answerLimits.email);
    }),
  );
});

test('§5.42 input: the collector answers a program like a person and stores nothing', async () => {
  const person = await collector.post('/forms/lead', JSON.stringify(lead), json);
  const program = { ...lead, [honeypotName]: 'https://spam.example' };
  const answer = await collector.post('/forms/lead', JSON.stringify(program), json);
  expect([answer.status, await replyOf(answer)]).toEqual([person.status, await replyOf(person)]);
  const encoded = new URLSearchParams({ ...demo, [honeypotName]: 'x', _next: '/thank-you?sent=1' });
  const page = await collector.post('/forms/demo', encoded.toString(), plainForm);
  expect([page.status, page.headers.get('location')]).toEqual([303, '/thank-you?sent=1']);
  expect(await collector.lines()).toHaveLength(1);
});

test('§5.42 input: without JavaScript the empty honeypot field is not stored', async () => {
  const encoded = new URLSearchParams({ ...lead, [honeypotName]: '' });
  await collector.post('/forms/lead', encoded.toString(), plainForm);
  expect(await collector.stored()).toMatchObject([{ fields: lead }]);
  expect((await collector.lines())[0]).not.toContain(honeypotName);
});
