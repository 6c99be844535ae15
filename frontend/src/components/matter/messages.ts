import { t, translated } from '../../shared/i18n/translate.js';

export const matterNoteMessages = translated({
  inMatter: 'In the matter',
  notLoaded: 'of yours, whose title could not be loaded',
  confidential: 'Confidential',
  confidentialText:
    'Nothing of it is sent to a service outside this installation. Where the language model is outside, answers quote and drafts follow rules.',
  sharedBy: (name: string): string => t('Shared by {name}', { name }),
  readOnly: 'You can read it and ask in it; only its owner and editors change what is in it.',
  leave: 'Work Outside the Matter',
});
