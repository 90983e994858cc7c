import { createLink, useNavigate } from '@tanstack/react-router';
import { useId, type MouseEvent } from 'react';
import { Bot, CircleQuestionMark, House, LogOut, MessagesSquare, Settings } from 'lucide';
import { brand } from '#content/brand.ts';
import { sidebar } from '#content/workspace/workspace.ts';
import { ErrorBoundary } from '#src/hydration/error-boundary.tsx';
import { Icon } from '#src/ui/layout/icon.tsx';
import { PaletteButton } from '../palette/PaletteButton';
import { PendingCount } from './pending-count/PendingCount';
import { ThemeSwitch } from '#src/features/theme/ThemeSwitch.tsx';
import {
  Count,
  FootRow,
  HelpLink,
  ItemButton,
  ItemLink,
  NavList,
  Sidebar,
  SidebarFoot,
} from './workspace-shell.styles';

const icons = { house: House, bot: Bot, messages: MessagesSquare, settings: Settings };
const NavLink = createLink(ItemLink);

/** The router scrolls to the top of another page, but not of the current one. */
function toTopOfSamePage({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  if (currentTarget.href === window.location.href) window.scrollTo(0, 0);
}

/** Renders the workspace navigation, help, theme and logout. */
export function WorkspaceSidebar() {
  const navigate = useNavigate();
  const pendingId = useId();
  return (
    <Sidebar>
      <ErrorBoundary>
        <PaletteButton />
      </ErrorBoundary>
      <nav aria-label="Workspace">
        <NavList role="list">
          {sidebar.map(({ path, icon, label }) => {
            return (
              <li key={path}>
                <NavLink
                  to={path}
                  activeOptions={{ includeSearch: false }}
                  onClick={toTopOfSamePage}
                  // The pending count is a description; the link's name stays the page's.
                  aria-describedby={path === '/conversations' ? pendingId : undefined}
                >
                  <Icon as={icons[icon]} />
                  {label}
                  {path === '/conversations' ? (
                    <ErrorBoundary>
                      <PendingCount as={Count} id={pendingId} />
                    </ErrorBoundary>
                  ) : null}
                </NavLink>
              </li>
            );
          })}
        </NavList>
      </nav>
      <SidebarFoot>
        <FootRow>
          <HelpLink href={`mailto:${brand.mail.info}`}>
            <Icon as={CircleQuestionMark} />
            Help
          </HelpLink>
          <ErrorBoundary>
            <ThemeSwitch isLabeled />
          </ErrorBoundary>
        </FootRow>
        <FootRow>
          <ItemButton type="button" onClick={() => void navigate({ to: '/sign-in' })}>
            <Icon as={LogOut} />
            Logout
          </ItemButton>
        </FootRow>
      </SidebarFoot>
    </Sidebar>
  );
}
