import { chatOutside } from '#content/workspace/chat-widget.ts';
import { uniqueEmail, visitor } from '../support/product/forms';
import { eventually, expect, test } from './engine';
import type { EnginePage } from './engine-page';

/** Returns a new address with an international domain: as typed, and in ASCII form. */
function internationalAddress() {
  const [local] = uniqueEmail().split('@');
  return { typed: `${local}@münchen.example`, ascii: `${local}@xn--mnchen-3ya.example` };
}

const address = () => location.pathname;

async function fillNames(page: EnginePage) {
  await page.fill('First name', visitor.firstName);
  await page.fill('Last name', visitor.lastName);
  await page.select('Number of employees', visitor.employeeCount);
  await page.select('Industry', visitor.industry);
}

test('§5 international address: both forms send the domain in ASCII form', async ({
  enginePage: page,
  open,
  site,
}) => {
  const { typed, ascii } = internationalAddress();
  await open('/');
  await page.fill('Work email', typed);
  await page.click('button', 'Get a demo');
  await eventually(() => page.evaluate(address)).toBe('/book-demo');
  await fillNames(page);
  await page.click('button', 'Request my demo');
  await eventually(() => page.evaluate(address)).toBe('/thank-you');
  await expect.poll(() => site.inbox(ascii)).toHaveLength(2);
});

test('§5 international address: the plain POST is stored in ASCII form', async ({
  enginePage: page,
  open,
  site,
}) => {
  const { typed, ascii } = internationalAddress();
  await open('/book-demo');
  // WebKit's own check of `type=email` refuses international domains, with a message at the field.
  const isRefused = page.engine.startsWith('WebKit');
  await page.evaluate((noValidate: boolean) => {
    const form = document.querySelector('form')!;
    // A copy has no handlers, like the form before hydration.
    const copy = form.cloneNode(true) as HTMLFormElement;
    copy.noValidate = noValidate;
    form.replaceWith(copy);
  }, isRefused);
  await page.fill('Work email', typed);
  await fillNames(page);
  await page.click('button', 'Request my demo');
  await expect.poll(() => site.inbox(ascii)).toHaveLength(1);
});

test('§5 international address: the chat hands it over in ASCII form', async ({
  enginePage: page,
  open,
}) => {
  const { typed, ascii } = internationalAddress();
  const hasChat = () => document.querySelector('midspan-chat') !== null;
  const followUps = (key: string) =>
    (JSON.parse(localStorage.getItem(key) ?? '{}') as { followUps?: object[] }).followUps;
  await open('/chatbot-setup');
  await eventually(() => page.evaluate(hasChat)).toBe(true);
  await page.evaluate(
    async (question: string, email: string) => {
      const chat = document.querySelector('midspan-chat')!.shadowRoot!;
      const send = async (field: string, text: string) => {
        const input = chat.querySelector<HTMLInputElement>(field)!;
        input.value = text;
        input
          .closest('.composer, .handover')!
          .querySelector<HTMLButtonElement>('.first, .second')!
          .click();
        await new Promise((done) => setTimeout(done, 100));
      };
      chat.querySelector<HTMLButtonElement>('.launcher')!.click();
      await send('.composer input', question);
      await send('#email', email);
    },
    'Pizza?',
    typed,
  );
  await eventually(() => page.evaluate(followUps, chatOutside.previewKey)).toEqual([
    { question: 'Pizza?', email: ascii },
  ]);
});
