import { Link } from '@tanstack/react-router';
import { brand } from '#content/brand.ts';
import { atlasLink, disclaimer, footerColumns, privacyLink } from '#content/navigation.ts';
import { ErrorBoundary } from '#src/hydration/error-boundary.tsx';
import { FooterGroup } from '#src/ui/layout/footer-group.tsx';
import { Container } from '#src/ui/layout/layout.ts';
import { SpanRow } from '#src/ui/illustrations/span-row.tsx';
import { ThemeRadios } from '#src/features/theme/ThemeRadios.tsx';
import { Columns, Disclaimer, Footer, LastLine, LinkList } from './site-footer.styles';

export function SiteFooter() {
  return (
    <Footer id="site-links">
      <Container>
        <SpanRow spans={5} />
        <Columns>
          {footerColumns.map(({ heading, links }) => (
            <nav key={heading} aria-label={heading}>
              <FooterGroup title={heading}>
                <LinkList role="list">
                  {links.map(({ label, href }) => (
                    <li key={href}>
                      <Link to={href}>{label}</Link>
                    </li>
                  ))}
                </LinkList>
              </FooterGroup>
            </nav>
          ))}
        </Columns>
        <Disclaimer>{disclaimer}</Disclaimer>
        <LastLine>
          <span>© 2026 {brand.legalName}</span>
          <Link to="/" hash="security">
            Security
          </Link>
          <Link to={privacyLink.href}>{privacyLink.label}</Link>
          <a href={`mailto:${brand.mail.info}`}>Help: {brand.mail.info}</a>
          <a href={atlasLink.href}>{atlasLink.label}</a>
          <ErrorBoundary>
            <ThemeRadios />
          </ErrorBoundary>
        </LastLine>
      </Container>
    </Footer>
  );
}
