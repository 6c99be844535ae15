import { translated } from '../../../shared/i18n/translate.js';

export const adminKeyMessages = translated({
  intro:
    'Every API key of this installation. A key that you create here acts for you as an administrator, from the addresses that administrators may use.',
});
