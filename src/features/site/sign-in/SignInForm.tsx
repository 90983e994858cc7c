import { Link } from '@tanstack/react-router';
import { Eye, EyeOff } from 'lucide';
import { signIn } from '#content/site/sign-in.ts';
import { Button } from '#src/ui/form/button.tsx';
import { Checkbox } from '#src/ui/form/checkbox.tsx';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { TextField } from '#src/ui/form/field.tsx';
import { NoScriptNote } from '#src/ui/layout/span-card.tsx';
import { Icon } from '#src/ui/layout/icon.tsx';
import { Divider, Form, Google, Options } from './sign-in-form.styles';
import { useSignInForm } from './use-sign-in-form';

const { labels, messages } = signIn;

/** Inputs have no `name` and the form has no action: nothing typed can leave the page. */
export function SignInForm() {
  const { problems, isSigningIn, isShown, summary, ...actions } = useSignInForm();
  const { emailProps, passwordProps, formProps, toggleShown, continueWithGoogle } = actions;
  const { email, password } = problems;
  const emailError = email && messages.email[email];
  const passwordError = password && messages.password[password];
  const entries = [
    ...(emailError ? [{ fieldId: 'sign-in-email', message: emailError }] : []),
    ...(passwordError ? [{ fieldId: 'sign-in-password', message: passwordError }] : []),
  ];
  return (
    <>
      <NoScriptNote>{signIn.needsScript}</NoScriptNote>
      <Google>
        <Button kind="secondary" wide onClick={continueWithGoogle}>
          {signIn.google}
        </Button>
        <Divider>{signIn.divider}</Divider>
      </Google>
      <Form method="dialog" {...formProps}>
        {entries.length > 0 ? (
          <ErrorSummary ref={summary} title={signIn.errorTitle} entries={entries} />
        ) : null}
        <TextField
          label={labels.email}
          type="email"
          autoComplete="username"
          required
          error={emailError}
          {...emailProps}
        />
        <TextField
          id="sign-in-password"
          label={labels.password}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={passwordError}
          button={
            <button
              type="button"
              aria-label={isShown ? signIn.hidePassword : signIn.showPassword}
              aria-controls="sign-in-password"
              onClick={toggleShown}
            >
              {isShown ? <Icon as={EyeOff} size={20} /> : <Icon as={Eye} size={20} />}
            </button>
          }
          {...passwordProps}
        />
        <Options>
          <Checkbox id="sign-in-remember" label={labels.remember} />
          <Link to={signIn.forgotPassword.href}>{signIn.forgotPassword.label}</Link>
        </Options>
        <Button type="submit" size="large" wide busy={isSigningIn}>
          {labels.submit}
        </Button>
      </Form>
    </>
  );
}
