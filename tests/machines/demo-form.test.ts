import { expect, test } from 'vitest';
import { demoExamples, demoFieldRows } from '#content/site/demo-request.ts';
import { demoFormProblems } from '#machines/demo-form/demo-form.machine.ts';

const complete = demoExamples();

test('§5.12 demo form: a request without a website is valid', () => {
  expect(demoFormProblems(complete)).toEqual({});
});

test.each(demoFieldRows)(
  '§5.12 demo form: a blank %s is missing if required',
  (name, { required }) => {
    const problems = required ? { [name]: 'missing' } : {};
    expect(demoFormProblems({ ...complete, [name]: '  ' })).toEqual(problems);
  },
);

test('§5.1 demo form: an email that browsers reject is malformed', () => {
  expect(demoFormProblems({ ...complete, email: 'ana@' })).toEqual({ email: 'malformed' });
});

test('§5.12 demo form: the website may be any text', () => {
  expect(demoFormProblems({ ...complete, website: 'not an address' })).toEqual({});
});
