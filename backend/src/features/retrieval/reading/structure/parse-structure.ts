import { parseAct } from './act-structure.js';
import { parseJudgment } from './judgment-structure.js';
import { parseText } from './text-structure.js';
import type { DocumentType, Unit } from './unit.js';

/** The units of a document in reading order; they never overlap. Falls back to headings and paragraphs. */
export function parseStructure(text: string, type: DocumentType): Unit[] {
  if (type === 'act') return parseAct(text, 'Section') ?? parseText(text);
  if (type === 'rule') return parseAct(text, 'Rule') ?? parseText(text);
  if (type === 'judgment') return parseJudgment(text) ?? parseText(text);
  return parseText(text);
}
