import { t, translated } from '../../shared/i18n/translate.js';

export const partiesMessages = translated({
  title: 'Party Book',
  matters: 'Matters',
  intro: 'People, companies and firms whom your papers name. Forms take over what stands here; only you can read it.',
  newParty: 'New Party',
  import: 'Import CSV',
  export: 'Export CSV',
  importHelp:
    'The first line of a file names the columns: name, kind, parentage, age, description, pan, cin, registration, address, pin, state, signatory, email, phone.',
  importTitle: (file: string): string => t('Import {file}', { file }),
  brings: (count: number): string =>
    t('{count, plural, =0 {The file brings nobody new.} one {The file brings one party.} other {The file brings # parties.}}', { count }),
  known: (count: number): string =>
    t(
      '{count, plural, one {One more is in the party book already and is left out.} other {# more are in the party book already and are left out.}}',
      {
        count,
      },
    ),
  namesakes: 'The party book has somebody of these names already and says something else of them. They are added besides:',
  add: (count: number): string => t('{count, plural, one {Add # Party} other {Add # Parties}}', { count }),
  chooseAgain: 'Choose the File Again',
  imported: (count: number): string => t('{count, plural, one {One party was added} other {# parties were added}}', { count }),
  importFailed: 'The file could not be taken in',
  importRefused: 'Nothing was added. Correct the file, then choose it again.',
  unread: {
    tooLarge: 'The file is too large: at most 1 MB.',
    notUtf8: 'The file is not in UTF-8, so names would come out wrong. In a spreadsheet, save it as “CSV UTF-8”.',
    unreadable: 'The file could not be read.',
  },
  exportFailed: 'The party book could not be exported',
  list: 'Party book',
  count: (count: number): string => t('{count, plural, one {# party} other {# parties}}', { count }),
  empty: 'Nobody is in your party book yet. Enter a party, import a file, or keep somebody from a form.',
  showDeleted: 'Show deleted',
  noDeleted: 'Nobody was deleted in the last 30 days.',
  edit: 'Edit',
  editThis: (name: string): string => t('Edit {name}', { name }),
  delete: 'Delete',
  deleteThis: (name: string): string => t('Delete {name}', { name }),
  deleteTitle: (name: string): string => t('Delete {name} from the party book?', { name }),
  deleteText: 'What forms, drafts and matters say stays as it is. You can restore the party for 30 days.',
  deleteUnknown:
    'Whether a matter names this party could not be found out. What forms, drafts and matters say stays as it is. You can restore the party for 30 days.',
  deleteUsed: (count: number, titles: readonly string[]): string =>
    t(
      '{count, plural, one {One matter names this party} other {# matters name this party}}: {titles}. What forms, drafts and matters say stays as it is. You can restore the party for 30 days.',
      {
        count,
        titles: titles.join('; '),
      },
    ),
  deleted: (name: string): string => t('{name} was deleted.', { name }),
  undo: 'Undo',
  deleteFailed: 'The party could not be deleted',
  restore: 'Restore',
  restoreThis: (name: string): string => t('Restore {name}', { name }),
  restoreFailed: 'The party could not be restored',
  restorableUntil: (day: string): string => t('Can be restored until {day}', { day }),
});
