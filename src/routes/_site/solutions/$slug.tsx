import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { legacySolutions } from '../../../../content/redirects';

const moved: Record<string, string> = legacySolutions;

export const Route = createFileRoute('/_site/solutions/$slug')({
  beforeLoad: ({ params }) => {
    const slug = Object.hasOwn(moved, params.slug) ? moved[params.slug] : undefined;
    if (!slug) throw notFound();
    throw redirect({
      to: '/solutions/$slug',
      params: { slug },
      search: true,
      hash: true,
      replace: true,
    });
  },
});
