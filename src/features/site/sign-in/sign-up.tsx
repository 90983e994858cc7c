import { Link } from '@tanstack/react-router';
import { signUp } from '#content/site/sign-in.ts';
import { ButtonLink } from '#src/ui/form/button.tsx';
import { styled } from '#src/design/stitches.config.ts';
import { CardFoot, CardLead, SpanCard } from '#src/ui/layout/span-card.tsx';

const Action = styled('div', { marginTop: '$7' });

export function SignUp() {
  return (
    <SpanCard>
      <h1>{signUp.title}</h1>
      <CardLead>{signUp.lead}</CardLead>
      <Action>
        <ButtonLink to={signUp.button.href} size="large" wide>
          {signUp.button.label}
        </ButtonLink>
      </Action>
      <CardFoot>
        <p>
          {signUp.haveAccount} <Link to={signUp.signIn.href}>{signUp.signIn.label}</Link>
        </p>
      </CardFoot>
    </SpanCard>
  );
}
