import { expect, it } from 'vitest';
import { demoRequestBody, leadBody } from '#src/services/forms/form-bodies.ts';
import { readOutboxRecord } from '#src/services/forms/outbox-records.ts';
import { checkFields } from '#src/server/collector/submission.ts';
import { newRecordId } from '#src/services/browser/record-id.ts';
import { lead, request, time } from '../outbox-visits';

const bodies = { lead: leadBody(lead(1)), demo: demoRequestBody(request) };

it.each(['lead', 'demo'] as const)(
  '§14.16: a %s record of another release is read, whatever field it lacks or adds',
  (form) => {
    const body: Record<string, unknown> = bodies[form];
    const today = { version: 1, form, body, keptAt: time(1) };
    const read = (record: object) => readOutboxRecord(JSON.stringify(record));
    expect(read({ form, body, keptAt: time(1) })).toEqual(today);
    for (const name of ['form', 'keptAt', 'version'])
      expect(read({ ...today, [name]: undefined }), name).toEqual(today);
    for (const name of Object.keys(body).filter((field) => field !== 'email'))
      for (const missing of [undefined, null])
        expect(read({ ...today, body: { ...body, [name]: missing } }), name).toMatchObject({
          body: { ...body, [name]: expect.any(String) as string },
        });
    const later = { ...today, version: 2, campaign: ['fall'], body: { ...body, utm: { id: 7 } } };
    expect(read(later)).toEqual(later);
    expect(read({ ...today, body: { ...body, email: undefined } })).toBeNull();
  },
);

it('§14.4: records have unique keys, also without a secure context', () => {
  const made = Array.from({ length: 1000 }, () =>
    newRecordId({ getRandomValues: (array) => crypto.getRandomValues(array) }),
  );
  expect(new Set(made).size).toBe(1000);
  for (const id of made) expect(id).toMatch(/^[0-9a-f]{32}$/);
});

it('§14.18: the collector takes a request that lacks every answer', () => {
  const record = { form: 'demo', body: { email: 'ada@example.com' }, keptAt: time(1) };
  const { body } = readOutboxRecord(JSON.stringify(record))!;
  expect(checkFields('demo', Object.entries(body))).toEqual({ fields: body });
});
