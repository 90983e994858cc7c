import { useEffect, useLayoutEffect, useRef, type SyntheticEvent } from 'react';
import { useMachine } from '#src/binding/use-machine.ts';
import { emailProblem } from '#machines/shared/email-address.ts';
import { forgotPasswordFormMachine } from '#machines/forgot-password-form/forgot-password-form.machine.ts';

type InputEvent = SyntheticEvent<HTMLInputElement>;

/** Binds the forgotten-password form; moves focus to the confirmation. */
export function useForgotPasswordForm() {
  const input = useRef<HTMLInputElement>(null);
  const confirmation = useRef<HTMLHeadingElement>(null);
  const [snapshot, send] = useMachine(forgotPasswordFormMachine);
  const { email } = snapshot.context;
  const isRejected = snapshot.matches({ editing: 'rejected' });
  const isConfirmed = snapshot.matches('confirmed');

  useLayoutEffect(() => {
    const typedBeforeHydration = input.current?.value ?? '';
    if (typedBeforeHydration) send({ type: 'email.changed', email: typedBeforeHydration });
  }, [send]);

  useEffect(() => {
    if (isRejected) input.current?.focus();
  }, [isRejected]);

  useEffect(() => {
    if (isConfirmed) confirmation.current?.focus();
  }, [isConfirmed]);

  return {
    problem: isRejected ? emailProblem(email) : null,
    isConfirmed,
    confirmation,
    onSubmit: (event: SyntheticEvent) => {
      event.preventDefault();
      send({ type: 'form.submitted' });
    },
    inputProps: {
      ref: input,
      value: email,
      onChange: (event: InputEvent) =>
        send({ type: 'email.changed', email: event.currentTarget.value }),
      onInvalid: (event: InputEvent) => {
        event.preventDefault();
        event.currentTarget.focus();
        send({ type: 'form.rejected' });
      },
    },
  };
}
