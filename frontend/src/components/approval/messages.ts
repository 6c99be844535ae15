import { t, translated } from '../../shared/i18n/translate.js';

export const approvalMessages = translated({
  mark: 'NOT APPROVED',
  states: translated({
    NOT_APPROVED: 'Not approved',
    WAITING: 'Waiting for approval',
    RETURNED: 'Returned',
    APPROVED: 'Approved',
  }),
  approvedBy: (name: string, day: string): string => t('{name}, {day}', { name, day }),
  explained:
    'Until a supervisor approves this text, its files are marked as not approved. A change of the text needs approval anew. Copying it cannot be prevented.',
  ask: 'Ask for Approval',
  saveFirst: 'Save your changes as a version first.',
  look: 'Open the request',
  asked: (names: string): string => t('Sent to {names}', { names }),
  askFailed: 'The text could not be sent for approval.',
});
