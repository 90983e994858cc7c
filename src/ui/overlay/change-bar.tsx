import type { ReactNode } from 'react';
import { styled } from '#src/design/stitches.config.ts';

const Bar = styled('div', {
  position: 'sticky',
  // Above the bar at the bottom of some pages.
  bottom: '5.75rem',
  '@belowSm': { bottom: 'calc(12.5rem - 60px)' },
  zIndex: '$sticky',
  variants: {
    isShown: {
      true: {
        display: 'flex',
        alignItems: 'center',
        gap: '$3',
        marginTop: '$5',
        padding: '$3 $3 $3 $5',
        border: '1px solid $lineStrong',
        borderRadius: '$control',
        background: '$raised',
        boxShadow: '$pop',
      },
    },
  },
});

const Status = styled('div', { flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

type ChangeBarProps = { children: ReactNode; actions?: ReactNode };

/**
 * Announces the latest change and offers actions on it, such as undo. Sticks to the bottom of its
 * card; renders nothing without children.
 */
export function ChangeBar({ children, actions }: ChangeBarProps) {
  return (
    <Bar isShown={Boolean(children)}>
      <Status role="status">{children}</Status>
      {actions}
    </Bar>
  );
}
