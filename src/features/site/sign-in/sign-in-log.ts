/** Logs the Google sign-in, which does nothing else (specification §2.72). */
export function logGoogleSignIn(): void {
  // oxlint-disable-next-line no-console -- the log line is the feature
  console.info('Continue with Google');
}
