import { Link } from '@tanstack/react-router';
import { brand } from '#content/brand.ts';
import { privacyLink } from '#content/navigation.ts';
import { trust } from '#content/site/trust.ts';
import { styled } from '#src/design/stitches.config.ts';
import { NoHyphenBreak } from '#src/ui/layout/no-wrap.tsx';
import { AsideHead, AsideSection } from '#src/ui/layout/aside-section.tsx';

const Facts = styled('dl', {
  display: 'grid',
  columnGap: '$7',
  '@sm': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& div': { py: '$5', borderTop: '1px solid $line' },
  '& dt': { fontWeight: 600 },
  '& dd': { margin: '$2 0 0', text: 'ui', color: '$inkMuted' },
});

/** Renders how customers grant, watch and revoke access. */
export function Trust() {
  return (
    <AsideSection id="security">
      <AsideHead>
        <h2>{trust.heading}</h2>
        <p>{trust.lead}</p>
        <p>
          {trust.ask} <a href={`mailto:${brand.mail.info}`}>{brand.mail.info}</a>
          {' · '}
          <Link to={privacyLink.href}>{privacyLink.label}</Link>
        </p>
      </AsideHead>
      <Facts>
        {trust.facts.map(([term, fact]) => (
          <div key={term}>
            <dt>
              <NoHyphenBreak>{term}</NoHyphenBreak>
            </dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </Facts>
    </AsideSection>
  );
}
