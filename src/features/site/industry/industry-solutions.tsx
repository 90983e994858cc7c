import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide';
import { agents } from '#content/summaries.built.ts';
import type { Solution } from '#content/schema.ts';
import { SectionTitle } from '#src/ui/layout/section.ts';
import { StrandChip } from '#src/ui/illustrations/strand-chip.tsx';
import { Icon } from '#src/ui/layout/icon.tsx';
import { Row, Rows, RowText } from './industry.styles';

type IndustrySolutionsProps = {
  id: string;
  heading: string;
  solutions: readonly Solution[];
  /** Puts the benefits beside the description on wide screens. */
  wide?: boolean;
};

/** Renders one column of an industry's solutions, each marked with and linked to its agent. */
export function IndustrySolutions(props: IndustrySolutionsProps) {
  const { id, heading, solutions, wide = false } = props;
  return (
    <section aria-labelledby={id}>
      <SectionTitle id={id}>{heading}</SectionTitle>
      <Rows role="list">
        {solutions.map(({ title, icon, description, benefits }) => {
          const agent = agents.find(({ slug }) => slug === icon);
          return (
            <Row key={title}>
              {agent ? <StrandChip strand={agent.strand} numbered /> : null}
              <div>
                <h3>{title}</h3>
                <RowText wide={wide}>
                  <p>{description}</p>
                  <ul>
                    {benefits.map((benefit) => (
                      <li key={benefit}>{benefit}</li>
                    ))}
                  </ul>
                  {agent ? (
                    <Link to="/solutions/$slug" params={{ slug: agent.slug }}>
                      {agent.name}
                      <Icon as={ArrowRight} />
                    </Link>
                  ) : null}
                </RowText>
              </div>
            </Row>
          );
        })}
      </Rows>
    </section>
  );
}
