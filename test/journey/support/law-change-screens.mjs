import { APPROVAL_STATES } from './approval-screens.mjs';
import { operation } from './faults.mjs';

/** Law that changed under one's work, the receipt of an answer and its slip. @type {import('./screens.mjs').Screen[]} */
export const LAW_CHANGE_SCREENS = [
  {
    name: 'law-changes-empty',
    path: '/law-changes',
    as: 'fresh',
    arrange: (page) => page.getByText('Nothing here is waiting for you.').waitFor(),
  },
  {
    name: 'receipt',
    path: '/ask',
    as: 'user',
    arrange: async (page) => {
      await page.getByRole('link', { name: 'Receipt', exact: true }).first().click();
      await page.getByText('All the words that it quotes still stand.').waitFor();
    },
  },
  {
    name: 'slip',
    path: '/ask',
    as: 'user',
    arrange: async (page) => {
      await page.getByRole('link', { name: 'Clinic slip', exact: true }).first().click();
      await page.getByRole('article', { name: 'Legal clinic slip' }).waitFor();
    },
  },
];

const NONE = '6f1f0b52-0000-4000-8000-000000000000';

/** What these screens, and that of approval, show when a call goes wrong or takes long. @type {import('./states.mjs').State[]} */
export const LAW_CHANGE_STATES = [
  ...APPROVAL_STATES,
  {
    as: 'fresh',
    path: '/law-changes',
    fault: operation('LawChanges').down,
    says: ['The changes could not be loaded.'],
    heals: true,
  },
  { as: 'fresh', path: '/law-changes', fault: operation('LawChanges').slow, says: ['Law that changed'] },
  {
    as: 'user',
    path: '/library?q=rent',
    fault: operation('LibraryWords').down,
    says: ['The words of the texts could not be searched.'],
    heals: true,
  },
  { as: 'user', path: `/slips/${NONE}/${NONE}`, fault: operation('Slip').down, says: ['The slip could not be loaded.'] },
  { as: 'user', path: `/receipts/${NONE}/${NONE}`, fault: operation('Receipt').down, says: ['The receipt could not be loaded.'] },
];
