/** A numbered clause of a text, as lines `from` to before `to`. */
export interface OutlineClause {
  number: number;
  title: string;
  from: number;
  to: number;
}

export interface Outline {
  lines: string[];
  clauses: OutlineClause[];
  /** First line after the last clause: execution, verification or schedule. The end of the text if there is none. */
  bodyEnd: number;
}

const CLAUSE = /^\**(\d{1,3})\.\s+/;
/** What follows the clauses. */
const AFTER_BODY =
  /^(?:#|(?:place|date)\s*:|\**(?:IN WITNESS|SIGNED|EXECUTED)\b|\[page break\]|(?:signature|हस्ताक्षर|स्थान|दिनांक)\s*:|yours (?:faithfully|truly|sincerely))/i;
/** The role of who signs: in capitals, and in Hindi, which has none, in bold. */
const ROLE = /^(?:\**[A-Z][A-Z0-9 .&'()-]{2,60}\**|\*\*[\u0900-\u097f][\u0900-\u097f .&'()-]{1,60}\*\*)$/;
const SIGNATURE = /^(?:signature|हस्ताक्षर)\s*:/i;

/** Whether a line begins the part in which a draft is signed: within the clauses only the name of a role in bold capitals does. */
export const isExecution = (line: string, isWithin: boolean): boolean =>
  !line.startsWith('#') && ROLE.test(line) ? !isWithin || line.startsWith('**') : !isWithin && AFTER_BODY.test(line);

/** Finds the clauses numbered 1, 2, 3 … of a text; other numbers are text. */
export function outlineOf(text: string): Outline {
  const lines = text.split('\n');
  const clauses: OutlineClause[] = [];
  let bodyEnd = lines.length;
  for (const [index, line] of lines.entries()) {
    const match = CLAUSE.exec(line);
    const last = clauses.at(-1);
    if (match && Number(match[1]) === clauses.length + 1) {
      if (last) last.to = index;
      clauses.push({ number: clauses.length + 1, title: titleIn(line.slice(match[0].length)), from: index, to: lines.length });
    } else if (
      last &&
      !isHeadingBetween(lines, index, clauses.length + 1) &&
      (AFTER_BODY.test(line) || (ROLE.test(line) && SIGNATURE.test(lines[index + 1] ?? '')))
    ) {
      bodyEnd = index;
      last.to = index;
      break;
    }
  }
  if (clauses.length === 0)
    bodyEnd = Math.max(
      0,
      lines.findIndex((line, index) => index > 0 && AFTER_BODY.test(line) && !line.startsWith('# ')),
    );
  if (clauses.length === 0 && bodyEnd === 0) bodyEnd = lines.length;
  return { lines, clauses, bodyEnd };
}

const titleIn = (text: string): string => text.trimEnd().replace(/(?<!\*)\*+$/, '');

/** Whether a heading has the next numbered paragraph under it: notices and pleadings count through all their parts. */
function isHeadingBetween(lines: readonly string[], index: number, next: number): boolean {
  if (!lines[index]?.startsWith('## ')) return false;
  const following = lines.slice(index + 1).find((line) => line.trim() !== '');
  return Number(CLAUSE.exec(following ?? '')?.[1]) === next;
}
