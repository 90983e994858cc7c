import type { ComponentProps } from 'react';
import { styled } from '../design/stitches.config';

const Row = styled('label', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$4',
  minHeight: 44,
  text: 'ui',
  cursor: 'pointer',
});

const Box = styled('input', {
  flex: 'none',
  size: 20,
  margin: 0,
  accentColor: '$colors$cta',
  cursor: 'inherit',
});

type CheckboxProps = Omit<ComponentProps<typeof Box>, 'type'> & { label: string };

export function Checkbox({ label, ...rest }: CheckboxProps) {
  return (
    <Row>
      <Box type="checkbox" {...rest} />
      {label}
    </Row>
  );
}
