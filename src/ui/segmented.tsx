import { styled } from '../design/stitches.config';

const Track = styled('div', {
  display: 'inline-flex',
  gap: '$1',
  maxWidth: '100%',
  overflowX: 'auto',
  padding: '$1',
  border: '1px solid $line',
  borderRadius: '$control',
  background: '$sunken',
  '& button': {
    minHeight: 32,
    px: '$4',
    border: '1px solid transparent',
    borderRadius: 6,
    color: '$inkMuted',
    fontSize: '$dense',
    fontWeight: 500,
    whiteSpace: 'nowrap',
    '&:hover': { color: '$ink' },
    '&[aria-pressed="true"]': {
      borderColor: '$line',
      background: '$surface',
      color: '$ink',
      fontWeight: 600,
    },
    '@forced': { '&[aria-pressed="true"]': { borderColor: 'Highlight' } },
    '@media (pointer: coarse)': { minHeight: 40 },
  },
});

type SegmentedProps<Value extends string> = {
  /** Left out where a group around it has the name already. */
  label?: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChoose: (value: Value) => void;
};

/** One of a few: a named group of buttons, the chosen one pressed. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value, onChoose } = props;
  return (
    <Track {...(label ? { role: 'group', 'aria-label': label } : {})}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
        </button>
      ))}
    </Track>
  );
}
