import { Link } from '@tanstack/react-router';
import { forgotPassword } from '#content/site/sign-in.ts';
import { CardFoot, HungCard } from '#src/ui/layout/hung-card.tsx';
import { ForgotPasswordForm } from './ForgotPasswordForm';

export function ForgotPassword() {
  return (
    <HungCard>
      <ForgotPasswordForm />
      <CardFoot>
        <p>
          <Link to={forgotPassword.signIn.href}>{forgotPassword.signIn.label}</Link>
        </p>
        <p>{forgotPassword.sampleNote}</p>
      </CardFoot>
    </HungCard>
  );
}
