import { translated } from '../../shared/i18n/translate.js';

/** What the screen says before its code is there. */
export const startMessages = translated({
  title: 'Deadlines',
  intro: 'Choose what happened and enter the day. You see when the period ends, how it was counted and what may move it.',
});
