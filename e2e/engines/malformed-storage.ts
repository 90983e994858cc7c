import { textbox, button } from '../../tests/models/hands';
import { localKeys, malformedValues, sessionKeys } from '../../tests/corpus/stored-values';
import { addressOf, builtPaths } from '../built-pages';
import { freshEmail } from '../forms';
import { fillStorages } from '../records';
import { expect, test } from './engine';

const filling = (raw: string) => [[localKeys, sessionKeys, JSON.stringify(raw)]];

/** The pages that read what is stored. */
const paths = [
  '/book-demo',
  '/sign-in',
  '/privacy',
  '/dashboard',
  '/chatbot-setup',
  '/conversations',
  '/account-setup',
];

for (const [name, raw] of Object.entries(malformedValues)) {
  test(`contracts §4: ${name} under every key: the next submit is stored, what reads it is usable`, async ({
    hands,
    site,
    wire,
  }) => {
    const put = () => wire.call(fillStorages, filling(raw));
    const email = freshEmail();
    await put();
    await hands.open('/');
    await hands.write(textbox('Work email'), email);
    await hands.press(button('Get a demo'));
    await hands.address('/book-demo');
    await hands.see(textbox('Work email'), { value: email });
    expect(await hands.stored('demoEmails')).toMatchObject([{ email }]);
    for (const key of ['demoEmails', 'lastEmailEntered', 'leadOutbox:1']) {
      const aside = await wire.call(
        (corrupt: string) => JSON.stringify(localStorage.getItem(corrupt)),
        [`${key}.corrupt`],
      );
      expect(JSON.parse(aside), key).toBe(raw);
    }
    expect(await wire.call(() => 'polluted' in {})).toBe(false);
    await wire.navigate(`${site.origin}/robots.txt`);
    await put();
    for (const path of paths) {
      await hands.open(path);
      await hands.see({ css: 'h1' });
      await hands.miss({ text: 'Something went wrong' });
    }
  });
}

test('contracts §4: over a malformed value under every key each page comes to life', async ({
  hands,
  wire,
}) => {
  await wire.call(fillStorages, filling(malformedValues['ten thousand objects deep']!));
  for (const path of builtPaths) {
    await hands.open(addressOf(path));
    await hands.see({ css: 'h1' });
    await hands.miss({ text: 'Something went wrong' });
  }
});
