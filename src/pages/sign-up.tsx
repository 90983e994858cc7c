import { Link } from '@tanstack/react-router';
import { signUp } from '../../content/sign-in';
import { ButtonLink } from '../ui/button';
import { CardFoot, CardLead, HungCard } from '../ui/hung-card';

export function SignUp() {
  return (
    <HungCard>
      <h1>{signUp.title}</h1>
      <CardLead>{signUp.lead}</CardLead>
      <ButtonLink to={signUp.button.href} size="large" wide css={{ marginTop: '$7' }}>
        {signUp.button.label}
      </ButtonLink>
      <CardFoot>
        <p>
          {signUp.haveAccount} <Link to={signUp.signIn.href}>{signUp.signIn.label}</Link>
        </p>
      </CardFoot>
    </HungCard>
  );
}
