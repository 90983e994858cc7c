/** Writes to the console that a visitor would sign in with Google, which does no more (specification §2). */
export function logGoogleSignIn(): void {
  // oxlint-disable-next-line no-console -- the line is what the button is for
  console.info('Continue with Google');
}
