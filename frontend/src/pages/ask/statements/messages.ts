import { translated } from '../../../shared/i18n/translate.js';

export const statementMessages = translated({
  generalSign: '○',
  generalName: 'Not sourced',
  general: '○ Not sourced',
  ownSign: '◇',
  ownName: 'From your own document',
  own: '◇ From your own document, not the library',
  unsupported: 'This answer has no sources.',
});
