import { t, translated } from '../../../shared/i18n/translate.js';

const days = (count: number): string => t('{count, plural, one {1 day} other {{count} days}}', { count });

export const dataMessages = translated({
  title: 'Your Data',
  download: 'Download My Data',
  downloadTitle: 'Download your data',
  downloadText:
    'One ZIP archive with everything that is kept for you: profile, logins, token movements, conversations, all versions of your documents, and your files.',
  downloadOk: 'Download',
  downloadFailed: 'Failed to download your data. Please try again.',
  downloaded: 'Your data was downloaded!',
  delete: 'Delete My Account',
  deleteTitle: 'Delete your account permanently',
  deleteText:
    'Your conversations, documents, files and profile are removed at once, and nobody can restore them. The ledger of tokens and what administrators did to the account stay, without your name.',
  deleteOk: 'Delete Account',
  deleteFailed: 'Failed to delete your account. Please try again.',
  conversations: (count: number): string => t('Conversations are removed {days} after their last question.', { days: days(count) }),
  conversationsKept: 'Conversations are kept until you delete them.',
  backups: (count: number): string => t('After a deletion, backups keep a copy for {days}.', { days: days(count) }),
  backupsUnknown: 'After a deletion, backups may keep a copy for some time; your administrator can tell you for how long.',
  storage: (used: string, limit: string): string => t('{used} of {limit} are used.', { used, limit }),
  storageLabel: 'Storage that is used',
  storageFull: 'Delete files, documents, earlier versions or conversations that you no longer need to make room.',
});
