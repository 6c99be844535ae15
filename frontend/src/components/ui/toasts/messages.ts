import { translated } from '../../../shared/i18n/translate.js';

export const toastMessages = translated({
  region: 'Notices',
  dismiss: 'Dismiss',
  serverAway: 'The server is not reachable. Trying again…',
});
