import { Pencil } from 'lucide';
import { useId } from 'react';
import { Button } from '#src/ui/form/button.tsx';
import { IconButton } from '#src/ui/form/icon-button.tsx';
import { Icon } from '#src/ui/layout/icon.tsx';
import type { Option } from './run-options';
import { StepForm } from './StepForm';
import { payloadWords, stepTitle, transitionWords } from './step-words';
import type { ShownRun } from './use-run';
import { Row } from './run.styles';

interface OptionRowProps {
  option: Option;
  shown: ShownRun;
  /** What the button says where it only opens the form. */
  label?: string;
  /** Whether it says what would come of it. */
  hasOutcome?: boolean;
}

/** One step that can be taken as it is, or edited first. */
export function OptionRow({ option, shown, label, hasOutcome = true }: OptionRowProps) {
  const { step, outcome } = option;
  const { chart, take, fits } = shown;
  const form = useId();
  const title = stepTitle(step);
  if (label !== undefined)
    return (
      <Row>
        <Button kind="secondary" size="dense" popoverTarget={form}>
          {label}
        </Button>
        <StepForm id={form} {...{ step, shown }} />
      </Row>
    );
  const payload = step.kind === 'event' && !step.forced ? payloadWords(step.payload) : '';
  const isEditable = step.kind === 'event' ? payload !== '' : step.kind !== 'wait';
  const isFull = !fits(step);
  const words = (outcome?.taken ?? []).map((id) => transitionWords(chart, id)).join(' ');
  return (
    <Row>
      <Button
        kind="secondary"
        size="dense"
        aria-label={title}
        aria-disabled={isFull || undefined}
        onClick={() => !isFull && take(step)}
      >
        {payload || title}
      </Button>
      {isEditable ? (
        <>
          <IconButton label={`Edit ${title}`} popoverTarget={form}>
            <Icon as={Pencil} />
          </IconButton>
          <StepForm id={form} {...{ step, shown }} />
        </>
      ) : null}
      {isFull ? <span>The address has no room for one more step.</span> : null}
      {hasOutcome && words !== '' ? <span>{words}</span> : null}
    </Row>
  );
}
