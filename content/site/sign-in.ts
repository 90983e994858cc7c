/** The copy of sign-in, sign-up and forgotten password; none of them sends or stores data (contracts §2). */
export const signIn = {
  title: 'Sign in',
  lead: 'To the workspace of your chatbot.',
  google: 'Continue with Google',
  divider: 'or with your email',
  labels: { email: 'Email', password: 'Password', remember: 'Remember me', submit: 'Sign in' },
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  forgotPassword: { label: 'Forgot password?', href: '/forgot-password' },
  noAccount: 'No account yet?',
  signUp: { label: 'Sign up', href: '/sign-up' },
  errorTitle: 'Before you can sign in:',
  messages: {
    email: {
      missing: 'Enter the email address of your account.',
      malformed: 'Enter the whole email address, such as name@company.com.',
    },
    password: { missing: 'Enter your password.' },
  },
  sampleNote: 'The workspace shows sample data. What you type here is neither sent nor kept.',
  needsScript: 'Signing in needs JavaScript, which is off in this browser.',
  metaDescription: 'Sign in to the Midspan workspace.',
} as const;

export const signUp = {
  title: 'Accounts open with a demo',
  lead: 'We set up the workspace with you, on your own documents and questions, so that the first answer your customers get is a right one.',
  button: { label: 'Book a demo', href: '/book-demo' },
  haveAccount: 'Already have an account?',
  signIn: { label: 'Sign in', href: '/sign-in' },
  metaDescription: 'Midspan accounts are opened with a demo. Book one to get yours.',
} as const;

export const forgotPassword = {
  title: 'Forgot your password?',
  lead: 'Enter your email address to ask for a link that sets a new one.',
  labels: { email: 'Email', submit: 'Ask for a link' },
  messages: {
    email: {
      missing: 'Enter the email address you sign in with.',
      malformed: 'Enter a whole email address, such as name@company.com.',
    },
  },
  confirmation: {
    title: 'Look in your inbox',
    text: 'If an account belongs to this address, a link is on its way. It can take a few minutes, and it may land in the spam folder.',
  },
  sampleNote: 'This is a sample workspace: no message is really sent.',
  needsScript: 'This form needs JavaScript, which is off in this browser.',
  signIn: { label: 'Back to sign in', href: '/sign-in' },
  metaDescription: 'Ask for a link that sets a new password for your Midspan workspace.',
} as const;
