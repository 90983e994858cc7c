import { Link, useHydrated, useRouterState } from '@tanstack/react-router';
import { footerColumns, topLinks } from '#content/navigation.ts';
import { nearestPath } from '#src/lib/text/nearest-path.ts';
import { BrokenSpan } from '#src/ui/illustrations/broken-span.tsx';
import { ButtonLink } from '#src/ui/form/button.tsx';
import { Actions, Message } from '#src/ui/layout/message.ts';
import { NoBreak } from '#src/ui/layout/no-break.tsx';
import { TopLink, TopLinks } from './not-found.styles';
import { SiteShell } from './site-shell';

const pages = [...footerColumns.flatMap(({ links }) => links), { label: 'Home', href: '/' }];

/** Renders the page for an unknown path: a link home and the nearest known page. */
export function NotFound() {
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  // One file is served for every unknown path; only the browser knows the path.
  const isHydrated = useHydrated();
  const paths = pages.map(({ href }) => href);
  const nearest = isHydrated ? nearestPath(pathname, paths) : null;
  const suggestion = pages.find(({ href }) => href === nearest);
  return (
    <SiteShell>
      <Message>
        <BrokenSpan />
        <h1>Page not found. No line runs here.</h1>
        <p>
          There is no page at this address.
          {suggestion ? (
            <>
              {' '}
              Did you mean <Link to={suggestion.href}>{suggestion.label}</Link>?
            </>
          ) : null}
        </p>
        <Actions>
          <ButtonLink to="/">Go to the home page</ButtonLink>
        </Actions>
        <nav aria-label="Top pages">
          <TopLinks role="list">
            {topLinks.map(({ label, href, line }) => (
              <li key={href}>
                <TopLink to={href}>{label}</TopLink>
                <p>
                  <NoBreak>{line ?? ''}</NoBreak>
                </p>
              </li>
            ))}
          </TopLinks>
        </nav>
      </Message>
    </SiteShell>
  );
}
