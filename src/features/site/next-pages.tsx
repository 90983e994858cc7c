import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide';
import { Icon } from '#src/ui/layout/icon.tsx';
import { NoBreak } from '#src/ui/layout/no-break.tsx';
import { Section } from '#src/ui/layout/section.ts';
import { Groups, LinkList, Next, RuledSplit } from './next-pages.styles';

type PageLink = { label: string; href: string; line?: string };

type NextPagesProps = {
  next: PageLink;
  groups: readonly { heading: string; pages: readonly PageLink[] }[];
};

/** Links to the next page of the same kind, and to related pages. */
export function NextPages({ next, groups }: NextPagesProps) {
  return (
    <Section aria-labelledby="next">
      <RuledSplit>
        <Next>
          <h2 id="next">
            Next:{' '}
            <Link to={next.href}>
              {next.label}
              <Icon as={ArrowRight} size={20} />
            </Link>
          </h2>
          <p>
            <NoBreak>{next.line ?? ''}</NoBreak>
          </p>
        </Next>
        <Groups>
          {groups.map(({ heading, pages }) => (
            <div key={heading}>
              <h3>{heading}</h3>
              <LinkList role="list">
                {pages.map(({ label, href, line }) => (
                  <li key={href}>
                    <Link to={href}>{label}</Link>
                    {line ? (
                      <p>
                        <NoBreak>{line}</NoBreak>
                      </p>
                    ) : null}
                  </li>
                ))}
              </LinkList>
            </div>
          ))}
        </Groups>
      </RuledSplit>
    </Section>
  );
}
