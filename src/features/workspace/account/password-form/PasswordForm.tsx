import { securityWords } from '#content/workspace/account.ts';
import { Button } from '#src/ui/form/button.tsx';
import { Card } from '#src/ui/layout/card.ts';
import { Checkbox } from '#src/ui/form/checkbox.tsx';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { TextField } from '#src/ui/form/field.tsx';
import { PasswordRules } from './PasswordRules';
import { Done, Fields, Foot } from './password-form.styles';
import { StrengthSpan } from './StrengthSpan';
import { usePasswordForm } from './use-password-form';

const words = securityWords.password;
const { labels, messages } = words;
const secret = {
  autoCapitalize: 'none',
  spellCheck: false,
  size: 'dense',
  required: true,
} as const;

/** Inputs have no `name` and the form has no action: nothing typed can leave the page. */
export function PasswordForm() {
  const { problems, met, strength, isChanged, isShown, account, summary, ...rest } =
    usePasswordForm();
  const { toggleShown, formProps, currentProps, nextProps, confirmProps } = rest;
  const currentError = problems?.current ? messages.current : undefined;
  const nextError = problems?.next ? messages[problems.next] : undefined;
  const confirmError = problems?.confirm ? messages.confirmed : undefined;
  const entries = [
    ...(currentError ? [{ fieldId: 'current-password', message: currentError }] : []),
    ...(nextError ? [{ fieldId: 'new-password', message: nextError }] : []),
    ...(confirmError ? [{ fieldId: 'confirm-password', message: confirmError }] : []),
  ];
  return (
    <Card aria-labelledby="password-title">
      <h3 id="password-title">{words.title}</h3>
      <Fields method="dialog" noValidate {...formProps}>
        {entries.length > 0 ? (
          <ErrorSummary ref={summary} title={words.errorTitle} entries={entries} />
        ) : null}
        {/* Identifies the account to password managers. */}
        <input type="text" autoComplete="username" value={account} readOnly hidden />
        <TextField
          id="current-password"
          label={labels.current}
          autoComplete="current-password"
          error={currentError}
          {...secret}
          {...currentProps}
        />
        <TextField
          id="new-password"
          label={labels.next}
          hint={words.hint}
          autoComplete="new-password"
          error={nextError}
          {...secret}
          {...nextProps}
        />
        <StrengthSpan strength={strength} />
        <TextField
          id="confirm-password"
          label={labels.confirm}
          autoComplete="new-password"
          error={confirmError}
          {...secret}
          {...confirmProps}
        />
        <Checkbox
          id="show-passwords"
          label={labels.show}
          checked={isShown}
          onChange={toggleShown}
        />
        <PasswordRules met={met} />
        <Foot>
          <Button type="submit" kind="secondary" size="dense">
            {words.submit}
          </Button>
          <Done role="status">{isChanged ? words.done : null}</Done>
        </Foot>
      </Fields>
    </Card>
  );
}
