import { profileWords } from '#content/workspace/account.ts';
import type {
  ProfileField,
  ProfileProblem,
  ProfileProblems,
} from '#machines/profile-form/profile-form.machine.ts';

const { labels, messages, tooLong } = profileWords;
const order = ['firstName', 'lastName', 'email', 'company', 'jobTitle'] as const;

const textsByField: Partial<Record<ProfileField, Partial<Record<ProfileProblem, string>>>> =
  messages;

/** Returns a profile's error messages in field order. */
export function profileMessages(
  problems: ProfileProblems,
): { name: ProfileField; fieldId: string; message: string }[] {
  return order.flatMap((name) => {
    const problem = problems[name];
    return problem
      ? [
          {
            name,
            fieldId: `profile-${name}`,
            message: textsByField[name]?.[problem] ?? `${labels[name]} ${tooLong}`,
          },
        ]
      : [];
  });
}
