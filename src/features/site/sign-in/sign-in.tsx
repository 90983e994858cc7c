import { Link } from '@tanstack/react-router';
import { signIn } from '#content/site/sign-in.ts';
import { ErrorBoundary } from '#src/hydration/error-boundary.tsx';
import { CardFoot, CardLead, SpanCard } from '#src/ui/layout/span-card.tsx';
import { SignInForm } from './SignInForm';

export function SignIn() {
  return (
    <SpanCard>
      <h1>{signIn.title}</h1>
      <CardLead>{signIn.lead}</CardLead>
      <ErrorBoundary name="The form">
        <SignInForm />
      </ErrorBoundary>
      <CardFoot>
        <p>
          {signIn.noAccount} <Link to={signIn.signUp.href}>{signIn.signUp.label}</Link>
        </p>
        <p>{signIn.sampleNote}</p>
      </CardFoot>
    </SpanCard>
  );
}
