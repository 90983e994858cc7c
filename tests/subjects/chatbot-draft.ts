import assert from 'node:assert/strict';
import { chatbotLimits, chatbotSetup } from '../../content/chatbot-setup';
import {
  sampleWorkspace,
  type ChatbotConfig,
  type Workspace,
} from '../../content/sample/workspace';
import type { chatbotDraftMachine } from '../../machines/chatbot-draft/chatbot-draft.machine';
import { button, textbox, type Eyes } from '../models/hands';
import type { Subject } from '../models/subject';

type DraftSubject = Subject<typeof chatbotDraftMachine>;
type Context = { draft: ChatbotConfig; stored: ChatbotConfig };

const { labels, missing, saving, snippet } = chatbotSetup;
const { chatbot: sample } = sampleWorkspace;
const nameField = textbox(labels.name);
const states = [saving.unsaved, saving.overtaken, saving.unkept];

async function says(eyes: Eyes, said: string | null) {
  for (const text of states) {
    if (text === said) await eyes.see({ role: 'status', text });
    else await eyes.miss({ role: 'status', text });
  }
}

/** What is wrong with the name, in the words beside its field. */
function complaint({ draft: { name } }: Context, isChecked: boolean): string | null {
  const over = name.length - chatbotLimits.name;
  if (over > 0) return `Too long: take out ${over} ${over === 1 ? 'character' : 'characters'}.`;
  return isChecked && name.trim() === '' ? missing.name : null;
}

/** `keeps`: whether this browser keeps anything at all. */
function withStorage(keeps: boolean): DraftSubject {
  async function shows(eyes: Eyes, { draft, stored }: Context) {
    await eyes.see(nameField, { value: draft.name });
    await eyes.see(textbox(labels.greeting), { value: draft.greeting });
    await eyes.see({ role: 'checkbox', name: snippet.includeFaq }, { checked: draft.includeFaq });
    if (!keeps) return;
    const kept = ((await eyes.stored('workspace')) ?? sampleWorkspace) as Workspace;
    assert.deepEqual(kept.chatbot, stored);
  }
  async function checks(eyes: Eyes, context: Context, isChecked: boolean) {
    await shows(eyes, context);
    const said = complaint(context, isChecked);
    await eyes.see(nameField, { invalid: said !== null });
    if (said === null) await eyes.miss({ text: missing.name });
    else await eyes.see({ text: said });
  }
  const rests =
    (said: string | null, isKept: boolean) =>
    async (eyes: Eyes, { context }: { context: Context }) => {
      await shows(eyes, context);
      await says(eyes, said);
      await eyes.see(nameField, { invalid: false });
      if (isKept) await eyes.see({ text: saving.kept });
      else await eyes.miss({ text: saving.kept });
    };
  const isUnsaved = (_: unknown, { value }: { value: string | object }) =>
    (typeof value === 'object' && 'dirty' in value) || 'There is nothing unsaved.';

  return {
    path: '/chatbot-setup',
    given: { storageDenied: !keeps },
    opens: [{ type: 'store.changed', stored: sample }],
    // Whether anything is kept besides the sample, and what another tab has changed beside the chatbot.
    scene: {
      start: { isKept: false, twoFactor: false },
      next: ({ isKept, twoFactor }, { type }, _, { value }) => ({
        isKept:
          type === 'store.changed' ||
          (type === 'changes.saved' && typeof value === 'object' && 'saved' in value) ||
          (isKept && type !== 'sample.reset'),
        twoFactor: type === 'sample.reset' ? false : (type === 'store.changed') !== twoFactor,
      }),
    },
    events: {
      'draft.changed': {
        can: ({ change }, { context }) =>
          change.name !== context.draft.name || 'That stands in the field already.',
        act: (hands, { change: { name = '' } }) => hands.fill(nameField, name),
      },
      'store.changed': {
        can: () => keeps || 'A browser that keeps nothing shares nothing with another tab.',
        act: (hands, { stored }, _, { twoFactor }) =>
          hands.otherTab('workspace', {
            version: 1,
            ...sampleWorkspace,
            chatbot: stored,
            twoFactor: !twoFactor,
          }),
      },
      'sample.reset': {
        async act(hands) {
          await hands.press(button('Reset sample data'));
          await hands.press(button('Reset everything'));
        },
        sends: (event, _, { isKept }) =>
          isKept ? [event, { type: 'store.changed', stored: sample }] : [event],
      },
      'changes.saved': {
        can: isUnsaved,
        control: button(saving.save),
        async act(hands, _, { context }) {
          await hands.press(button(saving.save));
          if (complaint(context, true) !== null) await hands.see(nameField, { focused: true });
        },
        then: (_, __, { value, context: { stored } }) =>
          value === 'saving'
            ? [
                { type: 'store.changed', stored },
                { type: 'xstate.done.actor.saveDraft', output: { kept: keeps } },
              ]
            : [],
      },
      'changes.discarded': { can: isUnsaved, control: button(saving.discard) },
      'xstate.done.actor.saveDraft': 'The answer comes with the press.',
    },
    promises: {
      clean: rests(null, false),
      'dirty.fields.unchecked': (eyes, { context }) => checks(eyes, context, false),
      'dirty.fields.rejected': (eyes, { context }) => checks(eyes, context, true),
      'dirty.elsewhere.unchanged': (eyes) => says(eyes, saving.unsaved),
      'dirty.elsewhere.overtaken': (eyes) => says(eyes, saving.overtaken),
      saving: { unseen: 'It is over before a visitor could see it.' },
      'saved.kept': rests(null, true),
      'saved.unkept': rests(saving.unkept, false),
    },
    unreachable: {
      'chatbot-draft.saving': 'It is over before a visitor could do anything.',
      'not chatbot-draft.clean draft.changed 0': 'A field tells only of changes.',
    },
  };
}

export const subjects = [withStorage(true), withStorage(false)];
