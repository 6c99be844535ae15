/** Every path of the application; links and redirects use these, never a literal. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  ask: '/ask',
  document: '/document',
  reply: '/reply',
  library: '/library',
  profile: '/profile',
  developers: '/developers',
  adminLogin: '/webmin',
  admin: '/admin',
} as const;

/** True on the admin side, where the navigation bar is hidden and notices appear at the top right. */
export function isAdminSide(pathname: string): boolean {
  return pathname.startsWith(paths.adminLogin) || pathname.startsWith(paths.admin);
}
