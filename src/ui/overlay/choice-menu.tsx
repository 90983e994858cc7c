import { useId, useRef, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { styled } from '#src/design/stitches.config.ts';
import { Button } from '#src/ui/form/button.tsx';
import { Arc } from '#src/ui/form/select.styles.ts';
import { Popover } from './popover';

/** Each menu has its own anchor. */
const Anchor = styled('div', {
  display: 'inline-flex',
  minWidth: 0,
  anchorScope: '--choice',
  '& > button': { anchorName: '--choice', width: '100%' },
});

const Menu = styled(Popover, {
  minWidth: 'min(12rem, 100vw - 32px)',
  padding: '$2',
  gap: 0,
  '@supports (anchor-name: --choice)': {
    positionAnchor: '--choice',
    positionTryFallbacks:
      'flip-block, flip-inline, flip-block flip-inline, bottom span-all, top span-all',
  },
});

const Item = styled('button', {
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  px: '$4',
  borderRadius: 6,
  text: 'ui',
  textAlign: 'start',
  cursor: 'pointer',
  target: 40,
  '&:hover, &:focus-visible': { background: '$sunken' },
  '&:focus-visible': { outlineOffset: '-2px' },
  '&[aria-checked="true"]': { background: '$brandTint', fontWeight: 600 },
  '@coarse': { minHeight: 44 },
});

/** An option of a menu. */
export type Choice = { value: string; label: string };

type ChoiceMenuProps = {
  /** Name of the menu. */
  label: string;
  choices: readonly Choice[];
  /** The current choice, if there is one. */
  value?: string | undefined;
  onChoose: (value: string) => void;
  ref: Ref<HTMLButtonElement>;
  children: ReactNode;
};

/**
 * Renders a button that opens a menu. Keys only move through it: Enter or a press chooses. When it
 * closes, the browser returns the focus to where it was.
 */
export function ChoiceMenu(props: ChoiceMenuProps) {
  const { label, choices, value, onChoose, ref, children } = props;
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const current = choices.findIndex((choice) => choice.value === value);

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'Tab') menu.current?.hidePopover();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const items = [...event.currentTarget.children] as HTMLElement[];
    const at = items.findIndex((item) => item === document.activeElement);
    const after = [...items.slice(at + 1), ...items.slice(0, at + 1)];
    const isNamed = ({ textContent }: HTMLElement) =>
      textContent.toLowerCase().startsWith(key.toLowerCase());
    const next = { ArrowDown: after[0], ArrowUp: after.at(-2), Home: items[0], End: items.at(-1) }[
      key
    ];
    const found = next ?? (/^\S$/u.test(key) ? after.find(isNamed) : undefined);
    if (!found) return;
    event.preventDefault();
    found.focus();
  };
  return (
    <Anchor>
      <Button kind="secondary" size="dense" popoverTarget={id} aria-haspopup="menu" ref={ref}>
        <span>{children}</span>
        <Arc />
      </Button>
      <Menu
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        ref={menu}
        onKeyDown={onKeyDown}
      >
        {choices.map((choice, index) => (
          <Item
            key={choice.value}
            // The browser focuses it when the menu opens.
            ref={(item: HTMLElement | null) => {
              item?.toggleAttribute('autofocus', index === Math.max(current, 0));
            }}
            type="button"
            role="menuitemradio"
            aria-checked={index === current}
            tabIndex={-1}
            onClick={() => {
              menu.current?.hidePopover();
              onChoose(choice.value);
            }}
          >
            {choice.label}
          </Item>
        ))}
      </Menu>
    </Anchor>
  );
}
