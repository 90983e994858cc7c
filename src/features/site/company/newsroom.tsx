import { ArrowUpRight } from 'lucide';
import { newsroom } from '#content/site/newsroom.ts';
import { Container, VisuallyHidden } from '#src/ui/layout/layout.ts';
import { PageHero, PageLead } from '#src/ui/layout/page-hero.ts';
import { Section, SectionHead, SectionTitle } from '#src/ui/layout/section.ts';
import { VoiceLine } from '#src/ui/illustrations/voice-line.tsx';
import { Icon } from '#src/ui/layout/icon.tsx';
import { Podcast, Press } from './newsroom.styles';

const { podcast, press } = newsroom;

export function Newsroom() {
  return (
    <Container>
      <PageHero>
        <SectionHead>
          <h1>{newsroom.title}</h1>
          <PageLead>{newsroom.lead}</PageLead>
        </SectionHead>
        <Podcast aria-labelledby="podcast">
          <div>
            <span>
              {podcast.tag} · {podcast.length}
            </span>
            <h2 id="podcast">{podcast.title}</h2>
            <p>{podcast.description}</p>
            <a href={podcast.link.href} target="_blank" rel="noopener noreferrer">
              {podcast.link.label}
              <Icon as={ArrowUpRight} size={20} />
              <VisuallyHidden> ({podcast.newTab})</VisuallyHidden>
            </a>
          </div>
          <VoiceLine />
        </Podcast>
      </PageHero>
      <Section aria-labelledby="press">
        <Press>
          <SectionTitle id="press">{press.heading}</SectionTitle>
          <div>
            <p>{press.text}</p>
            <a href={press.mail.href}>{press.mail.label}</a>
          </div>
        </Press>
      </Section>
    </Container>
  );
}
