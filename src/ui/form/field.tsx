import { CircleAlert } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { useIsInteractive } from './interactive';
import { Icon } from '#src/ui/layout/icon.tsx';
import { ErrorText, Hint, Input, Label, Optional, TextArea, WithButton } from './field.styles';

type Described = { id: string; hint?: ReactNode; error?: string | undefined };
export type FieldProps = Described & { label: string; optional?: boolean };

/** Returns the attributes of a control that join it to its messages. */
export const described = ({ id, hint, error }: Described) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby':
    [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ') || undefined,
});

/** Shows a field's error below it. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <ErrorText id={`${id}-error`}>
      <Icon as={CircleAlert} />
      <span>{children}</span>
    </ErrorText>
  );
}

/** Renders a control with its label, error and hint. */
export function Framed({
  id,
  label,
  optional,
  hint,
  error,
  children,
}: FieldProps & { children: ReactNode }) {
  return (
    <div>
      <Label htmlFor={id}>
        {label}
        {optional ? <Optional aria-hidden="true">Optional</Optional> : null}
      </Label>
      {children}
      {error ? <FieldError id={id}>{error}</FieldError> : null}
      {hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : null}
    </div>
  );
}

type TextFieldProps = FieldProps &
  Omit<ComponentProps<typeof Input>, 'id'> & {
    /** Button inside the field's right edge. */
    button?: ReactNode;
  };

export function TextField({ id, label, optional, hint, error, button, ...rest }: TextFieldProps) {
  const readOnly = !useIsInteractive();
  const input = <Input readOnly={readOnly} {...described({ id, hint, error })} {...rest} />;
  return (
    <Framed {...{ id, label, optional: optional ?? false, hint, error }}>
      {button ? (
        <WithButton>
          {input}
          {button}
        </WithButton>
      ) : (
        input
      )}
    </Framed>
  );
}

type TextAreaFieldProps = FieldProps & Omit<ComponentProps<typeof TextArea>, 'id'>;

export function TextAreaField({ id, label, optional, hint, error, ...rest }: TextAreaFieldProps) {
  const readOnly = !useIsInteractive();
  return (
    <Framed {...{ id, label, optional: optional ?? false, hint, error }}>
      <TextArea readOnly={readOnly} {...described({ id, hint, error })} {...rest} />
    </Framed>
  );
}
