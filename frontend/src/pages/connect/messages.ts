import { t, translated } from '../../shared/i18n/translate.js';

export const connectMessages = translated({
  title: (name: string): string => t('Connect {name}?', { name }),
  asks: (name: string, email: string): string => t('{name} asks to act for you in Themis. You are signed in as {email}.', { name, email }),
  sentTo: (host: string): string => t('If you allow this, you go back to {host}, which then has access.', { host }),
  sentToDevice: (host: string): string => t('If you allow this, a program on this device ({host}) gets access.', { host }),
  unverified:
    'Anybody can choose such a name, and nobody has verified it. Allow this only if you began it yourself just now, in a program that you trust.',
  opens: 'It may then, until you disconnect it:',
  nothing: 'This program asks for nothing that can be opened to it.',
  lasts: 'It stays connected for 90 days. You can disconnect it at any time in your profile, under Security.',
  nothingElse: 'Nothing else is open to it: neither your password, your profile and keys, nor what other users keep.',
  allow: 'Allow',
  deny: 'Do Not Allow',
  unavailableTitle: 'This Connection Cannot Be Made',
  expired: 'The request has expired, or was begun in another browser. Please connect again from the program.',
  failed: 'What the program asked for cannot be answered. Nothing was opened to it. Please connect again from the program.',
  answerFailed: 'That did not work. Please try again.',
  home: 'Go to Themis',
  scopes: {
    ASK: 'Ask questions about the law in your name',
    SEARCH: 'Search the library of law and read its sources',
    DOCUMENTS_READ: 'Read your documents with all their versions, check and compare texts',
    DOCUMENTS_WRITE: 'Draft, change, rename and delete your documents; drafting spends your tokens',
    FILES: 'Read your reference files, upload others and delete them',
    MATTERS: 'Read and change your matters and their dates, and ask about their files',
  },
});
