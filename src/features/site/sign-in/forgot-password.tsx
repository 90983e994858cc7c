import { Link } from '@tanstack/react-router';
import { forgotPassword } from '#content/site/sign-in.ts';
import { CardFoot, SpanCard } from '#src/ui/layout/span-card.tsx';
import { ForgotPasswordForm } from './ForgotPasswordForm';

export function ForgotPassword() {
  return (
    <SpanCard>
      <ForgotPasswordForm />
      <CardFoot>
        <p>
          <Link to={forgotPassword.signIn.href}>{forgotPassword.signIn.label}</Link>
        </p>
        <p>{forgotPassword.sampleNote}</p>
      </CardFoot>
    </SpanCard>
  );
}
