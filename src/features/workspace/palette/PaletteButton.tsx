import { Search } from 'lucide';
import { paletteLabel } from '#content/workspace/workspace-keys.ts';
import { styled } from '#src/design/stitches.config.ts';
import { usesCommandKey } from '#src/services/browser/platform.ts';
import { useHydratedValue } from '#src/hydration/hydrated.tsx';
import { Icon } from '#src/ui/layout/icon.tsx';
import { keyHub } from '../shell/workspace-keys/key-hub';

const Opener = styled('button', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  width: '100%',
  px: '$4',
  border: '1px solid $lineStrong',
  borderRadius: '$control',
  background: '$surface',
  color: '$inkMuted',
  target: 40,
  '&:hover': { color: '$ink' },
  '@inert': { display: 'none' },
  whiteSpace: 'nowrap',
  '& > kbd': {
    marginLeft: 'auto',
    text: 'mono',
    color: '$inkSubtle',
    '@coarse': { display: 'none' },
  },
});

/** Renders the button of the command palette, with its key. */
export function PaletteButton() {
  const isApple = useHydratedValue(usesCommandKey, false);
  return (
    <Opener
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
      // After the menu around it has closed, and returned the focus to its own button.
      onClick={() => setTimeout(() => keyHub.take('palette'))}
    >
      <Icon as={Search} />
      {paletteLabel}
      <kbd aria-hidden="true">{isApple ? '⌘K' : 'Ctrl K'}</kbd>
    </Opener>
  );
}
