import { expect, test, vi } from 'vitest';
import { faqWords } from '#content/workspace/faq-list.ts';
import { domDriver } from '../models/dom-driver';
import { button } from '../models/driver';

const exportFaq = vi.hoisted(() => vi.fn());
vi.mock('#src/features/workspace/chatbot/faq-import/faq-export.ts', () => ({ exportFaq }));

test('§8.7 FAQ list: an export that fails says so, and can be tried again', async () => {
  const driver = domDriver();
  await driver.open('/chatbot-setup');
  const failure = { role: 'alert', text: faqWords.exportFailed };
  exportFaq.mockImplementationOnce(() => {
    throw new Error('Failed to fetch');
  });
  await driver.click(button(faqWords.export));
  await driver.expectVisible(failure);
  await driver.click(button(faqWords.export));
  await driver.expectAbsent(failure);
  expect(exportFaq).toHaveBeenCalledTimes(2);
});
