import { comparePage } from '#content/atlas/compare.ts';
import { machines } from '#machines/index.ts';
import type { Side } from '#machines/machine-comparison/machine-comparison.machine.ts';
import { TextAreaField } from '#src/ui/form/field.tsx';
import { SelectField } from '#src/ui/form/select-field.tsx';
import { Sources } from './compare.styles';
import { ownIdIn, RevisionField } from './RevisionField';
import { fileOfMachine } from './use-machine-comparison';

type SideFieldProps = {
  side: Side;
  text: string;
  /** The machine of this site whose revisions are offered, if one is known. */
  machine: string | undefined;
  problem: string | undefined;
  onText: (text: string) => void;
  /** Called with a whole file. */
  onFile: (text: string) => void;
};

const options = Object.values(machines).map(({ id, title }) => ({ value: id, label: title }));

/** The field of one version, with the other ways to fill it. */
export function SideField({ side, text, machine, problem, onText, onFile }: SideFieldProps) {
  const label = comparePage.labels[side];
  return (
    <div>
      <TextAreaField
        id={side}
        label={label}
        hint={comparePage.hint}
        error={problem}
        value={text}
        spellCheck={false}
        autoComplete="off"
        onChange={({ currentTarget }) => onText(currentTarget.value)}
      />
      <Sources>
        <SelectField
          id={`${side}-machine`}
          label={comparePage.insert}
          aria-label={`${comparePage.insert}: ${label}`}
          size="dense"
          prompt="Choose a machine"
          options={options}
          value={ownIdIn(text) ?? ''}
          onChange={({ currentTarget: { value } }) => {
            if (value !== '') onFile(fileOfMachine(value));
          }}
        />
        {machine === undefined ? null : (
          <RevisionField key={machine} id={machine} {...{ side, text, onFile }} />
        )}
        <label>
          {comparePage.open}
          <input
            type="file"
            accept=".json,application/json"
            aria-label={`${comparePage.open}: ${label}`}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              // Allows the same file again after an edit.
              void file?.text().then((content) => {
                currentTarget.value = '';
                onFile(content);
              });
            }}
          />
        </label>
      </Sources>
    </div>
  );
}
