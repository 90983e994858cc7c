import { expect, test } from 'vitest';
import { emptyDemoFields, type DemoFields } from '#content/site/demo-request.ts';
import { demoFormProblems } from '#machines/demo-form/demo-form.machine.ts';

const complete: DemoFields = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'ana@example.net',
  website: '',
  employeeCount: '1000+',
  industry: 'Other',
};

test('§5 demo form: a request without a website is valid', () => {
  expect(demoFormProblems(complete)).toEqual({});
});

test('§5 demo form: every field except the website is required', () => {
  expect(demoFormProblems(emptyDemoFields)).toEqual({
    firstName: 'missing',
    lastName: 'missing',
    email: 'missing',
    employeeCount: 'missing',
    industry: 'missing',
  });
});

test.each(['firstName', 'lastName', 'email', 'employeeCount', 'industry'] as const)(
  '§5 demo form: a blank %s is missing',
  (field) => {
    expect(demoFormProblems({ ...complete, [field]: '  ' })).toEqual({ [field]: 'missing' });
  },
);

test('§5 demo form: an email that browsers reject is malformed', () => {
  expect(demoFormProblems({ ...complete, email: 'ana@' })).toEqual({ email: 'malformed' });
});

test('§5 demo form: the website may be any text', () => {
  expect(demoFormProblems({ ...complete, website: 'not an address' })).toEqual({});
});
