import { t, translated } from '../../../shared/i18n/translate.js';

export const holidayMessages = translated({
  title: 'Holidays of Courts',
  intro:
    'A deadline that ends on one of these days, or on a weekly closed day of the settings, moves to the next open day. Enter them from the calendar that the court publishes.',
  add: 'Add Holiday',
  addTitle: 'Add a Holiday',
  year: 'Year',
  day: 'Day',
  dayRequired: 'Day is required',
  name: 'Name',
  nameRequired: 'Name is required',
  where: 'Where',
  state: 'State',
  allIndia: 'All of India',
  court: 'Court',
  courtHelp: 'As people write it, such as High Court of Delhi; empty for all courts',
  actions: 'Actions',
  remove: 'Remove',
  removeNamed: (name: string, day: string): string => t('Remove {name}, {day}', { name, day }),
  removeTitle: 'Remove holiday',
  removeConfirm: (name: string, day: string): string =>
    t('Remove {name} on {day}? Deadlines are counted without it at once.', { name, day }),
  save: 'Save',
  cancel: 'Cancel',
  added: 'Holiday added',
  removed: 'Holiday removed',
  addFailed: 'Failed to add the holiday',
  removeFailed: 'Failed to remove the holiday',
  loadFailed: 'Failed to load the holidays',
  empty: 'No holidays of this year yet',
});
