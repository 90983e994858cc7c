import type { NavLink } from '../schema';

/** The header's link to the workspace, without the menus that load later. */
export const signInLink: NavLink = { label: 'Sign in', href: '/sign-in' };
