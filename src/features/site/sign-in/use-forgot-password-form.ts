import { useEffect, useRef, type SyntheticEvent } from 'react';
import { useMachine } from '#src/binding/use-machine.ts';
import { emailProblem } from '#machines/shared/email-address.ts';
import { useFields } from '#src/features/page/use-fields.ts';
import { forgotPasswordFormMachine } from '#machines/forgot-password-form/forgot-password-form.machine.ts';

const emailId = 'forgot-password-email';

/** Binds the forgotten-password form; moves focus to the confirmation. */
export function useForgotPasswordForm() {
  const input = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [snapshot, send, actor] = useMachine(forgotPasswordFormMachine);
  const { email } = snapshot.context;
  const isRejected = snapshot.matches({ editing: 'rejected' });
  const isConfirmed = snapshot.matches('confirmed');

  const { read, formProps } = useFields(
    () => ({ [emailId]: actor.getSnapshot().context.email }),
    (_, value) => send({ type: 'email.changed', email: value }),
  );

  useEffect(() => {
    if (isRejected) input.current?.focus();
  }, [isRejected]);

  useEffect(() => {
    if (isConfirmed) heading.current?.focus();
  }, [isConfirmed]);

  return {
    problem: isRejected ? emailProblem(email) : null,
    isConfirmed,
    heading,
    formProps: {
      ...formProps,
      onSubmit: (event: SyntheticEvent) => {
        event.preventDefault();
        read();
        send({ type: 'form.submitted' });
        // The problem reported before still applies.
        if (isRejected) input.current?.focus();
      },
    },
    inputProps: { id: emailId, ref: input },
  };
}
