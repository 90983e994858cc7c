import { useCallback, useEffect, useLayoutEffect, useRef, type SyntheticEvent } from 'react';
import { useRouter } from '@tanstack/react-router';
import { useMachine } from '#src/binding/use-machine.ts';
import { fromCallback } from 'xstate';
import { signInFormMachine, signInProblems } from '#machines/sign-in-form/sign-in-form.machine.ts';
import { useFields } from '#src/features/page/use-fields.ts';
import { openPage } from '#src/services/forms/open-page.ts';
import { logGoogleSignIn } from './sign-in-log';

type InputEvent = SyntheticEvent<HTMLInputElement>;

const emailId = 'sign-in-email';

/**
 * Binds the sign-in form: the password stays in its input, and a valid submit opens the
 * workspace.
 */
export function useSignInForm() {
  const router = useRouter();
  const password = useRef<HTMLInputElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [snapshot, send, actor] = useMachine(
    signInFormMachine.provide({
      actions: { logGoogle: () => logGoogleSignIn() },
      actors: {
        openPage: fromCallback(({ input, sendBack }) => openPage(router, input, sendBack)),
      },
    }),
  );
  const isRejected = snapshot.matches({ form: { editing: 'rejected' } });
  const isSigningIn = snapshot.matches({ form: 'submitting' });
  const isShown = snapshot.matches({ password: 'shown' });

  const { read, formProps } = useFields(
    () => ({ [emailId]: actor.getSnapshot().context.email }),
    (_, value) => send({ type: 'email.changed', email: value }),
  );
  /** Reports a password that arrived without an event. */
  const readPassword = useCallback(() => {
    const isEmpty = !password.current?.value;
    if (isEmpty === actor.getSnapshot().context.hasPassword)
      send({ type: 'password.changed', isEmpty });
  }, [actor, send]);
  useLayoutEffect(readPassword, [readPassword]);

  useEffect(() => {
    if (isRejected) summary.current?.focus();
  }, [isRejected]);

  return {
    problems: isRejected ? signInProblems(snapshot.context) : {},
    isSigningIn,
    isShown,
    summary,
    continueWithGoogle: () => send({ type: 'google.pressed' }),
    toggleShown: () => send({ type: isShown ? 'password.hidden' : 'password.revealed' }),
    formProps: {
      ...formProps,
      onSubmit: (event: SyntheticEvent) => {
        event.preventDefault();
        read();
        readPassword();
        send({ type: 'form.submitted' });
        // The errors shown before still apply.
        summary.current?.focus();
      },
    },
    // Text typed while the workspace opens would be lost.
    emailProps: { id: emailId, readOnly: isSigningIn },
    passwordProps: {
      ref: password,
      type: isShown ? 'text' : 'password',
      readOnly: isSigningIn,
      onChange: (event: InputEvent) =>
        send({ type: 'password.changed', isEmpty: event.currentTarget.value === '' }),
    },
  };
}
