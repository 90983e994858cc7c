import { viewNameLimit, viewWords as words } from '#content/workspace/saved-view-words.ts';
import type { FocusQueue } from '#src/features/workspace/shell/focus-queue.ts';
import { Button } from '#src/ui/form/button.tsx';
import { TextField } from '#src/ui/form/field.tsx';
import { NameForm } from './saved-views.styles';

type NameFieldProps = {
  id: string;
  /** The name to change. */
  name?: string;
  /** Describes the filters of a new view. */
  hint?: string;
  /** The label of the button. */
  save: string;
  error: string | undefined;
  focus: FocusQueue;
  onSubmit: (name: string) => void;
  onCancel?: () => void;
};

/** Renders a field for the name of a view, with its message and buttons. */
export function NameField(props: NameFieldProps) {
  const { id, name, hint, save, error, focus, onSubmit, onCancel } = props;
  return (
    <NameForm
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const field = focus.find('name') as HTMLInputElement;
        field.focus();
        onSubmit(field.value);
      }}
    >
      <TextField
        id={id}
        label={words.name}
        size="dense"
        autoComplete="off"
        dir="auto"
        maxLength={viewNameLimit}
        defaultValue={name}
        hint={hint}
        error={error}
        ref={focus.ref('name')}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button type="submit" kind="secondary" size="dense">
        {save}
      </Button>
      {onCancel ? (
        <Button kind="quiet" size="dense" onClick={onCancel}>
          {words.cancel}
        </Button>
      ) : null}
    </NameForm>
  );
}
