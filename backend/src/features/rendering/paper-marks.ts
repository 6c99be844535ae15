import type { PaperApproval } from '../../core/approval/approved-texts.js';
import { NOT_APPROVED, NOT_APPROVED_HINDI, NOT_APPROVED_LINE, NOT_APPROVED_LINE_HINDI } from '../../core/approval/approval-marks.js';
import { hindiDate } from '../../core/text/values/hindi-writing.js';
import { longDate } from '../../core/text/values/dates.js';
import type { DocumentModel } from './document-model.js';

/** What a paper is marked with. */
export interface Marking {
  /** It was made with a test key. */
  test?: boolean;
  /** Null or left out where it needs no approval. */
  approval?: PaperApproval | null;
}

/** Over or above every page: one word, and the same with its reason where there is room for words. */
export interface PaperMark {
  word: string;
  line: string;
}

/** What stands on each page of a paper, and at its end. */
export interface PaperMarks {
  pages: readonly PaperMark[];
  /** Who approved it and when, one line each. */
  end: readonly string[];
}

const TEST: PaperMark = { word: 'TEST', line: 'TEST – made with a test key, not for use' };

const WORDS = {
  'en-IN': {
    notApproved: { word: NOT_APPROVED, line: NOT_APPROVED_LINE },
    approved: (name: string, day: string) => `Text approved by ${name} on ${longDate(day)}`,
  },
  'hi-IN': {
    notApproved: { word: NOT_APPROVED_HINDI, line: NOT_APPROVED_LINE_HINDI },
    approved: (name: string, day: string) => `इस पाठ का अनुमोदन ${name} ने ${hindiDate(day)} को किया`,
  },
} as const;

/** Days are those of India. */
const dayOf = (time: string): string => new Date(time).toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' });

export function paperMarks({ test = false, approval = null }: Marking, language: DocumentModel['language']): PaperMarks {
  const words = WORDS[language];
  return {
    pages: [...(test ? [TEST] : []), ...(approval?.approved === false ? [words.notApproved] : [])],
    end: approval?.approved ? approval.by.map(({ name, at }) => words.approved(name, dayOf(at))) : [],
  };
}
