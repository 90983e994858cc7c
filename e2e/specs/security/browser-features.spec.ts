import { expect, test } from 'playwright/test';

test('rig: the browser turns off all that Playwright would have turned off', async ({
  browser,
}) => {
  const session = await browser.newBrowserCDPSession();
  const { commandLine } = await session.send('SystemInfo.getInfo');
  const lists = [...commandLine.matchAll(/--disable-features=(\S+)/g)].map(([, list]) =>
    list!.split(','),
  );

  expect(lists).toHaveLength(2);
  const [playwrights, heeded] = lists;
  expect(heeded).toEqual(expect.arrayContaining(playwrights!));
});
