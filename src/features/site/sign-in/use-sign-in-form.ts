import { useEffect, useLayoutEffect, useRef, type SyntheticEvent } from 'react';
import { useRouter } from '@tanstack/react-router';
import { useMachine } from '#src/binding/use-machine.ts';
import { fromCallback } from 'xstate';
import { signInFormMachine, signInProblems } from '#machines/sign-in-form/sign-in-form.machine.ts';
import { openPage } from '#src/services/forms/open-page.ts';
import { logGoogleSignIn } from './sign-in-log';

type InputEvent = SyntheticEvent<HTMLInputElement>;

/**
 * Binds the sign-in form: the password stays in its input, and a valid submit opens the
 * workspace.
 */
export function useSignInForm() {
  const router = useRouter();
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [snapshot, send] = useMachine(
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

  useLayoutEffect(() => {
    const typedEmail = email.current?.value ?? '';
    if (typedEmail) send({ type: 'email.changed', email: typedEmail });
    if (password.current?.value) send({ type: 'password.changed', isEmpty: false });
  }, [send]);

  useEffect(() => {
    if (isRejected) summary.current?.focus();
  }, [isRejected]);

  const onInvalid = (event: InputEvent) => {
    event.preventDefault();
    send({ type: 'form.rejected' });
    summary.current?.focus();
  };
  return {
    problems: isRejected ? signInProblems(snapshot.context) : {},
    isSigningIn,
    isShown,
    summary,
    continueWithGoogle: () => send({ type: 'google.pressed' }),
    toggleShown: () => send({ type: isShown ? 'password.hidden' : 'password.revealed' }),
    onSubmit: (event: SyntheticEvent) => {
      event.preventDefault();
      send({ type: 'form.submitted' });
    },
    emailProps: {
      ref: email,
      value: snapshot.context.email,
      // Text typed while the workspace opens would be lost.
      readOnly: isSigningIn,
      onChange: (event: InputEvent) =>
        send({ type: 'email.changed', email: event.currentTarget.value }),
      onInvalid,
    },
    passwordProps: {
      ref: password,
      type: isShown ? 'text' : 'password',
      readOnly: isSigningIn,
      onChange: (event: InputEvent) =>
        send({ type: 'password.changed', isEmpty: event.currentTarget.value === '' }),
      onInvalid,
    },
  };
}
