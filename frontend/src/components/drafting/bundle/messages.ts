import { formatSize } from '../../../shared/format/bytes.js';
import { t, translated } from '../../../shared/i18n/translate.js';

export const bundleMessages = translated({
  open: 'Bundle',
  openTitle: 'Bundle with annexures as one PDF',
  title: 'Bundle the draft with annexures',
  close: 'Close',
  intro: (limits: { annexures: number; bytes: number; pages: number }): string =>
    t(
      'One PDF: the draft, an index, then your files, with page numbers throughout. At most {files} files, {size} and {pages, number} pages.',
      { files: limits.annexures, size: formatSize(limits.bytes), pages: limits.pages },
    ),
  kinds:
    'Pages of PDF files stay as they are, scaled down to fit. Only the text of Word and text files is used; save a Word file as PDF to keep its layout.',
  add: 'Add a file',
  addPlaceholder: 'Choose one of your uploaded files',
  noFiles: 'You have no uploaded files that can be added. Upload PDF, DOCX or TXT files on the Ask page first.',
  filesFailed: 'Your files could not be loaded.',
  notRead: 'not read yet',
  annexures: 'Annexures in order',
  mark: (number: number): string => t('Mark of annexure {number}', { number }),
  description: (number: number): string => t('Description of annexure {number}', { number }),
  up: (mark: string): string => t('Move {mark} up', { mark }),
  down: (mark: string): string => t('Move {mark} down', { mark }),
  remove: (mark: string): string => t('Remove {mark}', { mark }),
  total: (count: number, bytes: number): string =>
    t('{count, plural, one {1 file} other {{count} files}}, {size}', { count, size: formatSize(bytes) }),
  tooLarge: 'Together the files are too large. Please make two bundles.',
  sameMark: 'Two annexures have the same mark.',
  noMark: 'Every annexure needs a mark.',
  make: 'Make the Bundle',
  making: 'The bundle is being made',
  stop: 'Stop',
  stopped: 'The bundle was stopped.',
  done: 'Bundle downloaded!',
  failed: 'Failed to make the bundle',
});
