/** The copy of sign-in, sign-up and forgotten password; none of them sends or stores data (specification §2.76). */
export const signIn = {
  title: 'Sign in',
  lead: 'Sign in to your chatbot workspace.',
  google: 'Continue with Google',
  divider: 'or with your email',
  labels: { email: 'Email', password: 'Password', remember: 'Remember me', submit: 'Sign in' },
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  forgotPassword: { label: 'Forgot password?', href: '/forgot-password' },
  noAccount: 'No account yet?',
  signUp: { label: 'Sign up', href: '/sign-up' },
  errorTitle: 'There is a problem with your sign-in. Check:',
  messages: {
    email: {
      missing: 'Enter your account email address.',
      malformed: 'Enter a complete account email, such as name@company.com.',
    },
    password: { missing: 'Enter your password.' },
  },
  sampleNote: 'The workspace shows sample data. Nothing you type here is sent or stored.',
  needsScript: 'Sign-in needs JavaScript. Turn it on in this browser.',
  metaDescription: 'Sign in to your Midspan workspace.',
} as const;

export const signUp = {
  title: 'Your account starts with a demo',
  lead: 'We set up your workspace with you, using your documents and questions, so the first answer your customers get is the right one.',
  button: { label: 'Book a Demo', href: '/book-demo' },
  haveAccount: 'Already have an account?',
  signIn: { label: 'Sign in', href: '/sign-in' },
  metaDescription: 'Your Midspan account starts with a demo. Book one to get yours.',
} as const;

export const forgotPassword = {
  title: 'Forgot your password?',
  lead: 'Enter your email address and we’ll send a link to reset it.',
  labels: { email: 'Email', submit: 'Send reset link' },
  messages: {
    email: {
      missing: 'Enter the email address you use to sign in.',
      malformed: 'Enter a complete sign-in address, such as name@company.com.',
    },
  },
  confirmation: {
    title: 'Check your inbox',
    text: 'If an account uses this address, a link is on its way. Allow a few minutes and check your spam folder.',
  },
  sampleNote: 'This is a sample workspace: no message is actually sent.',
  needsScript: 'This form needs JavaScript. Turn it on in this browser.',
  signIn: { label: 'Back to sign in', href: '/sign-in' },
  metaDescription: 'Request a link to reset the password for your Midspan workspace.',
} as const;
