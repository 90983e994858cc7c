import { securityWords } from '#content/workspace/account.ts';
import { sampleWorkspace } from '#content/sample/workspace.ts';
import {
  passwordProblems,
  passwordRules,
  type passwordFormMachine,
  type PasswordFacts,
} from '#machines/password-form/password-form.machine.ts';
import { passwordFacts } from '#src/features/workspace/account/password-facts.ts';
import { button, type Eyes } from '#tests/models/hands.ts';
import type { Scene, Subject } from '#tests/models/subject.ts';

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

/** What has to stand in the fields for these facts. */
function typedFor(facts: PasswordFacts): Typed {
  const found = texts.find(
    (typed) => JSON.stringify(passwordFacts(typed, email)) === JSON.stringify(facts),
  );
  if (!found) throw new Error('no passwords are known for these facts');
  return found;
}

/** The fields as they follow each other on the way from one text to another. */
function changes(scene: Scene, facts: PasswordFacts): { part: keyof Typed; typed: Typed }[] {
  const wanted = typedFor(facts);
  let typed = scene as Typed;
  return parts.flatMap((part) => {
    if (typed[part] === wanted[part]) return [];
    typed = { ...typed, [part]: wanted[part] };
    return [{ part, typed }];
  });
}

async function showsForm(eyes: Eyes, facts: PasswordFacts, isRejected: boolean) {
  const { met } = facts;
  for (const rule of passwordRules) {
    const text = `${met[rule] ? words.met : words.unmet} ${words.rules[rule]}`;
    await eyes.see({ role: 'listitem', text });
  }
  await eyes.see({ role: 'status', text: words.strengths[facts.strength] ?? '' });
  const { current, next, confirm } = passwordProblems(facts);
  const said = { current, next: next !== null, confirm };
  for (const part of parts) await eyes.see(field(part), { invalid: isRejected && said[part] });
  if (!isRejected) return eyes.miss(alert);
  await eyes.see(alert);
  const lines = [
    current ? messages.current : '',
    next ? messages[next] : '',
    confirm ? messages.confirmed : '',
  ].filter((line) => line !== '');
  await eyes.count({ role: 'link', within: alert }, lines.length);
  for (const name of lines) await eyes.see({ role: 'link', name, within: alert });
}

async function showsTexts(eyes: Eyes, isShown: boolean) {
  await eyes.see(show, { checked: isShown });
  await eyes.count({ css: 'input[id$="-password"][type="password"]' }, isShown ? 0 : 3);
  await eyes.count({ css: 'input[id$="-password"][type="text"]' }, isShown ? 3 : 0);
}

export const subject: Subject<typeof passwordFormMachine> = {
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
      can: ({ facts }, _, scene) =>
        changes(scene, facts).length > 0 || 'That stands in the fields already.',
      async act(hands, { facts }, _, scene) {
        for (const { part, typed } of changes(scene, facts))
          await hands.fill(field(part), typed[part]);
      },
      sends: ({ facts }, _, scene) =>
        changes(scene, facts).map(({ typed }) => ({
          type: 'passwords.changed',
          facts: passwordFacts(typed, email),
        })),
    },
    'passwords.revealed': {
      can: (_, before) => before.matches({ sight: 'hidden' }) || 'They are shown already.',
      act: (hands) => hands.press(show),
    },
    'passwords.concealed': {
      can: (_, before) => before.matches({ sight: 'shown' }) || 'They are hidden already.',
      act: (hands) => hands.press(show),
    },
    'form.submitted': {
      control: button(words.submit),
      async act(hands, _, { context: { facts } }) {
        await hands.press(button(words.submit));
        const { current, next, confirm } = passwordProblems(facts);
        if (current || next || confirm) await hands.see(alert, { focused: true });
      },
    },
  },
  promises: {
    async 'form.editing'(eyes, { context: { facts } }) {
      await showsForm(eyes, facts, false);
      await eyes.miss(done);
    },
    async 'form.rejected'(eyes, { context: { facts } }) {
      await showsForm(eyes, facts, true);
      await eyes.miss(done);
    },
    async 'form.changed'(eyes, { context: { facts } }) {
      await showsForm(eyes, facts, false);
      await eyes.see(done);
      for (const part of parts) await eyes.see(field(part), { value: '' });
    },
    'sight.hidden': (eyes) => showsTexts(eyes, false),
    'sight.shown': (eyes) => showsTexts(eyes, true),
  },
};
