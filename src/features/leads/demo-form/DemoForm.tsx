import { Link } from '@tanstack/react-router';
import { brand } from '#content/brand.ts';
import { answerLimits, honeypotName } from '#content/constants.ts';
import {
  autoresponse,
  demoSubject,
  employeeCounts,
  industries,
  unsupportedMailbox,
  type DemoFields,
} from '#content/site/demo-request.ts';
import { bookDemo } from '#content/site/book-demo.ts';
import { formTargets } from '#src/services/forms/form-service.ts';
import { HiddenFields } from '#src/ui/form/hidden-fields.tsx';
import { Honeypot } from '#src/ui/form/honeypot.tsx';
import { Button } from '#src/ui/form/button.tsx';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { TextField } from '#src/ui/form/field.tsx';
import { SelectField } from '#src/ui/form/select-field.tsx';
import { Form, Pair, SmallPrint } from './demo-form.styles';
import { useDemoForm } from './use-demo-form';

const fieldNames = [
  'firstName',
  'lastName',
  'email',
  'website',
  'employeeCount',
  'industry',
] as const satisfies (keyof DemoFields)[];

const hidden = {
  _subject: demoSubject('A visitor'),
  _cc: brand.mail.info,
  _autoresponse: autoresponse,
  ...formTargets.demo.hidden,
};

const { messages } = bookDemo;
const text = { maxLength: answerLimits.text };

/** Renders the demo request form. Without JavaScript it is a plain POST to the form service. */
export function DemoForm() {
  const { problems, isSubmitting, summary, formProps } = useDemoForm();
  const entries = fieldNames.flatMap((name) => {
    const problem = problems[name];
    if (!problem) return [];
    const message = problem === 'unsupported' ? unsupportedMailbox : messages[name][problem];
    return [{ name, fieldId: `demo-${name}`, message }];
  });
  const field = (name: keyof DemoFields) => ({
    id: `demo-${name}`,
    name,
    error: entries.find((entry) => entry.name === name)?.message,
  });
  return (
    <Form method="post" action={formTargets.demo.action} {...formProps}>
      <HiddenFields fields={hidden} />
      <Honeypot name={honeypotName} />
      {entries.length > 0 ? (
        <ErrorSummary ref={summary} title={bookDemo.errorTitle} entries={entries} />
      ) : null}
      <Pair>
        <TextField
          label="First name"
          autoComplete="given-name"
          required
          {...text}
          {...field('firstName')}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          required
          {...text}
          {...field('lastName')}
        />
      </Pair>
      <TextField
        label="Work email"
        type="email"
        autoComplete="email"
        required
        maxLength={answerLimits.email}
        {...field('email')}
      />
      <TextField
        label="Website"
        inputMode="url"
        autoComplete="url"
        optional
        {...text}
        {...field('website')}
      />
      <Pair>
        <SelectField
          label="Number of employees"
          options={employeeCounts}
          prompt="Choose a size"
          required
          {...field('employeeCount')}
        />
        <SelectField
          label="Industry"
          options={industries}
          prompt="Choose an industry"
          required
          {...field('industry')}
        />
      </Pair>
      <Button type="submit" size="large" wide busy={isSubmitting}>
        Request my demo
      </Button>
      <SmallPrint>
        {bookDemo.smallPrint} <Link to="/privacy">{bookDemo.privacy}</Link>
      </SmallPrint>
    </Form>
  );
}
