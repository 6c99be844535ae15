import { t, translated } from '../../../shared/i18n/translate.js';

export const firstStepsMessages = translated({
  title: 'First steps',
  done: (count: number, all: number): string => t('{count, number} of {all, number} done', { count, all }),
  ticked: 'Done',
  open: 'To do',
  law: 'Law in the library',
  lawHow: 'Central acts are fetched by themselves; upload whatever else you work with.',
  question: 'A question asked',
  questionHow: 'Sign in as a user and ask one: the answer quotes the law word for word.',
  mail: 'E-mail',
  mailHow: 'Set SMTP_URL, MAIL_FROM and PUBLIC_URL, so that users can confirm addresses and reset passwords.',
  model: 'Language model',
  modelHow: 'Set ANTHROPIC_API_KEY. Without one, answers quote sections and write nothing of their own.',
  backup: 'Backup',
  backupHow: 'Run npm run backup -- <folder>, and have it run every day.',
  second: 'A second administrator',
  secondHow: 'Give another account the role, so that nobody is locked out.',
  dismiss: 'Put this list away',
  dismissFailed: 'The list could not be put away',
});
