import type { Ref } from 'react';
import { Link } from '@tanstack/react-router';
import { styled } from '#src/design/stitches.config.ts';
import { StrandChip, type Strand } from '#src/ui/illustrations/strand-chip.tsx';

const List = styled('ul', { listStyle: 'none' });

const Row = styled('span', {
  display: 'flex',
  alignItems: 'baseline',
  gap: '$4',
});

const MenuLink = styled(Link, {
  display: 'block',
  target: 44,
  padding: '10px $4',
  borderRadius: '$control',
  text: 'ui',
  color: '$ink',
  textDecoration: 'none',
  '&:hover, &[aria-current="page"]': { background: '$brandTint' },
});

const Line = styled('span', {
  display: 'block',
  marginTop: '$1',
  text: 'small',
  textWrap: 'balance',
  color: '$inkMuted',
});

type Item = { label: string; href: string; line?: string; strand?: number };

type MenuListProps = {
  items: Item[];
  onPick: () => void;
  labelledBy?: string;
  ref?: Ref<HTMLAnchorElement>;
};

/**
 * Renders menu links, each with an optional strand chip and description. The ref gets the first
 * link.
 */
export function MenuList({ items, onPick, labelledBy, ref }: MenuListProps) {
  return (
    <List role="list" aria-labelledby={labelledBy}>
      {items.map(({ label, href, line, strand }, index) => (
        <li key={href}>
          <MenuLink
            ref={index === 0 ? ref : undefined}
            to={href}
            onClick={onPick}
            activeOptions={{ exact: true }}
          >
            <Row>
              {strand ? <StrandChip strand={strand as Strand} /> : null}
              <span>
                <strong>{label}</strong>
                {line ? <Line>{line}</Line> : null}
              </span>
            </Row>
          </MenuLink>
        </li>
      ))}
    </List>
  );
}
