import { useLayoutEffect, useRef, type SyntheticEvent } from 'react';
import { useRouter } from '@tanstack/react-router';
import { useMachine } from '../../binding/use-machine';
import { fromCallback } from 'xstate';
import { emailProblem } from '../../../machines/shared/email-address';
import { heroFormMachine } from '../../../machines/hero-form/hero-form.machine';
import { putEmailInDraft } from '../../services/form-draft';
import { leadDesk } from '../../services/lead-desk';
import { leadStore } from '../../services/lead-store';
import { openPage } from '../../services/open-page';

/** Binds the hero's e-mail form: keystrokes are kept, a submit leaves for /book-demo. */
export function useHeroForm() {
  const router = useRouter();
  const field = useRef<HTMLInputElement>(null);
  const [snapshot, send] = useMachine(
    heroFormMachine.provide({
      actions: {
        rememberEmail: ({ context }) => leadStore.rememberEmail(context.email),
        sendLead: ({ context }) => {
          leadDesk.submitLead(context.email);
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
      // Once loaded, the demo form opens even where the connection is lost before the submit.
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
