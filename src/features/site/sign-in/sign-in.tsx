import { Link } from '@tanstack/react-router';
import { signIn } from '#content/site/sign-in.ts';
import { Guarded } from '#src/ui/layout/guarded.tsx';
import { CardFoot, CardLead, HungCard } from '#src/ui/layout/hung-card.tsx';
import { SignInForm } from './SignInForm';

export function SignIn() {
  return (
    <HungCard>
      <h1>{signIn.title}</h1>
      <CardLead>{signIn.lead}</CardLead>
      <Guarded what="The form">
        <SignInForm />
      </Guarded>
      <CardFoot>
        <p>
          {signIn.noAccount} <Link to={signIn.signUp.href}>{signIn.signUp.label}</Link>
        </p>
        <p>{signIn.sampleNote}</p>
      </CardFoot>
    </HungCard>
  );
}
