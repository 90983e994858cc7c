/** Where a machine of the whole product acts. */
export const everyRoute: readonly string[] = ['/*'];

/** Where a machine of the site's header and footer acts. */
export const siteRoutes: readonly string[] = [
  '/',
  '/demo',
  '/sign-in',
  '/sign-up',
  '/forgot-password',
  '/solutions/*',
  '/customers/*',
  '/about',
  '/careers',
  '/newsroom',
  '/privacy',
];

/** Where a machine of the workspace's frame acts. */
export const workspaceRoutes: readonly string[] = [
  '/dashboard',
  '/chatbot-setup',
  '/conversations',
  '/account-setup',
];
