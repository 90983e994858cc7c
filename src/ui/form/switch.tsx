import type { ComponentProps } from 'react';
import { styled } from '#src/design/stitches.config.ts';

const Track = styled('button', {
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  target: 36,
  '& > span': {
    display: 'flex',
    alignItems: 'center',
    width: 44,
    height: 26,
    padding: 3,
    border: '1px solid $lineStrong',
    borderRadius: '$full',
    background: '$sunken',
    transition: 'background-color $transitions$fade, border-color $transitions$fade',
  },
  '& > span > span': {
    size: 18,
    borderRadius: '$full',
    background: '$lineStrong',
    transition: 'transform $transitions$move $transitions$ease',
  },
  '&[aria-checked="true"] > span': { borderColor: '$brand', background: '$brand' },
  '&[aria-checked="true"] > span > span': {
    background: '$surface',
    transform: 'translateX(18px)',
  },
  '@forced': {
    '& > span': { borderColor: 'ButtonText' },
    '& > span > span': { forcedColorAdjust: 'none', background: 'ButtonText' },
    '&[aria-checked="true"] > span > span': { background: 'Highlight' },
  },
});

type SwitchProps = Omit<ComponentProps<typeof Track>, 'children'> & {
  isOn: boolean;
  onFlip: () => void;
};

/**
 * Renders a switch that takes effect immediately; label it and show its state as text next to it.
 */
export function Switch({ isOn, onFlip, ...rest }: SwitchProps) {
  return (
    <Track type="button" role="switch" aria-checked={isOn} onClick={onFlip} {...rest}>
      <span>
        <span />
      </span>
    </Track>
  );
}
