import type { ComponentProps } from 'react';
import { createLink } from '@tanstack/react-router';
import { accountSections } from '../../../content/account';
import { Mark, Nav, SectionAnchor } from './account-section.styles';
import { useAccountSection } from './use-account-section';

type HereProps = Omit<ComponentProps<typeof SectionAnchor>, 'aria-current'> & { isHere: boolean };

/** To the router all of them lead to this page; which one is read only the machine knows. */
const SectionLink = createLink(({ isHere, ...rest }: HereProps) => (
  <SectionAnchor {...rest} aria-current={isHere ? 'location' : undefined} />
));

/** The sections of the account settings, with a mark at the one that is read. */
export function SectionNav() {
  const { section, pick } = useAccountSection();
  return (
    <Nav aria-label="Account sections">
      <ul>
        {accountSections.map(({ id, label }) => (
          <li key={id}>
            <SectionLink
              to="/account-setup"
              hash={id}
              isHere={section === id}
              onClick={() => pick(id)}
            >
              <Mark aria-hidden="true" />
              {label}
            </SectionLink>
          </li>
        ))}
      </ul>
    </Nav>
  );
}
