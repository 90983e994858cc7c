import type { Page } from 'playwright/test';
import { chatbotSetup } from '#content/workspace/chatbot-setup.ts';
import { waitingWords } from '#content/workspace/dashboard.ts';
import { faqFromAnswerWords } from '#content/workspace/faq-from-answer.ts';
import { pressCommands } from '#content/workspace/palette.ts';
import { viewWords } from '#content/workspace/saved-view-words.ts';
import { selectionWords } from '#content/workspace/selection-words.ts';
import { triageLine } from '#content/workspace/triage.ts';
import { triageWords } from '#content/workspace/triage-words.ts';
import { unansweredWords } from '#content/workspace/unanswered.ts';
import { paletteLabel } from '#content/workspace/workspace-keys.ts';
import { expect, open, test } from '#e2e/support/browser/fixtures.ts';
import { palette, taskDriver, type TaskDriver } from '#e2e/support/product/task-driver.ts';
import {
  badge,
  heading,
  queue,
  rows,
  search,
  tab,
} from '#e2e/support/product/conversations-page.ts';

const [first, second] = [queue[0]!, queue[1]!];
const answer = 'A technician calls you today.';
const lastWeek = 'dashboard-last-7-days.csv';

const response = (page: Page, { visitor }: { visitor: string }) =>
  page.getByRole('textbox', { name: `Response to ${visitor}` });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const undo = (page: Page) => button(page, 'Undo').first();
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const snooze = (page: Page) => page.getByRole('combobox', { name: triageWords.snooze });
const topQuestion = (page: Page) => region(page, 'Top questions').getByRole('link').first();
const bulkBar = (page: Page) => region(page, selectionWords.label);
const checkbox = (page: Page, index: number) => rows(page).nth(index).getByRole('checkbox');
const savedViews = (page: Page) => page.getByRole('button', { name: viewWords.title });
const viewName = (page: Page) => page.getByRole('textbox', { name: viewWords.name });
const suggestions = (page: Page) => region(page, unansweredWords.title).getByRole('listitem');

type Input = 'keyboard' | 'pointer';
type Task = {
  name: string;
  /** The page where the task begins; without it, the end of the task before. */
  from?: 'Home' | 'Conversations' | 'Chatbot Setup';
  /** The actions by keyboard, and by pointer with typed text. */
  act: Record<Input, (page: Page, by: TaskDriver) => Promise<void>>;
  /** Expects the result that a customer sees. */
  seen: (page: Page) => Promise<void>;
};

