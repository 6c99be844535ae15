import { REPLY_DOCUMENT_TYPE } from './limits.js';

/** Every path of the application; links and redirects use these, never a literal. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  ask: '/ask',
  document: '/document',
  documents: '/documents',
  reply: '/reply',
  library: '/library',
  deadlines: '/deadlines',
  verify: '/verify',
  profile: '/profile',
  developers: '/developers',
  adminLogin: '/webmin',
  admin: '/admin',
} as const;

/** The screen on which a kept document is worked on, with the document open. */
export function documentAddress({ id, documentType }: { id: string; documentType: string }): string {
  return `${documentType === REPLY_DOCUMENT_TYPE ? paths.reply : paths.document}?open=${id}`;
}

/** The screen on which a document is drafted, with this type of document chosen. */
export const formAddress = (documentType: string): string => `${paths.document}?type=${encodeURIComponent(documentType)}`;

/** The calendar of the law with a row opened, and the day of the event filled in where it is known. */
export const deadlineAddress = (row: string, date: string | null): string =>
  `${paths.deadlines}?${new URLSearchParams({ row, ...(date && { date }) }).toString()}`;

/** True on the admin side, where the navigation bar is hidden and notices appear at the top right. */
export function isAdminSide(pathname: string): boolean {
  return pathname.startsWith(paths.adminLogin) || pathname.startsWith(paths.admin);
}
