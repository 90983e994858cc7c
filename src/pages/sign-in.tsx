import { Link } from '@tanstack/react-router';
import { signIn } from '../../content/sign-in';
import { Guarded } from '../ui/guarded';
import { CardFoot, CardLead, HungCard } from '../ui/hung-card';
import { SignInForm } from '../views/sign-in-form/SignInForm';

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
