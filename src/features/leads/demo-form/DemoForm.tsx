import { Link } from '@tanstack/react-router';
import { brand } from '#content/brand.ts';
import { answerLimits, honeypotName } from '#content/constants.ts';
import {
  autoresponse,
  demoFieldRows,
  demoSubject,
  unsupportedMailbox,
} from '#content/site/demo-request.ts';
import { bookDemo } from '#content/site/book-demo.ts';
import { formTargets } from '#src/services/forms/form-service.ts';
import { HiddenFields } from '#src/ui/form/hidden-fields.tsx';
import { Honeypot } from '#src/ui/form/honeypot.tsx';
import { Button } from '#src/ui/form/button.tsx';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { TextField } from '#src/ui/form/field.tsx';
import { SelectField } from '#src/ui/form/select-field.tsx';
import { Cell, Fields, Form, SmallPrint } from './demo-form.styles';
import { useDemoForm } from './use-demo-form';

const hidden = {
  _subject: demoSubject('A visitor'),
  _cc: brand.mail.info,
  _autoresponse: autoresponse,
  ...formTargets.demo.hidden,
};

const idOf = (name: string) => `demo-${name}`;

/** Renders the demo request form. Without JavaScript it is a plain POST to the form service. */
export function DemoForm() {
  const { problems, isSubmitting, summary, formProps } = useDemoForm();
  const fields = demoFieldRows.map(([name, { missing, malformed, ...field }]) => {
    const problem = problems[name];
    const messages = { missing, malformed, unsupported: unsupportedMailbox };
    return { name, ...field, message: problem && messages[problem] };
  });
  const entries = fields.flatMap(({ name, message }) =>
    message ? [{ name, fieldId: idOf(name), message }] : [],
  );
  return (
    <Form method="post" action={formTargets.demo.action} {...formProps}>
      <HiddenFields fields={hidden} />
      <Honeypot name={honeypotName} />
      {entries.length > 0 ? (
        <ErrorSummary ref={summary} title={bookDemo.errorTitle} entries={entries} />
      ) : null}
      <Fields>
        {fields.map(({ name, message, half = false, options, prompt, ...rest }) => {
          const field = { ...rest, id: idOf(name), name, error: message };
          return (
            <Cell key={name} half={half}>
              {options ? (
                <SelectField {...field} options={options} {...(prompt && { prompt })} />
              ) : (
                <TextField
                  {...field}
                  optional={!field.required}
                  maxLength={answerLimits[name === 'email' ? 'email' : 'text']}
                />
              )}
            </Cell>
          );
        })}
      </Fields>
      <Button type="submit" size="large" wide busy={isSubmitting}>
        Request my demo
      </Button>
      <SmallPrint>
        {bookDemo.smallPrint} <Link to="/privacy">{bookDemo.privacy}</Link>
      </SmallPrint>
    </Form>
  );
}
