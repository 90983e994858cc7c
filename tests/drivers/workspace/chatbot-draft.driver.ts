import { chatbotLimits, chatbotSetup } from '#content/workspace/chatbot-setup.ts';
import { chatbotDraftMachine } from '#machines/chatbot-draft/chatbot-draft.machine.ts';
import { chatbotRecord } from '#src/features/workspace/chatbot/chatbot-draft/chatbot-record.ts';
import { textbox } from '#tests/models/driver.ts';
import type { MachineDriver } from '#tests/models/machine-driver.ts';
import { draftDriver } from '../parts/draft';

type DraftDriver = MachineDriver<typeof chatbotDraftMachine>;
type StateAssertion = Extract<
  DraftDriver['stateAssertions']['clean'],
  (...args: never[]) => unknown
>;

const { labels, missing, saving, snippet } = chatbotSetup;
const nameField = textbox(labels.name);

/** Returns the message beside the name field. */
function problemOf(name: string, isRejected: boolean): string | null {
  const over = name.length - chatbotLimits.name;
  if (over > 0) return `Too long. Remove ${over} ${over === 1 ? 'character' : 'characters'}.`;
  return isRejected && name.trim() === '' ? missing.name : null;
}

function withStorage(isStoring: boolean): DraftDriver {
  const { events, fieldsIn, expectState, ...frame } = draftDriver(
    chatbotDraftMachine,
    chatbotRecord,
    saving,
    isStoring,
  );
  const expectForm: StateAssertion = async (page, snapshot, scene) => {
    const { name, greeting, includeFaq } = fieldsIn(snapshot, scene);
    const problem = problemOf(name, snapshot.matches('rejected'));
    await page.expectVisible(nameField, { value: name, invalid: problem !== null });
    if (problem === null) await page.expectAbsent({ text: missing.name });
    else await page.expectVisible({ text: problem });
    await page.expectVisible(textbox(labels.greeting), { value: greeting });
    await page.expectVisible(
      { role: 'checkbox', name: snippet.includeFaq },
      { checked: includeFaq },
    );
    await expectState(page, snapshot, scene, [saving.saved]);
  };

  return {
    ...frame,
    path: '/chatbot-setup',
    events: {
      ...events,
      'field.changed': {
        ...events['field.changed'],
        can: ({ change }, before, scene) =>
          change.name !== fieldsIn(before, scene).name || 'The value is unchanged.',
        act: (driver, { change: { name = '' } }) => driver.fill(nameField, name),
      },
      'form.submitted': {
        ...events['form.submitted'],
        async act(driver, _, before, scene) {
          await events['form.submitted'].act(driver);
          if (problemOf(fieldsIn(before, scene).name, true) !== null)
            await driver.expectVisible(nameField, { focused: true });
        },
      },
    },
    stateAssertions: {
      clean: expectForm,
      dirty: expectForm,
      rejected: expectForm,
      saved: expectForm,
    },
  };
}

export const machineDrivers = [withStorage(true), withStorage(false)];
