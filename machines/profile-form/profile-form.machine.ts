import { profileTextLimit } from '#content/workspace/account.ts';
import type { Profile } from '#content/sample/workspace.ts';
import { draftMachine } from '../shared/draft';
import { emailProblem } from '../shared/email-address';

export type ProfileField = keyof Profile;
export type ProfileProblem = 'missing' | 'malformed' | 'tooLong';
export type ProfileProblems = Partial<Record<ProfileField, ProfileProblem>>;

export const profileTexts = ['firstName', 'lastName', 'email', 'company', 'jobTitle'] as const;

/** Returns the validation problems of a profile by field (specification §5.15); empty if valid. */
export function profileProblems(fields: Profile): ProfileProblems {
  const problems: ProfileProblems = {};
  for (const name of ['firstName', 'lastName'] as const)
    if (fields[name].trim() === '') problems[name] = 'missing';
  const email = emailProblem(fields.email);
  if (email) problems.email = email;
  for (const name of profileTexts)
    if (fields[name].length > profileTextLimit) problems[name] = 'tooLong';
  return problems;
}

/** The profile form (specification §4.66). */
export const profileFormMachine = draftMachine<Profile>({
  id: 'profile-form',
  description: 'Edits and saves the customer’s name, job and time zone.',
  problems: profileProblems,
  normalize: (fields) => ({
    ...fields,
    ...Object.fromEntries(profileTexts.map((name) => [name, fields[name].trim()])),
  }),
});
