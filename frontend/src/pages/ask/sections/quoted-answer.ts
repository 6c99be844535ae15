/** Words of a source as an answer quotes them, with what leads up to them. */
export interface QuotedPiece {
  /** Such as "But:"; empty where the words simply follow. */
  lead: string;
  /** Without quotation marks; each part of a section on a line of its own. */
  words: string;
  /** Numbers of the citations that back it; at least one. */
  markers: readonly number[];
}

export interface QuotedPassage {
  /** Where the words stand, as the answer names it: "Section 4 of The Rent Act, 1990 (Receipts)". */
  name: string;
  pieces: readonly QuotedPiece[];
  /** The place has more words than are quoted. */
  partial: boolean;
}

/** An answer that consists of quotations. */
export interface QuotedAnswer {
  /** How it begins, such as that the question assumes something that the law does not say; '' for nothing. */
  corrections: string;
  /** The paragraph before the first of them, which says how the answer was made. */
  intro: string;
  passages: readonly QuotedPassage[];
}

/** "… says:" and "… says in part:", the line above the words that are quoted, in either language. */
const SAYS = / (?:says( in part)?|(के एक हिस्से )?में लिखा है):$/;
/** The end of a quotation: a mark with its numbers, at the end of a line. */
const END = /”((?: ?\[\d{1,3}\])+)(?:\n|$)/g;

/** The parts of an answer that only quotes; null for any other text, which is then shown as it is written. */
export function quotedAnswer(text: string): QuotedAnswer | null {
  const paragraphs = text.split(/\n{2,}/).filter((paragraph) => paragraph.trim());
  const first = paragraphs.findIndex((paragraph) => passageOf(paragraph) !== null);
  if (first < 0) return null;
  const passages = paragraphs.slice(first).map(passageOf);
  if (!passages.every((passage) => passage !== null)) return null;
  const before = paragraphs.slice(0, first);
  return { corrections: before.slice(0, -1).join('\n\n'), intro: before.at(-1) ?? '', passages };
}

function passageOf(paragraph: string): QuotedPassage | null {
  const head = paragraph.indexOf('\n');
  const line = paragraph.slice(0, head);
  const says = SAYS.exec(line);
  if (head < 0 || !says) return null;
  const pieces: QuotedPiece[] = [];
  for (let from = head + 1; from < paragraph.length; from = END.lastIndex) {
    const open = paragraph.indexOf('“', from);
    END.lastIndex = open;
    const end = open < 0 ? null : END.exec(paragraph);
    const lead = paragraph.slice(from, open).trim();
    if (!end || lead.includes('\n')) return null;
    const markers = [...(end[1] ?? '').matchAll(/\d+/g)].map(([number]) => Number(number));
    pieces.push({ lead, words: paragraph.slice(open + 1, end.index), markers });
  }
  return pieces.length > 0 ? { name: line.slice(0, says.index), pieces, partial: (says[1] ?? says[2]) !== undefined } : null;
}
