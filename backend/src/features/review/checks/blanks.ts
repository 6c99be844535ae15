import { findingAt, type Finding } from './finding.js';
import type { TextLine } from './text-lines.js';

/** Marked blanks, places to be written by hand and instructions to a draftsman. */
const BLANK =
  /\[\s{0,9}[●•_.…*\s-]{1,40}\]|●|_{4,}|\.{7,}|…{3,}|\{\{[^{}\n]{0,80}\}\}|[[<](?:insert|enter|fill|specify|state|name|date|amount|address|place|party|to be)\b[^\]>\n]{0,80}[\]>]|\b(?:TBD|TBC|XXX+)\b/giu;

/** What is signed and filled in by hand at the end: a label with a line after it, or a line alone. */
const BY_HAND =
  /(?:\b(?:signature|signed|sign|name|date|place|address|designation|title|capacity|witness(?:\s+\d+)?|occupation|age|phone|mobile|e-?mail|identity|id|pan|seal|stamp|initials|thumb impression|(?:registration|suit|case) (?:no|number)|number of pages|enrolment (?:no|number)|father's name)\b[^:_\n]{0,40}[:.]?\s*_{3,})|(?:हस्ताक्षर|नाम|दिनांक|स्थान|पता): ?_{3,}|^\s*_{4,}\s*$/giu;

/** An address that only the form could explain. */
const ELSEWHERE = /(?<=\b(?:of|at) |^To: [^\n]{1,150}, )(?:same (?:as|address|premises|place)|as (?:above|stated above)|ditto)\b/giu;

/** Places that are still to be filled in; the lines for signatures are not among them. */
export function* findBlanks(lines: readonly TextLine[]): Generator<Finding> {
  for (const line of lines) {
    const text = line.text.includes('__') ? line.text.replace(BY_HAND, (match) => ' '.repeat(match.length)) : line.text;
    for (const match of text.matchAll(BLANK))
      yield findingAt('blank', 'A blank is still to be filled in.', line, match.index, match[0].length);
    for (const match of text.matchAll(ELSEWHERE))
      yield findingAt('blank', 'Write this address out: who reads the document does not see the form.', line, match.index, match[0].length);
  }
}
