/** What an instruction may mean. Several may fit its words; the document decides. */
export type Interpretation =
  /** `stated` where the value is what something "should be", which may be no value at all: "the tenant should be punctual". */
  | { kind: 'set'; name: string; value: string; stated?: boolean }
  | { kind: 'by'; name: string; step: string; percent: boolean; up: boolean }
  | { kind: 'longer'; step: string; up: boolean }
  | { kind: 'times'; name: string; factor: number }
  | { kind: 'sets'; pairs: [name: string, value: string][] }
  | { kind: 'term'; length: string }
  | { kind: 'remove'; name: string }
  | { kind: 'add-ready'; name: string; whole: string }
  | { kind: 'add-text'; name: string; words: string }
  | { kind: 'condition'; words: string }
  | { kind: 'covenant'; party: string; modal: string; act: string }
  | { kind: 'entry'; list: string; entry: string; gone: boolean }
  | { kind: 'replace'; from: string; to: string }
  | { kind: 'quantity'; topic: string; from: string; to: string }
  | { kind: 'mutual'; name: string }
  | { kind: 'option'; option: string }
  | { kind: 'unit'; length: string; from?: string }
  | { kind: 'in-place'; topic: string; from: string; to: string }
  | { kind: 'in-clause'; clause: string; from: string; to: string }
  | { kind: 'part-of-clause'; clause: string; what: string }
  | { kind: 'subject-to'; clause: string; to: string; prevails: boolean }
  | { kind: 'rewrite'; clause: string; words: string }
  | { kind: 'move'; clause: string; to: string; after: boolean }
  | { kind: 'swap'; clause: string; other: string }
  | { kind: 'merge'; clause: string; other: string }
  | { kind: 'split'; clause: string; parts: number | null }
  | { kind: 'except-from'; clause: string; what: string }
  | { kind: 'sentence'; clause: string; place: string }
  | { kind: 'phrase'; topic: string; from: string; to: string }
  | { kind: 'multiple'; topic: string; times: string }
  | { kind: 'bearer'; party: string; topic: string }
  | { kind: 'described'; who: string; what: string; value: string }
  | { kind: 'equal-shares' }
  | { kind: 'shares'; percents: number[] }
  | { kind: 'absolute'; act: string }
  | { kind: 'renumber' };

/** The groups of a rule's pattern. */
type Groups = RegExpExecArray;
/** A way of saying something, and what it means; null where the words mean something else after all. */
export type Rule = readonly [RegExp, (match: Groups) => Interpretation | null];

/** A group of a match, without blanks around it; '' where it took no part. */
export const g = (match: Groups, index: number): string => (match[index] ?? '').trim();

/** What is set to a value that was named as one. */
export const set = (name: string, value: string): Interpretation => ({ kind: 'set', name, value });
/** What is said to be, or to have to be, something: perhaps a value. */
export const stated = (name: string, value: string): Interpretation => ({ kind: 'set', name, value, stated: true });

/** What a party may or has to do, by the modal verb that was written. */
export function modalOf(words: string): string {
  if (/not|cannot/i.test(words)) return 'shall not';
  return /^(?:may|can|is allowed to)$/i.test(words) ? 'may' : 'shall';
}
