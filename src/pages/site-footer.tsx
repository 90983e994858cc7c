import { Link } from '@tanstack/react-router';
import { brand } from '../../content/brand';
import { atlasLink, disclaimer, footerColumns, privacyLink } from '../../content/navigation';
import { Dispensable } from '../ui/guarded';
import { FooterGroup } from '../ui/footer-group';
import { Container } from '../ui/layout';
import { SpanRow } from '../ui/span-row';
import { ThemeRadios } from '../views/theme-choice/ThemeRadios';
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
          <Link to={privacyLink.href}>{privacyLink.label}</Link>
          <a href={atlasLink.href}>{atlasLink.label}</a>
          <Dispensable>
            <ThemeRadios />
          </Dispensable>
        </LastLine>
      </Container>
    </Footer>
  );
}
