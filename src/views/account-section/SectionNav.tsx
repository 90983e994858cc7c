import { createLink } from '@tanstack/react-router';
import { accountSections } from '../../../content/account';
import { Mark, Nav, SectionAnchor } from './account-section.styles';
import { useAccountSection } from './use-account-section';

const SectionLink = createLink(SectionAnchor);

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
              activeProps={{ 'aria-current': undefined }}
              aria-current={section === id ? 'location' : undefined}
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
