import { t, translated } from '../../../shared/i18n/translate.js';

export const filterMessages = translated({
  filters: (count: number): string => (count === 0 ? t('Filters') : t('Filters ({count})', { count })),
});
