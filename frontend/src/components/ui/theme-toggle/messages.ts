import { translated } from '../../../shared/i18n/translate.js';

export const themeMessages = translated({
  system: 'Theme: system',
  light: 'Theme: light',
  dark: 'Theme: dark',
});
