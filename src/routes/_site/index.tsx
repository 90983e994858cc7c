import { createFileRoute } from '@tanstack/react-router';
import { fetchedHead } from '#src/features/site/head/fetched-head.ts';
import { HeroForm } from '#src/features/leads/hero-form/HeroForm.tsx';
import { Home } from '#src/features/site/home/home.tsx';

export const Route = createFileRoute('/_site/')({
  ...fetchedHead('home'),
  component: () => <Home form={<HeroForm />} />,
});
