import { Link } from '@tanstack/react-router';
import { forgotPassword } from '../../content/sign-in';
import { CardFoot, HungCard } from '../ui/hung-card';
import { ForgotPasswordForm } from '../views/forgot-password-form/ForgotPasswordForm';

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
