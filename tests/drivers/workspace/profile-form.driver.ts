import { profileWords as words } from '#content/workspace/account.ts';
import {
  profileFormMachine,
  profileProblems,
  profileTexts,
} from '#machines/profile-form/profile-form.machine.ts';
import { profileRecord } from '#src/features/workspace/account/profile-form/use-profile-form.ts';
import { textbox } from '#tests/models/driver.ts';
import type { MachineDriver } from '#tests/models/machine-driver.ts';
import { draftDriver } from '../parts/draft';

type ProfileDriver = MachineDriver<typeof profileFormMachine>;
type StateAssertion = Extract<
  ProfileDriver['stateAssertions']['clean'],
  (...args: never[]) => unknown
>;

const { labels } = words;
const alert = { role: 'alert', text: new RegExp(words.errorTitle) };

function withStorage(isStoring: boolean): ProfileDriver {
  const { events, fieldsIn, expectState, ...frame } = draftDriver(
    profileFormMachine,
    profileRecord,
    words,
    isStoring,
  );
  const expectForm: StateAssertion = async (page, snapshot, scene) => {
    const fields = fieldsIn(snapshot, scene);
    const problems = snapshot.matches('rejected') ? profileProblems(fields) : {};
    for (const name of profileTexts)
      await page.expectVisible(textbox(labels[name]), {
        value: fields[name],
        invalid: name in problems,
      });
    await page.expectVisible(
      { role: 'combobox', name: labels.timeZone },
      { value: fields.timeZone },
    );
    await expectState(page, snapshot, scene, [words.saved]);
  };
  const expectValid: StateAssertion = async (page, snapshot, scene) => {
    await expectForm(page, snapshot, scene);
    await page.expectAbsent(alert);
  };

  return {
    ...frame,
    path: '/account-setup',
    events: {
      ...events,
      'field.changed': {
        ...events['field.changed'],
        can: ({ change: { firstName } }, before, scene) =>
          firstName !== fieldsIn(before, scene).firstName || 'The value is unchanged.',
        act: (driver, { change: { firstName = '' } }) =>
          driver.fill(textbox(labels.firstName), firstName),
      },
      'form.submitted': {
        ...events['form.submitted'],
        async act(driver, _, before, scene) {
          await events['form.submitted'].act(driver);
          if (fieldsIn(before, scene).firstName.trim() === '')
            await driver.expectVisible(alert, { focused: true });
        },
      },
    },
    stateAssertions: {
      clean: expectValid,
      dirty: expectValid,
      async rejected(page, snapshot, scene) {
        await expectForm(page, snapshot, scene);
        const { missing } = words.messages.firstName;
        await page.expectVisible({ role: 'link', name: missing, within: alert });
        await page.expectCount({ role: 'link', within: alert }, 1);
      },
      saved: expectValid,
    },
  };
}

export const machineDrivers = [withStorage(true), withStorage(false)];
