import { translated } from '../i18n/translate.js';

export const sessionMessages = translated({
  userFetchFailed: 'Failed to fetch user info',
  expired: 'Authentication required. Please login again.',
});
