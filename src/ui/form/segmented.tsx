import { useId } from 'react';
import { keyframes, styled } from '#src/design/stitches.config.ts';

const fadeRight = keyframes({
  from: { maskImage: 'linear-gradient(to right, #000 calc(100% - 2.5rem), transparent)' },
});

const Track = styled('div', {
  display: 'inline-flex',
  gap: '$1',
  maxWidth: '100%',
  minWidth: 0,
  overflowX: 'auto',
  // Until it is scrolled to its end.
  '@supports (animation-timeline: scroll())': {
    animationName: fadeRight,
    animationTimingFunction: 'step-end',
    animationTimeline: 'scroll(self inline)',
    animationRangeEnd: 'calc(100% - 2px)',
  },
  padding: '$1',
  border: '1px solid $line',
  borderRadius: '$control',
  background: '$sunken',
  '& :is(button, label)': {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 32,
    px: '$4',
    border: '1px solid transparent',
    borderRadius: 6,
    color: '$inkMuted',
    fontSize: '$dense',
    fontWeight: 500,
    whiteSpace: 'nowrap',
    '&:hover': { color: '$ink' },
    cursor: 'pointer',
    '&[aria-pressed="true"], &:has(:checked)': {
      borderColor: '$line',
      background: '$surface',
      color: '$ink',
      fontWeight: 600,
    },
    // The track clips an outline with a larger offset.
    '&:focus-visible, &:has(:focus-visible)': {
      outline: '2px solid $colors$focus',
      outlineOffset: 0,
    },
    '@forced': {
      '&[aria-pressed="true"], &:has(:checked)': { borderColor: 'Highlight' },
    },
    '@coarse': { minHeight: 40 },
  },
  '& input': { position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'pointer' },
});

type Options<Value extends string> = readonly { value: Value; label: string }[];

type SegmentedButtonsProps<Value extends string> = {
  /** `popover` is the id of a popover that the option also opens; `shortcut` is the option's key. */
  options: readonly {
    value: Value;
    label: string;
    popover?: string | undefined;
    shortcut?: string | undefined;
  }[];
  value: Value;
  onChoose: (value: Value) => void;
};

/** Renders a choice among a few options as toggle buttons; the surrounding group names it. */
export function SegmentedButtons<Value extends string>(props: SegmentedButtonsProps<Value>) {
  const { options, value, onChoose } = props;
  return (
    <Track>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          aria-keyshortcuts={option.shortcut}
          popoverTarget={option.popover}
          popoverTargetAction={option.popover ? 'show' : undefined}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
        </button>
      ))}
    </Track>
  );
}

type SegmentedRadiosProps<Value extends string> = {
  label: string;
  options: Options<Value>;
  disabled?: boolean;
} & ({ value: Value; onChoose: (value: Value) => void } | { value?: never; onChoose?: never });

/**
 * Renders a choice among a few options as radio buttons. Without `value` it is uncontrolled and
 * starts with the first option.
 */
export function SegmentedRadios<Value extends string>(props: SegmentedRadiosProps<Value>) {
  const { label, options, value, onChoose, disabled } = props;
  const name = useId();
  return (
    <Track as="fieldset" aria-label={label} disabled={disabled}>
      {options.map((option, index) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            {...(onChoose
              ? { checked: option.value === value, onChange: () => onChoose(option.value) }
              : { defaultChecked: index === 0 })}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </Track>
  );
}
