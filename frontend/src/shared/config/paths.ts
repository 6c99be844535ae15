import { REPLY_DOCUMENT_TYPE } from './limits.js';

/** Every path of the application; links and redirects use these, never a literal. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  signedIn: '/signed-in',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  stopReminders: '/reminders-off',
  ask: '/ask',
  document: '/document',
  documents: '/documents',
  matters: '/matters',
  matter: '/matters/:id',
  parties: '/parties',
  reply: '/reply',
  lawChanges: '/law-changes',
  approvals: '/approvals',
  receipt: '/receipts/:conversation/:exchange',
  slip: '/slips/:conversation/:exchange',
  library: '/library',
  deadlines: '/deadlines',
  verify: '/verify',
  profile: '/profile',
  connect: '/connect/:id',
  developers: '/developers',
  adminLogin: '/webmin',
  admin: '/admin',
} as const;

/** The address of each kept conversation, as a pattern of the routes. */
export const CONVERSATION_ROUTE = `${paths.ask}/:conversation`;

/** The chat with a kept conversation; without one a new chat. */
export const conversationAddress = (id: string | null): string => (id === null ? paths.ask : `${paths.ask}/${encodeURIComponent(id)}`);

/** The first part of an address, which stands for its screen: "/ask" for each conversation. */
export const screenOf = (pathname: string): string => `/${pathname.split('/')[1] ?? ''}`;

/** A source in the library, opened at one of its sections. @param section its number, or with what it is: "138", "Section 138" */
export const sourceAddress = (id: string, section?: string | null): string =>
  `${paths.library}?${new URLSearchParams({ open: id, ...(section && { section }) }).toString()}`;

/** The screen on which a kept document is worked on, with the document open. */
export function documentAddress({ id, documentType }: { id: string; documentType: string }): string {
  return `${documentType === REPLY_DOCUMENT_TYPE ? paths.reply : paths.document}?open=${id}`;
}

/** The screen on which a document is drafted, with this type of document chosen. */
export const formAddress = (documentType: string): string => `${paths.document}?type=${encodeURIComponent(documentType)}`;

/** The screen of a matter. */
export const matterAddress = (id: string): string => `${paths.matters}/${id}`;

/** What cites law that was changed since: all of it, or one conversation or draft. */
export const lawChangesAddress = (which: { conversation?: string; draft?: string } = {}): string => {
  const query = new URLSearchParams(which).toString();
  return query ? `${paths.lawChanges}?${query}` : paths.lawChanges;
};

/** Texts to approve or being approved, with one of them open. */
export const approvalAddress = (id: string): string => `${paths.approvals}?open=${id}`;

/** The receipt of an answer. */
export const receiptAddress = (conversationId: string, exchangeId: string): string =>
  paths.receipt.replace(':conversation', conversationId).replace(':exchange', exchangeId);

/** An answer on one page. */
export const slipAddress = (conversationId: string, exchangeId: string): string =>
  paths.slip.replace(':conversation', conversationId).replace(':exchange', exchangeId);

/** A screen on which something is drafted, inside of a matter. */
export const matterWorkAddress = (path: string, matterId: string): string => `${path}?matter=${encodeURIComponent(matterId)}`;

/** The calendar of the law with a row opened, and the day of the event filled in where it is known. */
export const deadlineAddress = (row: string, date: string | null): string =>
  `${paths.deadlines}?${new URLSearchParams({ row, ...(date && { date }) }).toString()}`;

/** True on the admin side, where the navigation bar is hidden and notices appear at the top right. */
export function isAdminSide(pathname: string): boolean {
  return pathname.startsWith(paths.adminLogin) || pathname.startsWith(paths.admin);
}
