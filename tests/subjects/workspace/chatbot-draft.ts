import { chatbotLimits, chatbotSetup } from '#content/workspace/chatbot-setup.ts';
import { sampleWorkspace } from '#content/sample/workspace.ts';
import type { chatbotDraftMachine } from '#machines/chatbot-draft/chatbot-draft.machine.ts';
import { fieldsOf } from '#machines/shared/draft.ts';
import { textbox } from '#tests/models/hands.ts';
import type { Subject } from '#tests/models/subject.ts';
import { draftDriver } from '../parts/draft';

type DraftSubject = Subject<typeof chatbotDraftMachine>;
type Promised = Extract<DraftSubject['promises']['clean'], (...args: never[]) => unknown>;

const { labels, missing, saving, snippet } = chatbotSetup;
const nameField = textbox(labels.name);

/** Returns the problem that is reported beside the name. */
function problemOf(name: string, isRejected: boolean): string | null {
  const over = name.length - chatbotLimits.name;
  if (over > 0) return `Too long. Remove ${over} ${over === 1 ? 'character' : 'characters'}.`;
  return isRejected && name.trim() === '' ? missing.name : null;
}

function withStorage(isStoring: boolean): DraftSubject {
  const { events, seeState, ...frame } = draftDriver('chatbot', saving, isStoring);
  const shows: Promised = async (eyes, snapshot, scene) => {
    const { name, greeting, includeFaq } = fieldsOf(snapshot.context);
    const problem = problemOf(name, snapshot.matches('rejected'));
    await eyes.see(nameField, { value: name, invalid: problem !== null });
    if (problem === null) await eyes.miss({ text: missing.name });
    else await eyes.see({ text: problem });
    await eyes.see(textbox(labels.greeting), { value: greeting });
    await eyes.see({ role: 'checkbox', name: snippet.includeFaq }, { checked: includeFaq });
    await seeState(eyes, snapshot, scene);
    const isConfirmed = snapshot.matches('saved') && !scene['isUnstored'];
    await eyes.count({ text: saving.kept }, isConfirmed ? 1 : 0);
  };

  return {
    ...frame,
    path: '/chatbot-setup',
    from: { input: { record: sampleWorkspace.chatbot } },
    events: {
      ...events,
      'field.changed': {
        can: ({ change }, { context }) =>
          change.name !== fieldsOf(context).name || 'The field holds that already.',
        act: (hands, { change: { name = '' } }) => hands.fill(nameField, name),
      },
      'form.submitted': {
        ...events['form.submitted'],
        async act(hands, _, { context }) {
          await events['form.submitted'].act(hands);
          if (problemOf(fieldsOf(context).name, true) !== null)
            await hands.see(nameField, { focused: true });
        },
      },
    },
    promises: { clean: shows, dirty: shows, rejected: shows, saved: shows },
  };
}

export const subjects = [withStorage(true), withStorage(false)];
