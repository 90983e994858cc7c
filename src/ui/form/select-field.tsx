import type { ComponentProps } from 'react';
import { described, Framed, type FieldProps } from './field';
import { Select } from './select.styles';

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<typeof Select>, 'id'> & {
    /** A string is both value and label. */
    options: readonly (string | { value: string; label: string })[];
    prompt?: string;
  };

/** Renders a list to choose from, with its label and messages. */
export function SelectField(props: SelectFieldProps) {
  const { id, label, optional, hint, error, options, prompt, ...rest } = props;
  return (
    <Framed {...{ id, label, optional: optional ?? false, hint, error }}>
      <Select {...described({ id, hint, error })} {...rest}>
        {prompt === undefined ? null : <option value="">{prompt}</option>}
        {options
          .map((option) => (typeof option === 'string' ? { value: option, label: option } : option))
          .map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
      </Select>
    </Framed>
  );
}
