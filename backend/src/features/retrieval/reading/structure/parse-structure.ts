import { parseAct } from './act-structure.js';
import { parseJudgment } from './judgment-structure.js';
import { parseText } from './text-structure.js';
import type { DocumentType, Unit } from './unit.js';

/** The title of the one act whose sections are called Articles, alone on a line at the head of the text; or its first words. */
const CONSTITUTION = /^[^\p{L}\n]{0,20}(?:the )?constitution of india[^\p{L}\n]{0,20}$/imu;
const PREAMBLE = /\bWE, THE PEOPLE OF INDIA, having\s+solemnly\s+resolved\b/u;
const HEAD = 2000;
/** An official print has its list of articles before the preamble. */
const BEFORE_PREAMBLE = 120_000;

/** Whether an act is the Constitution of India. */
export const isConstitution = (text: string): boolean =>
  CONSTITUTION.test(text.slice(0, HEAD)) || PREAMBLE.test(text.slice(0, BEFORE_PREAMBLE));
/** The first law that a text names with its year is itself: what makes its units rules or regulations, whatever it was filed as. */
const OWN_NAME = /\b(act|code|sanhita|adhiniyam|constitution|ordinance|rules|regulations),?\s+\(?(?:18|19|20)\d\d/iu;
/** "These rules may be called the … Rules, 2006": surer, since a gazette names the act that they are made under first. */
const CALLED =
  /\bmay be (?:called|cited as)\s[^.;]{4,200}?\b(act|code|sanhita|adhiniyam|ordinance|rules|regulations),?\s*\(?(?:18|19|20)\d\d/iu;
const CALLED_WITHIN = 20_000;
const UNIT_NAMES: Readonly<Record<string, string>> = { rules: 'Rule', regulations: 'Regulation' };

/** What the numbered units of an act or of rules are called: 'Section', 'Article', 'Rule', 'Regulation'. */
function unitName(text: string, type: 'act' | 'rule'): string {
  const head = text.slice(0, HEAD);
  if (type === 'act' && isConstitution(text)) return 'Article';
  const named = CALLED.exec(text.slice(0, CALLED_WITHIN)) ?? OWN_NAME.exec(head);
  const own = UNIT_NAMES[named?.[1]?.toLowerCase() ?? ''];
  return own ?? (type === 'act' ? 'Section' : 'Rule');
}

/** The units of a document in reading order; they never overlap. Falls back to headings and paragraphs. */
export function parseStructure(text: string, type: DocumentType): Unit[] {
  if (type === 'act' || type === 'rule') return parseAct(text, unitName(text, type)) ?? parseText(text);
  if (type === 'judgment') return parseJudgment(text) ?? parseText(text);
  return parseText(text);
}
