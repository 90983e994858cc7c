import { useId, type ReactNode } from 'react';
import { styled } from '#src/design/stitches.config.ts';
import { VisuallyHidden } from '#src/ui/layout/layout.ts';

const frame = {
  display: 'grid',
  overflow: 'hidden',
  box: '$card',
} as const;

/** A container query, because large text needs fewer columns too. */
const Container = styled('div', { containerType: 'inline-size' });
const Choices = styled('fieldset', frame, {
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@container (max-width: 14rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '@container (min-width: 34rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '@container (min-width: 58rem)': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
});

const cell = {
  position: 'relative',
  padding: '$5',
  boxShadow: '1px 0 0 $colors$line, 0 1px 0 $colors$line',
  textAlign: 'left',
  '& .label': { display: 'block', text: 'small', color: '$inkMuted' },
  '& .value': {
    display: 'block',
    margin: '$2 0 0',
    fontSize: '1.625rem',
    lineHeight: 1.15,
    fontWeight: 600,
    letterSpacing: '-.02em',
    fontVariantNumeric: 'tabular-nums',
    '& small': {
      marginLeft: '$2',
      text: 'small',
      fontWeight: 400,
      letterSpacing: 0,
      color: '$inkMuted',
    },
  },
  variants: {
    chosen: {
      true: {
        '& .label': { color: '$ink', fontWeight: 600 },
        '&::before': {
          content: '',
          position: 'absolute',
          inset: '0 0 auto',
          height: 3,
          background: '$sun',
          forcedColorAdjust: 'none',
          '@forced': { background: 'Highlight' },
        },
      },
    },
  },
} as const;

const Choice = styled('label', cell, {
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  padding: '$5 $5 $2',
  boxShadow: 'none',
  '&:hover': { background: '$sunken' },
  '&:has(:focus-visible)': { outline: '2px solid $colors$focus', outlineOffset: '-3px' },
  '& input': { position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'pointer' },
});

/** A choice above its link. */
const Tile = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  boxShadow: cell.boxShadow,
  '& > label:last-child': { paddingBottom: '$5' },
  '& > a': { alignSelf: 'start', margin: '0 $5 $2' },
});

const Change = styled('span', {
  display: 'block',
  minHeight: '1.45em',
  marginTop: '$2',
  text: 'small',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  color: '$inkMuted',
  '& span': { fontWeight: 400 },
  '& + &': { marginTop: 0 },
  variants: { trend: { better: { color: '$ok' }, worse: { color: '$bad' }, '': {} } },
});

type Metric = { label: string; value: string };
type Trend = '' | 'better' | 'worse';

type MetricChoice<Name extends string> = Metric & {
  name: Name;
  /** The signed change, its trend, and the accessible text. */
  change: { text: string; trend: Trend; words: string };
  /** A count as a share of the whole, if it has one. */
  rate: { text: string; change: string; trend: Trend; words: string } | null;
  /** Link to the conversations behind the metric. */
  link: ReactNode;
};

type MetricChoicesProps<Name extends string> = {
  label: string;
  metrics: readonly MetricChoice<Name>[];
  chosen: Name;
  onChoose: (name: Name) => void;
};

/** Renders the strip as radio buttons. */
export function MetricChoices<Name extends string>(props: MetricChoicesProps<Name>) {
  const { label: groupLabel, metrics, chosen, onChoose } = props;
  const radioName = useId();
  return (
    <Container>
      <Choices aria-label={groupLabel}>
        {metrics.map(
          ({ name, label, value, change: { text, trend, words }, rate, link }, index) => (
            <Tile key={name}>
              <Choice chosen={name === chosen}>
                <input
                  type="radio"
                  name={radioName}
                  value={name}
                  checked={name === chosen}
                  aria-keyshortcuts={String(index + 1)}
                  onChange={() => onChoose(name)}
                />
                <span className="label">{label}</span>
                <span className="value">
                  <span>{value}</span>
                  {rate ? <small aria-hidden="true">{` ${rate.text}`}</small> : null}
                </span>
                <Change trend={trend} aria-hidden="true">
                  <bdi>{text}</bdi> <span>{trend}</span>
                </Change>
                {rate?.change ? (
                  <Change trend={rate.trend} aria-hidden="true">
                    <bdi>{rate.change}</bdi> <span>{rate.trend}</span>
                  </Change>
                ) : null}
                <VisuallyHidden>{rate ? `${words}; ${rate.words}` : words}</VisuallyHidden>
              </Choice>
              {link}
            </Tile>
          ),
        )}
      </Choices>
    </Container>
  );
}
