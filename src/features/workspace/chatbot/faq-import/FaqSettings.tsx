import { useId } from 'react';
import { faqEncodings, faqImportWords as words } from '#content/workspace/faq-import.ts';
import type { FaqEncoding } from '#content/workspace/faq-import.ts';
import type { FaqReadOptions } from '#machines/faq-import/faq-content.ts';
import { Checkbox } from '#src/ui/form/checkbox.tsx';
import { FieldError } from '#src/ui/form/field.tsx';
import { SelectField } from '#src/ui/form/select-field.tsx';
import type { FaqImportDialogProps } from './FaqImport';
import { Settings } from './faq-import.styles';

type FaqSettingsProps = {
  settings: NonNullable<FaqImportDialogProps['faq']['settings']>;
  onChange: (options: FaqReadOptions) => void;
};

const encodings = Object.entries(faqEncodings).map(([value, label]) => ({ value, label }));

/** Options that a change of the encoding or the separator leaves to the guess. */
const guessed: FaqReadOptions = { hasHeader: undefined, question: undefined, answer: undefined };

/** Renders how a file was read; every change reads it again. */
export function FaqSettings({ settings, onChange }: FaqSettingsProps) {
  const id = useId();
  const { encoding, separator, hasHeader, names, question, answer } = settings;
  const separators = Object.entries({ [separator]: separator, ...words.separators });
  const width = Math.max(names.length, 2);
  const columns = Array.from({ length: width }, (_, index) => {
    const name = names[index];
    return { value: `${index}`, label: name || words.column(index) };
  });
  const isOneColumn = names.length < 2;
  return (
    <Settings>
      <legend>{words.settings}</legend>
      <SelectField
        id={`${id}-encoding`}
        label={words.encoding}
        size="dense"
        options={encodings}
        value={encoding}
        onChange={({ currentTarget }) =>
          onChange({ ...guessed, encoding: currentTarget.value as FaqEncoding })
        }
      />
      <SelectField
        id={`${id}-separator`}
        label={words.separator}
        size="dense"
        options={separators.map(([value, label]) => ({ value, label }))}
        value={separator}
        onChange={({ currentTarget }) => onChange({ ...guessed, separator: currentTarget.value })}
      />
      <Checkbox
        label={words.header}
        checked={hasHeader}
        onChange={({ currentTarget }) => onChange({ hasHeader: currentTarget.checked })}
      />
      {isOneColumn ? (
        <FieldError id={`${id}-columns`}>{words.oneColumn}</FieldError>
      ) : (
        <>
          <SelectField
            id={`${id}-question`}
            label={words.questionColumn}
            size="dense"
            options={columns}
            value={question}
            onChange={({ currentTarget }) => {
              const column = Number(currentTarget.value);
              onChange({ question: column, answer: column === answer ? question : answer });
            }}
          />
          <SelectField
            id={`${id}-answer`}
            label={words.answerColumn}
            size="dense"
            options={columns}
            value={answer}
            onChange={({ currentTarget }) => {
              const column = Number(currentTarget.value);
              onChange({ answer: column, question: column === question ? answer : question });
            }}
          />
        </>
      )}
    </Settings>
  );
}
