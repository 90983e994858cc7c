import { useEffect, useRef, type SyntheticEvent } from 'react';
import { useMachine } from '#src/binding/use-machine.ts';
import { useWorkspace } from '#src/features/workspace/sample/use-workspace.ts';
import {
  passwordFormMachine,
  passwordProblems,
} from '#machines/password-form/password-form.machine.ts';
import { passwordFacts } from '../password-facts';

/**
 * Binds the password form. Passwords stay in their inputs; the machine receives only facts about
 * them.
 */
export function usePasswordForm() {
  const email = useWorkspace((all) => all.profile.email);
  const current = useRef<HTMLInputElement>(null);
  const next = useRef<HTMLInputElement>(null);
  const confirm = useRef<HTMLInputElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [snapshot, send] = useMachine(passwordFormMachine);
  const { facts } = snapshot.context;
  const isRejected = snapshot.matches({ form: 'rejected' });
  const isChanged = snapshot.matches({ form: 'changed' });
  const isShown = snapshot.matches({ visibility: 'shown' });

  useEffect(() => {
    if (isRejected) summary.current?.focus();
  }, [isRejected]);
  useEffect(() => {
    if (!isChanged) return;
    // A form reset would make React ignore the same text pasted again.
    for (const { current: input } of [current, next, confirm]) if (input) input.value = '';
  }, [isChanged]);

  const readFacts = () => {
    const passwords = {
      current: current.current?.value ?? '',
      next: next.current?.value ?? '',
      confirm: confirm.current?.value ?? '',
    };
    return passwordFacts(passwords, email);
  };
  const onChange = () => send({ type: 'passwords.changed', facts: readFacts() });
  const type = isShown ? 'text' : 'password';
  return {
    problems: isRejected ? passwordProblems(facts) : null,
    met: facts.met,
    strength: facts.strength,
    isChanged,
    isShown,
    account: email,
    summary,
    toggleShown: () => send({ type: isShown ? 'passwords.hidden' : 'passwords.revealed' }),
    formProps: {
      onSubmit: (event: SyntheticEvent) => {
        event.preventDefault();
        // Password managers may fill in the fields without an event.
        if (JSON.stringify(readFacts()) !== JSON.stringify(facts)) onChange();
        send({ type: 'form.submitted' });
        summary.current?.focus();
      },
    },
    currentProps: { ref: current, type, onChange },
    nextProps: { ref: next, type, onChange },
    confirmProps: { ref: confirm, type, onChange },
  };
}
