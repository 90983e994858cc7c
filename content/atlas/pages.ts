/** The pages of the workspace (specification §12.3). */
export const workspacePages: readonly string[] = [
  '/account-setup',
  '/chatbot-setup',
  '/conversations',
  '/dashboard',
];

/** The pages without header and footer (specification §12.2). */
export const barePages: readonly string[] = ['/book-demo', '/thank-you'];

/** The single pages with header and footer; agents and industries have one page each besides. */
export const singleSitePages: readonly string[] = [
  '/',
  '/about',
  '/careers',
  '/demo',
  '/forgot-password',
  '/newsroom',
  '/privacy',
  '/sign-in',
  '/sign-up',
];
