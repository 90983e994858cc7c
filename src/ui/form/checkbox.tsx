import type { ComponentProps } from 'react';
import { styled } from '#src/design/stitches.config.ts';
import { useIsInteractive } from './interactive';

const Row = styled('label', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$4',
  target: 44,
  text: 'ui',
  cursor: 'pointer',
});

const Box = styled('input', {
  flex: 'none',
  size: 20,
  margin: 0,
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  border: '1px solid $lineStrong',
  borderRadius: '$tag',
  background: '$surface',
  cursor: 'inherit',
  // The check mark: two sides of a rotated box.
  '&:checked': {
    borderColor: '$cta',
    background: '$cta',
    '&::after': {
      content: '',
      width: 6,
      height: 11,
      border: 'solid $colors$onCta',
      borderWidth: '0 2px 2px 0',
      transform: 'translateY(-1px) rotate(45deg)',
    },
  },
  '@forced': { appearance: 'auto', '&:checked::after': { content: 'none' } },
});

type CheckboxProps = Omit<ComponentProps<typeof Box>, 'type'> & { label: string };

export function Checkbox({ label, ...rest }: CheckboxProps) {
  const isInteractive = useIsInteractive();
  return (
    <Row>
      <Box type="checkbox" disabled={!isInteractive} {...rest} />
      {label}
    </Row>
  );
}
