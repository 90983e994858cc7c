import { useId, type SyntheticEvent } from 'react';
import { faqLimits, faqTextProblem } from '#content/workspace/faq-list.ts';
import { faqFromAnswerWords as words } from '#content/workspace/faq-from-answer.ts';
import { faqFromAnswerMachine } from '#machines/faq-from-answer/faq-from-answer.machine.ts';
import { faqProblem } from '#machines/faq-list/faq-entries.ts';
import { useMachine } from '#src/binding/use-machine.ts';
import type { Conversation } from '#src/features/workspace/sample/conversation.ts';
import { workspaceStore } from '#src/features/workspace/sample/workspace-store.ts';
import { Button } from '#src/ui/form/button.tsx';
import { TextAreaField, TextField } from '#src/ui/form/field.tsx';
import { Dialog, DialogActions } from '#src/ui/overlay/dialog.tsx';
import { Form } from './add-to-faq.styles';
import { putEntry, sameQuestion, takeBackEntry } from './faq-store';

const machine = faqFromAnswerMachine.provide({
  actions: {
    storeEntry: (_, entry) => putEntry(entry),
    undoEntry: (_, entry) => takeBackEntry(entry),
  },
});

const textOf = (fields: FormData, name: string) => {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
};

/** The answered conversation, and the answer. */
export type AddToFaqProps = { conversation: Conversation; answer: string };

/** Renders the button that turns an answer into an FAQ entry, its dialog and its undo. */
export function AddToFaq({ conversation, answer }: AddToFaqProps) {
  const id = useId();
  const [snapshot, send] = useMachine(machine);
  const isRejected = snapshot.matches('rejected');
  const dismiss = () => send({ type: 'dialog.dismissed' });
  const duplicate = sameQuestion(conversation.preview);

  const problemOf = (field: 'question' | 'answer') => {
    const problem = isRejected ? faqProblem(field, snapshot.context[field]) : null;
    return problem ? faqTextProblem(problem) : undefined;
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const [question, text] = [textOf(fields, 'question'), textOf(fields, 'answer')];
    const entry = sameQuestion(question);
    send({
      type: 'entry.submitted',
      id: entry?.id ?? workspaceStore.read().faq.nextId,
      replaced: entry?.answer ?? null,
      question,
      answer: text,
    });
  };
  if (snapshot.matches('added'))
    return (
      <span role="status">
        <span>{words.added}</span>{' '}
        <button type="button" onClick={() => send({ type: 'entry.undone' })}>
          {words.undo}
        </button>
      </span>
    );
  return (
    <>
      <button type="button" onClick={() => send({ type: 'dialog.opened' })}>
        {words.title}
      </button>
      <Dialog
        isOpen={!snapshot.matches('idle')}
        size="wide"
        title={words.title}
        onDismiss={dismiss}
      >
        <Form noValidate onSubmit={submit}>
          <TextField
            id={`${id}-question`}
            name="question"
            label={words.question}
            size="dense"
            defaultValue={conversation.preview}
            maxLength={faqLimits.typed}
            hint={duplicate ? words.known : undefined}
            error={problemOf('question')}
          />
          <TextAreaField
            id={`${id}-answer`}
            name="answer"
            label={words.answer}
            size="dense"
            rows={5}
            defaultValue={answer}
            maxLength={faqLimits.typed}
            error={problemOf('answer')}
          />
          <DialogActions>
            <Button kind="secondary" size="dense" onClick={dismiss}>
              {words.cancel}
            </Button>
            <Button type="submit" size="dense">
              {words.save}
            </Button>
          </DialogActions>
        </Form>
      </Dialog>
    </>
  );
}
