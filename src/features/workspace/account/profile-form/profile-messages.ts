import { profileWords } from '#content/workspace/account.ts';
import {
  profileTexts,
  type ProfileField,
  type ProfileProblem,
  type ProfileProblems,
} from '#machines/profile-form/profile-form.machine.ts';

const { labels, messages, tooLong } = profileWords;

const textsByField: Partial<Record<ProfileField, Partial<Record<ProfileProblem, string>>>> =
  messages;

/** Returns a profile's error messages in field order. */
export function profileMessages(
  problems: ProfileProblems,
): { name: ProfileField; fieldId: string; message: string }[] {
  return profileTexts.flatMap((name) => {
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
