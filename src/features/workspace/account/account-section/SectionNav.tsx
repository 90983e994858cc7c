import type { ComponentProps } from 'react';
import { createLink } from '@tanstack/react-router';
import { accountSections } from '#content/workspace/account.ts';
import { Mark, Nav, SectionAnchor } from './account-section.styles';
import { goToSection, useCurrentSection, useHashSection } from './use-account-section';

type SectionLinkProps = Omit<ComponentProps<typeof SectionAnchor>, 'aria-current'> & {
  isCurrent: boolean;
};

/** The router treats all of these links as the open page; only the scroll spy knows the section. */
const SectionLink = createLink(({ isCurrent, ...rest }: SectionLinkProps) => (
  <SectionAnchor {...rest} aria-current={isCurrent ? 'location' : undefined} />
));

/** Renders the sections of the account settings and marks the current one. */
export function SectionNav() {
  useHashSection();
  const current = useCurrentSection();
  return (
    <Nav aria-label="Account sections">
      <ul>
        {accountSections.map(({ id, label }) => (
          <li key={id}>
            <SectionLink
              to="/account-setup"
              hash={id}
              isCurrent={current === id}
              onClick={() => goToSection(id)}
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
