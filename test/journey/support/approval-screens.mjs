import { operation } from './faults.mjs';

/** Texts that supervisors approve. @type {import('./screens.mjs').Screen[]} */
export const APPROVAL_SCREENS = [
  {
    name: 'approvals-empty',
    path: '/approvals',
    as: 'fresh',
    arrange: (page) => page.getByText('There is nothing here yet.').waitFor(),
  },
];

/** What the screen shows when a call goes wrong or takes long. @type {import('./states.mjs').State[]} */
export const APPROVAL_STATES = [
  { as: 'fresh', path: '/approvals', fault: operation('ApprovalRequests').down, says: ['The requests could not be loaded.'], heals: true },
  {
    as: 'fresh',
    path: '/approvals?open=6f1f0b52-0000-4000-8000-000000000000',
    fault: operation('ApprovalRequest').down,
    says: ['The request could not be loaded.'],
  },
];
