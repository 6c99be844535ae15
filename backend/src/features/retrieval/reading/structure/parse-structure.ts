import { parseAct } from './act-structure.js';
import { parseJudgment } from './judgment-structure.js';
import { parseText } from './text-structure.js';
import type { DocumentType, Unit } from './unit.js';

/** The title of the one act whose sections are called Articles, alone on a line at the head of the text. */
const CONSTITUTION = /^[^\p{L}\n]{0,20}(?:the )?constitution of india[^\p{L}\n]{0,20}$/imu;
const HEAD = 2000;

/** The units of a document in reading order; they never overlap. Falls back to headings and paragraphs. */
export function parseStructure(text: string, type: DocumentType): Unit[] {
  if (type === 'act') return parseAct(text, CONSTITUTION.test(text.slice(0, HEAD)) ? 'Article' : 'Section') ?? parseText(text);
  if (type === 'rule') return parseAct(text, 'Rule') ?? parseText(text);
  if (type === 'judgment') return parseJudgment(text) ?? parseText(text);
  return parseText(text);
}
