import { translated } from '../../../shared/i18n/translate.js';

export const adminWebhookMessages = translated({
  intro:
    'A webhook of the installation tells another program what happens to the library and to all users. It sends ids and states, never texts.',
});
