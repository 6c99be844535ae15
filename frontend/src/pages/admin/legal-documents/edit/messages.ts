import { t, translated } from '../../../../shared/i18n/translate.js';

export const editMessages = translated({
  view: 'View',
  viewNamed: (filename: string): string => t('View the text of {filename}', { filename }),
  edit: 'Edit',
  editNamed: (filename: string): string => t('Edit what is known about {filename}', { filename }),
  dialogTitle: (filename: string): string => t('Edit {filename}', { filename }),
  intro:
    'No new upload is needed. Answers use a new type, title, year, State or short name as soon as the document has been indexed again.',
  type: 'Type',
  title: 'Title',
  year: 'Year',
  yearRange: 'A year from 1600 to 2100',
  state: 'State or Central',
  stateHelp: '"India" for central law',
  shortNames: 'Short Names',
  shortNamesHelp: 'Names that questions may use for it, such as "NI Act", one per line',
  shortNamesMany: 'At most 10 names',
  source: 'Source',
  description: 'Description',
  found: (value: string | number | null): string => (value === null ? t('Not stated in the text') : t('The text says: {value}', { value })),
  emptied: 'Leave empty to use what the text says',
  save: 'Save',
  undo: 'Undo the Last Edit',
  saved: 'Document updated',
  undone: 'The last edit was undone',
  failed: 'Failed to update the document',
});
