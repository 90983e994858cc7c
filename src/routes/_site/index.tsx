import { createFileRoute } from '@tanstack/react-router';
import { headLoader } from '#src/features/site/head/head-loader.ts';
import { HeroForm } from '#src/features/leads/hero-form/HeroForm.tsx';
import { Home } from '#src/features/site/home/home.tsx';

export const Route = createFileRoute('/_site/')({
  ...headLoader('home'),
  component: () => <Home form={<HeroForm />} />,
});
