import { securityWords } from '#content/workspace/account.ts';
import { sampleWorkspace } from '#content/sample/workspace.ts';
import {
  passwordProblems,
  passwordRules,
  type passwordFormMachine,
  type PasswordFacts,
} from '#machines/password-form/password-form.machine.ts';
import { passwordFacts } from '#src/features/workspace/account/password-facts.ts';
import { button, type Assertions } from '#tests/models/driver.ts';
import type { Scene, MachineDriver } from '#tests/models/machine-driver.ts';

const words = securityWords.password;
const { labels, messages } = words;
const { email } = sampleWorkspace.profile;
const parts = ['current', 'next', 'confirm'] as const;
type Typed = Record<(typeof parts)[number], string>;

const nothing: Typed = { current: '', next: '', confirm: '' };
const phrase = 'nine copper wires cross a river';
const ready: Typed = { current: 'an old pole by the road', next: phrase, confirm: phrase };
const texts: readonly Typed[] = [
  ready,
  { ...ready, confirm: '' },
  { ...ready, current: phrase },
  { current: '', next: 'mast', confirm: 'mast' },
];

const field = (part: keyof Typed) => ({ css: `#${part === 'next' ? 'new' : part}-password` });
const show = { role: 'checkbox', name: labels.show };
const alert = { role: 'alert', text: new RegExp(words.errorTitle) };
const done = { role: 'status', text: words.done };

/** Returns the passwords that produce these facts. */
function typedFor(facts: PasswordFacts): Typed {
  const found = texts.find(
    (typed) => JSON.stringify(passwordFacts(typed, email)) === JSON.stringify(facts),
  );
  if (!found) throw new Error('no passwords produce these facts');
  return found;
}

/** Returns the changes, field by field, from the typed passwords to those of the facts. */
function changes(scene: Scene, facts: PasswordFacts): { part: keyof Typed; typed: Typed }[] {
  const target = typedFor(facts);
  let typed = scene as Typed;
  return parts.flatMap((part) => {
    if (typed[part] === target[part]) return [];
    typed = { ...typed, [part]: target[part] };
    return [{ part, typed }];
  });
}

async function expectForm(page: Assertions, facts: PasswordFacts, isRejected: boolean) {
  const { met } = facts;
  for (const rule of passwordRules) {
    const text = `${met[rule] ? words.met : words.unmet} ${words.rules[rule]}`;
    await page.expectVisible({ role: 'listitem', text });
  }
  for (const [strength, text] of words.strengths.entries())
    if (strength > 0)
      await page.expectCount({ role: 'status', text }, strength === facts.strength ? 1 : 0);
  const { current, next, confirm } = passwordProblems(facts);
  const invalid = { current, next: next !== null, confirm };
  for (const part of parts)
    await page.expectVisible(field(part), { invalid: isRejected && invalid[part] });
  if (!isRejected) return page.expectAbsent(alert);
  await page.expectVisible(alert);
  const lines = [
    current ? messages.current : '',
    next ? messages[next] : '',
    confirm ? messages.confirmed : '',
  ].filter((line) => line !== '');
  await page.expectCount({ role: 'link', within: alert }, lines.length);
  for (const name of lines) await page.expectVisible({ role: 'link', name, within: alert });
}

async function expectPasswords(page: Assertions, isShown: boolean) {
  await page.expectVisible(show, { checked: isShown });
  await page.expectCount({ css: 'input[id$="-password"][type="password"]' }, isShown ? 0 : 3);
  await page.expectCount({ css: 'input[id$="-password"][type="text"]' }, isShown ? 3 : 0);
}

export const machineDriver: MachineDriver<typeof passwordFormMachine> = {
  path: '/account-setup',
  scene: {
    start: nothing,
    next: (scene, event) => {
      if (event.type === 'passwords.changed') return typedFor(event['facts'] as PasswordFacts);
      const isReady = JSON.stringify(scene) === JSON.stringify(ready);
      return event.type === 'form.submitted' && isReady ? nothing : scene;
    },
  },
  events: {
    'passwords.changed': {
      can: ({ facts }, _, scene) => changes(scene, facts).length > 0 || 'The values are unchanged.',
      async act(driver, { facts }, _, scene) {
        for (const { part, typed } of changes(scene, facts))
          await driver.fill(field(part), typed[part]);
      },
      sends: ({ facts }, _, scene) =>
        changes(scene, facts).map(({ typed }) => ({
          type: 'passwords.changed',
          facts: passwordFacts(typed, email),
        })),
    },
    'passwords.revealed': {
      can: (_, before) =>
        before.matches({ visibility: 'hidden' }) || 'The passwords are visible already.',
      act: (driver) => driver.click(show),
    },
    'passwords.hidden': {
      can: (_, before) =>
        before.matches({ visibility: 'shown' }) || 'The passwords are hidden already.',
      act: (driver) => driver.click(show),
    },
    'form.submitted': {
      control: button(words.submit),
      async act(driver, _, before) {
        await driver.click(button(words.submit));
        const { current, next, confirm } = passwordProblems(before.context.facts);
        const isRefused = !before.matches({ form: 'changed' }) && (current || next || confirm);
        if (isRefused) await driver.expectVisible(alert, { focused: true });
      },
    },
  },
  stateAssertions: {
    async 'form.editing'(page, { context: { facts } }) {
      await expectForm(page, facts, false);
      await page.expectAbsent(done);
    },
    async 'form.rejected'(page, { context: { facts } }) {
      await expectForm(page, facts, true);
      await page.expectAbsent(done);
    },
    async 'form.changed'(page, { context: { facts } }) {
      await expectForm(page, facts, false);
      await page.expectVisible(done);
      for (const part of parts) await page.expectVisible(field(part), { value: '' });
    },
    'visibility.hidden': (page) => expectPasswords(page, false),
    'visibility.shown': (page) => expectPasswords(page, true),
  },
};
