import { useRef, type SyntheticEvent } from 'react';
import { useDraft, type DraftRecord } from '#src/features/workspace/sample/use-draft.ts';
import { timeZones, type Profile } from '#content/sample/workspace.ts';
import {
  profileFormMachine,
  profileProblems,
  profileTexts,
} from '#machines/profile-form/profile-form.machine.ts';

/** The part of the workspace that the profile form saves. */
export const profileRecord: DraftRecord<Profile> = {
  name: 'profile',
  parts: ['profile'],
  read: ({ profile }) => profile,
  write: (profile) => ({ profile }),
};

/** Binds the profile form to the stored profile. */
export function useProfileForm() {
  const summary = useRef<HTMLDivElement>(null);
  const { change, ...draft } = useDraft(profileFormMachine, profileRecord, profileTexts, () =>
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
