import { t, translated } from '../../../shared/i18n/translate.js';

export const formMessages = translated({
  show: 'Show',
  hide: 'Hide',
  showNamed: (label: string): string => t('Show {label}', { label: label.toLowerCase() }),
  hideNamed: (label: string): string => t('Hide {label}', { label: label.toLowerCase() }),
});
