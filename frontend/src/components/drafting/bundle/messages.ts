import { formatBytes } from '../../../shared/format/bytes.js';

export const bundleMessages = {
  open: 'Bundle',
  openTitle: 'Bundle with annexures as one PDF',
  title: 'Bundle the draft with annexures',
  close: 'Close',
  intro: (limits: { annexures: number; bytes: number; pages: number }): string =>
    `One PDF: the draft, an index, then your files with page numbers throughout. At most ${limits.annexures} files, ${formatBytes(limits.bytes)} and ${limits.pages} pages.`,
  kinds:
    'Pages of PDF files stay as they are, made smaller to fit. Word and text files are set from their text; save a Word file as PDF to keep its layout.',
  add: 'Add a file',
  addPlaceholder: 'Choose one of your uploaded files',
  noFiles: 'You have no uploaded files that can be added. Upload PDF, DOCX or TXT files on the Ask page first.',
  filesFailed: 'Your files could not be loaded.',
  notRead: 'not read yet',
  annexures: 'Annexures in their order',
  mark: (number: number): string => `Mark of annexure ${number}`,
  description: (number: number): string => `Description of annexure ${number}`,
  up: (mark: string): string => `Move ${mark} up`,
  down: (mark: string): string => `Move ${mark} down`,
  remove: (mark: string): string => `Remove ${mark}`,
  automatic: (letters: string): string => `Annexure ${letters}`,
  total: (count: number, bytes: number): string => `${count === 1 ? '1 file' : `${count} files`}, ${formatBytes(bytes)}`,
  tooLarge: 'The files are too large together. Please make two bundles.',
  sameMark: 'Two annexures have the same mark.',
  noMark: 'Every annexure needs a mark.',
  make: 'Make the Bundle',
  making: 'The bundle is being made',
  stop: 'Stop',
  stopped: 'The bundle was stopped.',
  done: 'Bundle downloaded!',
  failed: 'Failed to make the bundle',
} as const;
