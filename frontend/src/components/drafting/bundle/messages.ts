import { formatBytes } from '../../../shared/format/bytes.js';
import { t, translated } from '../../../shared/i18n/translate.js';

const MEGABYTE = 1024 * 1024;

export const bundleMessages = translated({
  open: 'Bundle',
  openTitle: 'Bundle with annexures as one PDF',
  title: 'Bundle the draft with annexures',
  close: 'Close',
  intro: ({ annexures, bytes, pages }: { annexures: number; bytes: number; pages: number }): string =>
    t(
      'One PDF: the draft, an index, then your files with page numbers throughout. At most {annexures} files, {megabytes} MB and {pages} pages.',
      { annexures, megabytes: Math.round(bytes / MEGABYTE), pages },
    ),
  kinds:
    'Pages of PDF files stay as they are, made smaller to fit. Word and text files are set from their text; save a Word file as PDF to keep its layout.',
  add: 'Add a file',
  addPlaceholder: 'Choose one of your uploaded files',
  noFiles: 'You have no uploaded files that can be added. Upload PDF, DOCX or TXT files on the Ask page first.',
  filesFailed: 'Your files could not be loaded.',
  notRead: (filename: string): string => t('{filename} (not read yet)', { filename }),
  annexures: 'Annexures in their order',
  mark: (number: number): string => t('Mark of annexure {number}', { number }),
  description: (number: number): string => t('Description of annexure {number}', { number }),
  up: (mark: string): string => t('Move {mark} up', { mark }),
  down: (mark: string): string => t('Move {mark} down', { mark }),
  remove: (mark: string): string => t('Remove {mark}', { mark }),
  total: (count: number, bytes: number): string =>
    t('{count, plural, one {1 file} other {{count} files}}, {size}', { count, size: formatBytes(bytes) }),
  tooLarge: 'The files are too large together. Please make two bundles.',
  sameMark: 'Two annexures have the same mark.',
  noMark: 'Every annexure needs a mark.',
  make: 'Make the Bundle',
  making: 'The bundle is being made',
  stop: 'Stop',
  stopped: 'The bundle was stopped.',
  done: 'Bundle downloaded!',
  failed: 'Failed to make the bundle',
});
