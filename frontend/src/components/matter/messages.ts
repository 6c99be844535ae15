import { translated } from '../../shared/i18n/translate.js';

export const matterNoteMessages = translated({
  inMatter: 'In the matter',
  notLoaded: 'of yours, whose title could not be loaded',
  confidential: 'Confidential',
  confidentialText:
    'Nothing of it is sent to a service outside this installation. Where the language model is outside, answers quote and drafts follow rules.',
  leave: 'Work Outside the Matter',
});
