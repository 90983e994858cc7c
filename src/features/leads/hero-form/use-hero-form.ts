import { useRef, type SyntheticEvent } from 'react';
import { useRouter } from '@tanstack/react-router';
import { useMachine } from '#src/binding/use-machine.ts';
import { fromCallback } from 'xstate';
import { asciiEmail } from '#machines/shared/email-address.ts';
import { heroFormMachine } from '#machines/hero-form/hero-form.machine.ts';
import { useFields } from '#src/features/page/use-fields.ts';
import { putEmailInDraft } from '#src/services/forms/form-draft.ts';
import { leadService } from '#src/services/forms/lead-service.ts';
import { leadStore } from '#src/services/forms/lead-store.ts';
import { openPage } from '#src/services/forms/open-page.ts';
import { leadEmailProblem } from '../lead-email';

/** Binds the hero's email form: keystrokes are stored, a submit navigates to /book-demo. */
export function useHeroForm() {
  const router = useRouter();
  const field = useRef<HTMLInputElement>(null);
  const [snapshot, send, actor] = useMachine(
    heroFormMachine.provide({
      actions: {
        storeEmail: ({ context }) => leadStore.rememberEmail(context.email),
        sendLead: ({ context }) => {
          leadService.submitLead(asciiEmail(context.email));
          putEmailInDraft(context.email);
        },
      },
      guards: { isAddress: ({ context }) => leadEmailProblem('lead', context.email) === null },
      actors: {
        openPage: fromCallback(({ input, sendBack }) => openPage(router, input, sendBack)),
      },
    }),
  );
  const fields = useFields(
    () => actor.getSnapshot().context,
    (_, email) => send({ type: 'email.changed', email }),
  );

  return {
    problem: snapshot.matches({ editing: 'rejected' })
      ? leadEmailProblem('lead', snapshot.context.email)
      : null,
    isSubmitting: snapshot.matches('submitting'),
    field,
    formProps: {
      ...fields.formProps,
      // Preloads the demo form: it opens even if the connection drops before the submit.
      onFocus: () => void router.preloadRoute({ to: '/book-demo' }),
      onSubmit: (event: SyntheticEvent) => {
        event.preventDefault();
        fields.read();
        const problem = leadEmailProblem('lead', actor.getSnapshot().context.email);
        send({ type: problem ? 'form.rejected' : 'form.submitted' });
        if (problem) field.current?.focus();
      },
    },
  };
}
