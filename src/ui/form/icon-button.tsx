import type { ComponentProps, ReactNode } from 'react';
import { styled } from '#src/design/stitches.config.ts';

const Square = styled('button', {
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  size: 36,
  borderRadius: '$control',
  color: '$inkMuted',
  '&:hover': { background: '$sunken', color: '$ink' },
  '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'default', background: 'none' },
  '@coarse': { size: 44 },
});

type IconButtonProps = Omit<ComponentProps<typeof Square>, 'type' | 'title' | 'aria-label'> & {
  label: string;
  children: ReactNode;
};

/** Renders an icon-only button; its label is also its tooltip. */
export function IconButton({ label, ...rest }: IconButtonProps) {
  return <Square type="button" aria-label={label} title={label} {...rest} />;
}
