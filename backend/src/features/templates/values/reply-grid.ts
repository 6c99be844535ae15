import { type AnsweredAllegation, allegationLines, answeredAllegations, answerLines, besideRows, unaddressed } from './allegations.js';
import { listLines } from './list-lines.js';

/** A document that is enclosed, with the mark under which the reply names it. */
export interface Annexure {
  /** "R-1"; '' where no row names a document, so that none needs a mark. */
  mark: string;
  text: string;
}

/** An allegation with everything that the respondent puts beside it. */
export interface GridRow extends AnsweredAllegation {
  /** Quotation marks around the words of the document answered, which may hold others; empty where the words are the respondent's own. */
  quotes: readonly [string, string] | readonly [];
  /** The label is the number of a paragraph there. */
  numbered: boolean;
  evidence: Annexure[];
  /** Provisions that were ticked for it. */
  law: string[];
}

export interface ReplyGrid {
  rows: GridRow[];
  /** Lines of a summary that stands beside the allegations and says something else. */
  summary: string[];
  /** What answers no single allegation. */
  defences: string[];
  answers: string[];
  /** Provisions that were ticked for the whole reply. */
  law: string[];
  /** All documents, each once, in the order in which they are named. */
  annexures: Annexure[];
}

/** A reply as its form holds it; every list has one entry per line. */
export interface GridForm {
  /** Allegations of the document answered, read or corrected: they go before the other two. */
  allegations?: string;
  /** Its numbered paragraphs, where it was uploaded. */
  paragraphs?: readonly { label: string; text: string }[];
  summary?: string;
  answers?: string;
  defenses?: string;
  evidence?: string;
  law?: string;
  documents?: string;
  /** The letters before the number of an annexure: "R". */
  prefix?: string;
}

/** Joins what a form says for each allegation. Decides nothing: a row without an answer stays open. */
export function replyGrid({ allegations = '', paragraphs = [], summary = '', prefix = 'R', ...form }: GridForm): ReplyGrid {
  const [answers, defenses, evidence, law] = [form.answers, form.defenses, form.evidence, form.law].map((text) => answerLines(text ?? ''));
  const given = allegationLines(allegations);
  const alleged =
    given.length > 0
      ? given.map((row) => ({ ...row, quotes: quotesAround(row.text) }))
      : paragraphs.length > 0
        ? paragraphs.map((row) => ({ ...row, quotes: quotesAround(row.text), numbered: true }))
        : listLines(summary).map((text, index) => ({ label: String(index + 1), text, quotes: [] as const, numbered: false }));
  const answered = answeredAllegations(alleged, [...(answers ?? []), ...(defenses ?? [])]);
  const proofs = besideRows(alleged, evidence ?? []);
  const annexures = annexed([...proofs.flat(), ...unaddressed(evidence ?? [], alleged), ...listLines(form.documents ?? '')], {
    prefix: (evidence ?? []).length > 0 ? prefix : null,
  });
  const named = (text: string) => annexures.filter((annexure) => same(annexure.text) === same(text));
  const ticked = besideRows(alleged, law ?? []);
  return {
    rows: alleged.map((row, index) => ({
      ...row,
      stance: answered[index]?.stance ?? '',
      open: answered[index]?.open ?? false,
      admitted: answered[index]?.admitted ?? '',
      answers: answered[index]?.answers ?? [],
      evidence: (proofs[index] ?? []).flatMap(named),
      law: ticked[index] ?? [],
    })),
    summary: given.length > 0 ? listLines(summary).filter((line) => !given.some(({ text }) => same(text) === same(line))) : [],
    defences: unaddressed(defenses ?? [], alleged),
    answers: unaddressed(answers ?? [], alleged),
    law: unaddressed(law ?? [], alleged),
    annexures,
  };
}

const quotesAround = (text: string): readonly [string, string] => (text.includes('"') ? ['“', '”'] : ['"', '"']);

/** "Copy of the receipt" is the receipt, which is enclosed in copy. */
const same = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^(?:a |the )?(?:photo|true |certified )?cop(?:y|ies) of (?:the )?/u, '')
    .replace(/[\s.]+/gu, ' ')
    .trim();

/** Each document once, numbered from 1 where they are marked at all. */
function annexed(texts: readonly string[], { prefix }: { prefix: string | null }): Annexure[] {
  const once = new Map(texts.map((text): [string, string] => [same(text), text]).reverse());
  const order = [...new Set(texts.map(same))];
  return order.map((key, index) => ({ mark: prefix === null ? '' : `${prefix}-${index + 1}`, text: once.get(key) ?? '' }));
}
