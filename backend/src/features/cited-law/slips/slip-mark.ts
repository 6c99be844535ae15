import { NOT_APPROVED_LINE, NOT_APPROVED_LINE_HINDI } from '../../../core/approval/approval-marks.js';
import { type Approval, ApprovalState } from '../../../core/approval/approval.views.js';
import { SlipLanguage } from './answer-slips.views.js';

/** What a slip says first where its answer needs the approval of a supervisor and does not have it. */
export function markOf(approval: Approval | null, language: SlipLanguage): string[] {
  if (!approval || approval.state === ApprovalState.APPROVED) return [];
  return [language === SlipLanguage.HINDI ? NOT_APPROVED_LINE_HINDI : NOT_APPROVED_LINE];
}
