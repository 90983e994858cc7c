import { useRef, type SyntheticEvent } from 'react';
import { useDraft } from '#src/features/workspace/sample/use-draft.ts';
import { timeZones } from '#content/sample/workspace.ts';
import {
  profileFormMachine,
  profileProblems,
} from '#machines/profile-form/profile-form.machine.ts';

const texts = ['firstName', 'lastName', 'email', 'company', 'jobTitle'] as const;

/** Binds the profile form to the stored profile. */
export function useProfileForm() {
  const summary = useRef<HTMLDivElement>(null);
  const { change, ...draft } = useDraft(profileFormMachine, 'profile', texts, () =>
    summary.current?.focus(),
  );
  const { fields, isRejected } = draft;
  return {
    ...draft,
    problems: isRejected ? profileProblems(fields) : {},
    summary,
    zoneProps: {
      id: 'profile-timeZone',
      name: 'timeZone',
      value: fields.timeZone,
      onChange: ({ currentTarget }: SyntheticEvent<HTMLSelectElement>) => {
        const timeZone = timeZones.find((zone) => zone === currentTarget.value);
        if (timeZone) change({ timeZone });
      },
    },
  };
}
