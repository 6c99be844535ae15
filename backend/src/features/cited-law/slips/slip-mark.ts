import { type Approval, ApprovalState } from '../../../core/approval/approval.views.js';
import { paperMarks } from '../../rendering/paper-marks.js';
import { SlipLanguage } from './answer-slips.views.js';

const LOCALES = { [SlipLanguage.ENGLISH]: 'en-IN', [SlipLanguage.HINDI]: 'hi-IN' } as const;

/** What a slip says first where its answer needs the approval of a supervisor and does not have it. */
export function markOf(approval: Approval | null, language: SlipLanguage): string[] {
  if (!approval || approval.state === ApprovalState.APPROVED) return [];
  return paperMarks({ approval: { approved: false } }, LOCALES[language]).pages.map(({ line }) => line);
}
