import { expect, test } from 'vitest';
import { profileTextLimit } from '#content/workspace/account.ts';
import { sampleWorkspace } from '#content/sample/workspace.ts';
import { profileProblems } from '#machines/profile-form/profile-form.machine.ts';
import {
  readWorkspace,
  writtenWorkspace,
} from '#src/features/workspace/sample/workspace-schema.ts';

const { profile } = sampleWorkspace;

test('§5.15 profile: names and email are required, company and job title are optional', () => {
  expect(profileProblems(profile)).toEqual({});
  const empty = { ...profile, firstName: ' ', lastName: '', email: '', company: '', jobTitle: '' };
  expect(profileProblems(empty)).toEqual({
    firstName: 'missing',
    lastName: 'missing',
    email: 'missing',
  });
});

test.each(['firstName', 'lastName', 'company', 'jobTitle'] as const)(
  '§5.16 profile: %s is valid up to the length that storage can read back',
  (field) => {
    const longest = { ...profile, [field]: 'x'.repeat(profileTextLimit) };
    expect(profileProblems(longest)).toEqual({});
    const stored = writtenWorkspace({ ...sampleWorkspace, profile: longest });
    expect(readWorkspace(stored, sampleWorkspace).workspace.profile).toEqual(longest);
    expect(profileProblems({ ...profile, [field]: 'x'.repeat(profileTextLimit + 1) })).toEqual({
      [field]: 'tooLong',
    });
  },
);
