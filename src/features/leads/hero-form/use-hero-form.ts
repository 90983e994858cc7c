import { useLayoutEffect, useRef, type SyntheticEvent } from 'react';
import { useRouter } from '@tanstack/react-router';
import { useMachine } from '#src/binding/use-machine.ts';
import { fromCallback } from 'xstate';
import { emailProblem } from '#machines/shared/email-address.ts';
import { heroFormMachine } from '#machines/hero-form/hero-form.machine.ts';
import { putEmailInDraft } from '#src/services/forms/form-draft.ts';
import { leadService } from '#src/services/forms/lead-service.ts';
import { leadStore } from '#src/services/forms/lead-store.ts';
import { openPage } from '#src/services/forms/open-page.ts';

/** Binds the hero's email form: keystrokes are stored, a submit navigates to /book-demo. */
export function useHeroForm() {
  const router = useRouter();
  const field = useRef<HTMLInputElement>(null);
  const [snapshot, send] = useMachine(
    heroFormMachine.provide({
      actions: {
        storeEmail: ({ context }) => leadStore.rememberEmail(context.email),
        sendLead: ({ context }) => {
          leadService.submitLead(context.email);
          putEmailInDraft(context.email);
        },
      },
      actors: {
        openPage: fromCallback(({ input, sendBack }) => openPage(router, input, sendBack)),
      },
    }),
  );
  const { email } = snapshot.context;

  useLayoutEffect(() => {
    const typedBeforeHydration = field.current?.value ?? '';
    if (typedBeforeHydration) send({ type: 'email.changed', email: typedBeforeHydration });
  }, [send]);

  return {
    problem: snapshot.matches({ editing: 'rejected' }) ? emailProblem(email) : null,
    isSubmitting: snapshot.matches('submitting'),
    formProps: {
      // Preloads the demo form: it opens even if the connection drops before the submit.
      onFocus: () => void router.preloadRoute({ to: '/book-demo' }),
      onSubmit: (event: SyntheticEvent) => {
        event.preventDefault();
        send({ type: 'form.submitted' });
      },
    },
    inputProps: {
      ref: field,
      value: email,
      onChange: (event: SyntheticEvent<HTMLInputElement>) =>
        send({ type: 'email.changed', email: event.currentTarget.value }),
      onInvalid: (event: SyntheticEvent<HTMLInputElement>) => {
        event.preventDefault();
        event.currentTarget.focus();
        send({ type: 'form.rejected' });
      },
    },
  };
}