const tasks: readonly Task[] = [
  {
    name: 'answer the oldest and go on',
    from: 'Home',
    act: {
      keyboard: async (page, { press, type }) => {
        await press('g', 'c');
        await expect(heading(page, first.visitor)).toBeVisible();
        await press('r');
        await expect(response(page, first)).toBeFocused();
        await type(answer);
        await press('Control+Shift+Enter');
      },
      pointer: async (page, { click, type }) => {
        await click(page.getByRole('link', { name: waitingWords.next }));
        await click(response(page, first));
        await type(answer);
        await click(button(page, 'Send and next'));
      },
    },
    seen: async (page) => {
      await expect(page.getByText(`Answered ${first.visitor}.`)).toBeVisible();
      await expect(response(page, second)).toBeFocused();
      await expect(badge(page)).toContainText('3');
    },
  },
  {
    name: 'undo that send',
    act: {
      keyboard: async (page, { press }) => {
        await press('Escape', 'Shift+Tab');
        await expect(undo(page)).toBeFocused();
        await press('Enter');
      },
      pointer: (page, { click }) => click(undo(page)),
    },
    seen: async (page) => {
      await expect(response(page, first)).toBeFocused();
      await expect(response(page, first)).toHaveValue(answer);
      await expect(badge(page)).toContainText('4');
    },
  },
  {
    name: 'snooze the oldest',
    from: 'Conversations',
    act: {
      keyboard: async (page, { press }) => {
        await press('s');
        await expect(snooze(page)).toBeFocused();
        await press('ArrowDown', 'Enter');
      },
      pointer: async (page, { click, choose }) => {
        await click(page.getByText(triageLine()));
        await choose(snooze(page), /^Later today/);
      },
    },
    seen: async (page) => {
      await expect(page.getByRole('status').filter({ hasText: 'Snoozed until' })).toBeVisible();
      await expect(badge(page)).toContainText('3');
    },
  },
  {
    name: 'mark several conversations as read at once',
    from: 'Conversations',
    act: {
      keyboard: async (page, { press }) => {
        await press('x');
        await expect(bulkBar(page)).toContainText(selectionWords.selected(1));
        await press('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Shift+x');
        await expect(bulkBar(page)).toContainText(selectionWords.selected(5));
        await press('m');
      },
      pointer: async (page, { click }) => {
        await click(checkbox(page, 0));
        await click(checkbox(page, 4), ['Shift']);
        await click(bulkBar(page).getByRole('button', { name: selectionWords.read }));
      },
    },
    seen: async (page) => {
      await expect(bulkBar(page)).toContainText(/Marked \d as read/);
      await expect(rows(page).nth(4).getByTitle('New since your last visit')).toHaveCount(0);
    },
  },
  {
    name: 'save a view',
    from: 'Conversations',
    act: {
      keyboard: async (page, { press, type }) => {
        await press('/');
        await type('outage');
        await press('ArrowDown', 'v');
        await expect(viewName(page)).toBeFocused();
        await type('Outages');
        await press('Enter');
      },
      pointer: async (page, { click, type }) => {
        await click(search(page));
        await type('outage');
        await click(savedViews(page));
        await expect(viewName(page)).toBeFocused();
        await type('Outages by pointer');
        await click(button(page, viewWords.save));
      },
    },
    seen: async (page) => {
      await expect(savedViews(page)).toContainText('Outages');
      await expect(page).toHaveURL(/q=outage&view=/);
    },
  },
  {
    name: 'find a conversation by words and answer',
    from: 'Home',
    act: {
      keyboard: async (page, { find, press, type }) => {
        await find(second.visitor);
        await expect(heading(page, second.visitor)).toBeVisible();
        await press('r');
        await expect(response(page, second)).toBeFocused();
        await type(answer);
        await press('Control+Enter');
      },
      pointer: async (page, { click, type }) => {
        await click(button(page, paletteLabel));
        await type(second.visitor);
        await click(palette(page).getByRole('option', { name: second.visitor }).first());
        await click(response(page, second));
        await type(answer);
        await click(button(page, 'Send'));
      },
    },
    seen: async (page) => {
      await expect(undo(page)).toBeFocused();
      await expect(region(page, second.visitor).getByText(answer)).toBeVisible();
    },
  },
  {
    name: 'put that answer into the FAQ',
    act: {
      keyboard: async (page, { press }) => {
        await press('Tab', 'Enter');
        await expect(page.getByRole('textbox', { name: 'Question' })).toBeFocused();
        await press('Enter');
      },
      pointer: async (page, { click }) => {
        await click(button(page, faqFromAnswerWords.title));
        await click(
          page.getByRole('dialog').getByRole('button', { name: faqFromAnswerWords.save }),
        );
      },
    },
    seen: (page) => expect(page.getByText(faqFromAnswerWords.added)).toBeVisible(),
  },
  {
    name: 'see why escalations changed last week',
    from: 'Home',
    act: {
      keyboard: async (page, { find, press }) => {
        await press('w', '3');
        await expect(
          page.getByRole('radio', { name: /^Escalated .+ 1 week earlier/ }),
        ).toBeFocused();
        await find('top questions');
        await press('Tab', 'Enter');
      },
      pointer: async (page, { click }) => {
        await click(button(page, '7d'));
        await click(page.getByRole('radio', { name: /^Escalated/ }));
        await expect(region(page, 'Top questions')).toContainText('Of escalated conversations');
        await click(topQuestion(page));
      },
    },
    seen: async (page) => {
      await expect(page).toHaveURL(/status=escalated&period=7d/);
      await expect(tab(page, /^Escalated \d/)).toBeChecked();
    },
  },
  {
    name: 'export last week',
    from: 'Home',
    act: {
      keyboard: async (page, { press }) => {
        await press('w');
        await expect(
          page.getByRole('main').getByRole('listitem').filter({ hasText: 'Last 7 Days' }),
        ).toBeVisible();
        await press('e');
      },
      pointer: async (page, { click }) => {
        await click(button(page, '7d'));
        await click(button(page, pressCommands.export.label));
      },
    },
    seen: (page) => expect(page.getByText(`Exported ${lastWeek}`)).toBeVisible(),
  },
  {
    name: 'teach the chatbot an unanswered question',
    from: 'Chatbot Setup',
    act: {
      keyboard: async (page, { find, press }) => {
        await find('unanswered');
        await expect(suggestions(page).first()).toBeVisible();
        await press('Tab', 'Tab', 'Enter');
        await expect(page.getByRole('textbox', { name: 'Answer' }).last()).toBeFocused();
        await press('Control+s');
      },
      pointer: async (page, { click, scrollTo }) => {
        await scrollTo(region(page, unansweredWords.title));
        await click(page.getByRole('heading', { name: unansweredWords.title }));
        await click(suggestions(page).first().getByRole('button'));
        await click(button(page, chatbotSetup.saving.save));
      },
    },
    seen: (page) => expect(page.getByText(chatbotSetup.saving.saved)).toBeVisible(),
  },
];

/** Does all tasks in one visit. */
async function doAll(page: Page, input: Input): Promise<void> {
  const by = taskDriver(page);
  await open(page, '/dashboard');
  for (const { name, from, act, seen } of tasks)
    await test.step(name, async () => {
      if (from) {
        await page.getByRole('link', { name: from, exact: true }).first().click();
        await expect(page.getByRole('heading', { level: 1, name: from })).toBeVisible();
      }
      await act[input](page, by);
      await seen(page);
    });
}

test('tasks: a customer does each by keyboard alone', ({ page }) => doAll(page, 'keyboard'));

test('tasks: a customer does each by pointer, and types', ({ page }) => doAll(page, 'pointer'));
