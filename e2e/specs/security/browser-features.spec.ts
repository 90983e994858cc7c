import { expect, test } from 'playwright/test';

test('launch options: they disable every feature that Playwright disables', async ({ browser }) => {
  const session = await browser.newBrowserCDPSession();
  const { commandLine } = await session.send('SystemInfo.getInfo');
  const lists = [...commandLine.matchAll(/--disable-features=(\S+)/g)].map(([, list]) =>
    list!.split(','),
  );

  expect(lists).toHaveLength(2);
  const [playwrightList, effectiveList] = lists;
  expect(effectiveList).toEqual(expect.arrayContaining(playwrightList!));
});
