/** What a paper asks for, which decides the frame of the reply; as the reply's form names it. */
export const NOTICE_KINDS = [
  'legal notice',
  'cheque demand notice',
  'consumer notice',
  'section 80 notice',
  'tax show-cause notice',
  "employer's show-cause notice",
  'consumer complaint',
  'written statement',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** What is done about a paper: what it asks for decides it, not what it is called. */
export const PROCEEDINGS = [
  'reply',
  'reply to show cause',
  'answer to charges',
  'objections',
  'appearance',
  'appearance in a summary suit',
  'leave to defend',
  'written version',
  'written statement',
] as const;
export type Proceeding = (typeof PROCEEDINGS)[number];

/** A value read from a notice, with the words that it was read from: offsets are UTF-16 units of the file's text. */
export interface ReadValue {
  field:
    | 'sender'
    | 'advocate'
    | 'addressee'
    | 'notice-date'
    | 'forum'
    | 'case-number'
    | 'next-date'
    | 'allegation'
    | 'amount'
    | 'demand'
    | 'section'
    | 'time-allowed';
  /** As a reply uses it: a name, 2026-04-18, 350000, "Section 138, Negotiable Instruments Act, 1881", the words of an allegation. */
  value: string;
  words: string;
  start: number;
  end: number;
  /** The number of an allegation; '138' or 'Order V, rule 1' of what is cited. */
  label?: string;
  /** Title of the act that is cited; absent where none is named. */
  act?: string;
  /** Of an allegation: what it states, piece by piece, each to be answered by itself. */
  statements?: string[];
  /** Of an amount: whether it is what the paper demands. */
  demanded?: boolean;
  /** Of the time allowed. */
  period?: AllowedTime;
}

/** The time that a notice allows: a period, or a day. */
export type AllowedTime =
  { count: number; unit: 'hour' | 'day' | 'week' | 'month'; from: 'receipt' | 'notice' | 'unstated' } | { until: string };

export interface NoticeReading {
  /** Null for a paper that is not a notice, summons or complaint; nothing is read from it then. */
  kind: NoticeKind | null;
  /** Null where the kind is. */
  proceeding: Proceeding | null;
  /** Whether it is written in Hindi: a reply in Hindi answers it. */
  inHindi: boolean;
  /** By field, and in the order of the text. */
  values: ReadValue[];
}
