import { Link } from '@tanstack/react-router';
import { signUp } from '../../content/sign-in';
import { ButtonLink } from '../ui/button';
import { styled } from '../design/stitches.config';
import { CardFoot, CardLead, HungCard } from '../ui/hung-card';

const Way = styled('div', { marginTop: '$7' });

export function SignUp() {
  return (
    <HungCard>
      <h1>{signUp.title}</h1>
      <CardLead>{signUp.lead}</CardLead>
      <Way>
        <ButtonLink to={signUp.button.href} size="large" wide>
          {signUp.button.label}
        </ButtonLink>
      </Way>
      <CardFoot>
        <p>
          {signUp.haveAccount} <Link to={signUp.signIn.href}>{signUp.signIn.label}</Link>
        </p>
      </CardFoot>
    </HungCard>
  );
}
