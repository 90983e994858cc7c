import { afterEach, expect, test, vi } from 'vitest';
import { privacy } from '#content/site/privacy.ts';
import { chatOutside, chatWidget } from '#content/workspace/chat-widget.ts';
import { resetSample } from '../drivers/parts/sample-menu';
import { domDriver } from '../models/dom-driver';
import { button, textbox } from '../models/driver';

const { now: words } = privacy;
const log = { role: 'log', name: chatWidget.log };

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

vi.setConfig({ testTimeout: 180_000 });

/** Opens the preview and leaves an email address in its chat. */
async function leaveAddress() {
  const driver = domDriver();
  await driver.open('/chatbot-setup');
  await driver.fill(textbox(chatWidget.message), 'Pizza?');
  await driver.click(button(chatWidget.send));
  await driver.fill(textbox(chatWidget.email), 'ada@example.net');
  await driver.click(button(chatWidget.leaveEmail));
  await driver.expectVisible(log, { text: /Pizza\?/ });
  return driver;
}

test('chatbot preview: the privacy page lists and clears its chat', async () => {
  const driver = await leaveAddress();
  await driver.navigate('/privacy');
  await driver.expectVisible(
    { role: 'table', name: words.heading },
    { text: new RegExp(`${words.kinds.chat}ada@example.net`) },
  );
  await driver.click(button(words.clear));
  await driver.click(button(words.dialog.confirm));
  expect(await driver.stored(chatOutside.previewKey)).toBeNull();
  await driver.expectVisible({ role: 'status', text: words.cleared });
});

test('§14.45 chatbot preview: a reset of the sample data clears its chat, an open one too', async () => {
  const driver = await leaveAddress();
  await resetSample(driver);
  expect(await driver.stored(chatOutside.previewKey)).toBeNull();
  await driver.expectVisible(log, { text: /^(?!.*Pizza)/s });
});
