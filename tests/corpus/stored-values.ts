/** Every key that the product stores, by storage. */
export const localKeys = [
  'demoEmails',
  'demoSubmissions',
  'lastEmailEntered',
  'leadOutbox:1',
  'theme',
  'workspace',
] as const;
export const sessionKeys = ['demoDraft'] as const;

/** Keys whose unreadable values are quarantined under `KEY.corrupt` (specification §14.22). */
export const quarantinedKeys: readonly string[] = localKeys.filter((key) => key !== 'theme');

const email = 'ada@ridge-fiber.example';
const timestamp = '2026-11-01T09:00:00.000Z';
const deep = (open: string, close: string, inside = '') =>
  open.repeat(10_000) + inside + close.repeat(10_000);

/** Values that are invalid under every key, by name. */
export const malformedValues: Readonly<Record<string, string>> = {
  'nothing at all': '',
  'blanks and line breaks': ' \n\t ',
  'broken JSON': '{"email": "ada@',
  'JSON cut within an escape': '["\\ud8',
  'a word': 'undefined',
  'a string': '"midnight"',
  'a number': '42',
  'a number beyond all numbers': '1e999',
  true: 'true',
  null: 'null',
  'an object as written by mistake': '[object Object]',
  'an empty object': '{}',
  'a list of lists': '[[],[[]]]',
  'a list of nothing': '[null,null]',
  'wrong types in every field': JSON.stringify([
    { email: 7, timestamp: [], source: null, completed: 'true', firstName: {}, keptAt: 0 },
  ]),
  'an old shape, without a version': JSON.stringify({ chatbot: { name: 'Old' }, faq: [] }),
  'a shape of the future': JSON.stringify({ version: 999, chatbot: 'aloud' }),
  'a lead of an older form': JSON.stringify([{ mail: email, date: 'yesterday' }]),
  'a time that never was': JSON.stringify([
    { email, timestamp: '2026-13-45T99:00:00Z', source: 'hero_form_submit', completed: true },
  ]),
  'a record of an unknown form': JSON.stringify({
    form: 'newsletter',
    body: { email, timestamp },
    keptAt: timestamp,
  }),
  'an outbox record without its body': JSON.stringify({ form: 'lead', keptAt: timestamp }),
  '__proto__ with a value': '{"__proto__":{"polluted":true},"length":1}',
  '__proto__ in a list': '[{"__proto__":{"polluted":true},"constructor":{"prototype":{}}}]',
  'constructor and prototype': '{"constructor":{"prototype":{"polluted":true}},"version":1}',
  'ten thousand lists deep': deep('[', ']'),
  'ten thousand objects deep': deep('{"a":', '}', '1'),
  'a deep value in a list': `[{"email":"${email}","timestamp":${deep('[', ']')}}]`,
  'lone surrogates': '["\ud800","\udfff\ud800"]',
  'lone surrogates as escapes': '{"email":"\\ud800@\\udfff","timestamp":"\\ud83d"}',
  'NULs and control characters': '\u0000\u0001{"a":\u0000}',
  'marks of direction and a byte order mark': '\ufeff[\u202e"\u2066]',
  markup: '<script>alert(1)</script>',
  'a formula': '=HYPERLINK("https://evil.example")',
  'a hundred thousand entries': `[${'0,'.repeat(99_999)}0]`,
  'two hundred thousand characters': `"${'x'.repeat(200_000)}"`,
};
