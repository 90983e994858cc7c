import { Link } from '@tanstack/react-router';
import type { ElementType } from 'react';
import { brand } from '#content/brand.ts';
import { privacyLink } from '#content/navigation.ts';
import { trust } from '#content/site/trust.ts';
import { styled } from '#src/design/stitches.config.ts';
import { from } from '#src/design/tokens.ts';
import { AsideSection } from '#src/ui/layout/aside-section.tsx';
import { SectionLead, SectionTitle } from '#src/ui/layout/section.ts';

const Facts = styled('dl', {
  display: 'grid',
  columnGap: '$7',
  [`@media ${from(320)}`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& div': { py: '$5', borderTop: '1px solid $line' },
  '& dt': { fontWeight: 600 },
  '& dd': { margin: '$2 0 0', text: 'ui', textWrap: 'balance', color: '$inkMuted' },
});

/** Renders how customers grant, watch and revoke access, in a section or in `Layout`. */
export function Trust({ Layout = AsideSection }: { Layout?: ElementType }) {
  return (
    <Layout id="security">
      <div>
        <SectionTitle>{trust.heading}</SectionTitle>
        <SectionLead>
          {trust.lead} <a href={`mailto:${brand.mail.info}`}>{brand.mail.info}</a>. {trust.or}{' '}
          <Link to={privacyLink.href}>{privacyLink.label}</Link>.
        </SectionLead>
      </div>
      <Facts>
        {trust.facts.map(([term, fact]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </Facts>
    </Layout>
  );
}
