import { forgotPassword } from '#content/site/sign-in.ts';
import { styled } from '#src/design/stitches.config.ts';
import { Button } from '#src/ui/form/button.tsx';
import { TextField } from '#src/ui/form/field.tsx';
import { CardLead, NoScriptNote } from '#src/ui/layout/span-card.tsx';
import { useForgotPasswordForm } from './use-forgot-password-form';

const { confirmation, labels, messages } = forgotPassword;

const Form = styled('form', { display: 'grid', gap: '$6', marginTop: '$7' });

/** Renders the form, then a confirmation that is the same for every email address. */
export function ForgotPasswordForm() {
  const { problem, isConfirmed, heading, formProps, inputProps } = useForgotPasswordForm();
  if (isConfirmed) {
    return (
      <>
        <h1 ref={heading} tabIndex={-1}>
          {confirmation.title}
        </h1>
        <CardLead>{confirmation.text}</CardLead>
      </>
    );
  }
  return (
    <>
      <h1>{forgotPassword.title}</h1>
      <CardLead>{forgotPassword.lead}</CardLead>
      <NoScriptNote>{forgotPassword.needsScript}</NoScriptNote>
      <Form method="dialog" {...formProps}>
        <TextField
          label={labels.email}
          type="email"
          autoComplete="username"
          required
          error={problem ? messages.email[problem] : undefined}
          {...inputProps}
        />
        <Button type="submit" size="large" wide>
          {labels.submit}
        </Button>
      </Form>
    </>
  );
}
