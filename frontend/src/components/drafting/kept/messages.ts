import { t, translated } from '../../../shared/i18n/translate.js';

export const keptMessages = translated({
  loading: 'Loading your last draft...',
  failed: 'Your last draft could not be loaded.',
  openFailed: 'The document could not be opened.',
  retry: 'Try Again',
  absent: 'This document was deleted.',
  deleted: 'The draft that was here was deleted.',
  deletedEdits: 'This document was deleted. The text below, with your edits, is kept in this browser only.',
  undo: 'Undo Deletion',
  restored: 'Document restored',
  restoreFailed: 'Failed to restore the document',
  noType: 'Documents of this type can no longer be edited here.',
  replaceTitle: 'Open this document?',
  replaceText: (title: string): string =>
    t('“{title}” opens in place of what is here. Anything you have typed but not yet generated or saved would be lost.', { title }),
  replace: 'Open Document',
  keep: 'Keep What Is Here',
});
