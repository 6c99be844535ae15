import { analyse, tokens } from '../../src/features/retrieval/encoding/analyser.js';
import { encodePassage } from '../../src/features/retrieval/encoding/encoder.js';
import { countedLines, leaderLines } from '../../src/features/retrieval/reading/cleaning/counted-lines.js';
import { edgeLines } from '../../src/features/retrieval/reading/cleaning/edge-lines.js';
import { amendmentNotes, footnoteMarks } from '../../src/features/retrieval/reading/cleaning/footnotes.js';
import { glyphs } from '../../src/features/retrieval/reading/cleaning/glyphs.js';
import { lineBreakHyphens } from '../../src/features/retrieval/reading/cleaning/line-breaks.js';
import { splitWords } from '../../src/features/retrieval/reading/cleaning/split-words.js';
import { citedActs } from '../../src/features/retrieval/reading/cited-acts.js';
import { findFacts, findShortNames, titleCase, titleFromFilename } from '../../src/features/retrieval/reading/metadata.js';
import { ownStatus } from '../../src/features/retrieval/reading/own-status.js';
import { cutPassages } from '../../src/features/retrieval/reading/passages.js';
import { reportReading } from '../../src/features/retrieval/reading/reading-report.js';
import { outlineOf } from '../../src/features/retrieval/reading/outline.js';
import { caseCitations } from '../../src/core/text/law-names/case-citations.js';
import { caseName, namedCases } from '../../src/core/text/authorities/case-names.js';
import { FoldedText } from '../../src/core/text/authorities/folded-text.js';
import { numberedPapers } from '../../src/core/text/authorities/numbered-papers.js';
import { citedCases } from '../../src/features/retrieval/reading/judgment/cited-cases.js';
import { sentences } from '../../src/core/text/sentences.js';
import { parseAct } from '../../src/features/retrieval/reading/structure/act-structure.js';
import { parseJudgment } from '../../src/features/retrieval/reading/structure/judgment-structure.js';
import { looksLikeHeading, splitLines } from '../../src/features/retrieval/reading/structure/lines.js';
import { readings } from '../../src/features/retrieval/reading/structure/list-labels.js';
import { parseStructure } from '../../src/features/retrieval/reading/structure/parse-structure.js';
import { scheduleLabel } from '../../src/features/retrieval/reading/structure/schedules/schedule-label.js';
import { scheduleUnits } from '../../src/features/retrieval/reading/structure/schedules/schedule-units.js';
import { excerptOf } from '../../src/features/retrieval/search/excerpts/excerpt-of.js';
import { partsOf } from '../../src/features/retrieval/reading/parts/section-parts.js';
import { subdivide } from '../../src/features/retrieval/reading/structure/subdivisions.js';
import { parseText } from '../../src/features/retrieval/reading/structure/text-structure.js';
import { prepareText } from '../../src/features/retrieval/reading/text-cleaner.js';
import type { DocumentType } from '../../src/features/retrieval/reading/structure/unit.js';
import type { Parser } from './parser.js';

const TYPES: readonly DocumentType[] = ['act', 'judgment', 'rule', 'other'];
/** Pages of some lines each. */
const pagesOf = (text: string) => (text.match(/[^]{1,400}/g) ?? []).map((page, index) => ({ number: index + 1, text: page }));
const starts = (text: string) => pagesOf(text).map((_, index) => index * 401);
const texts = (text: string) => pagesOf(text).map((page) => page.text);
const unit = (text: string) =>
  ({ kind: 'schedule', label: 'Schedule', path: ['Schedule'], heading: '', start: 0, bodyStart: 0, end: text.length }) as const;
const NO_FACTS = {
  title: 'a',
  year: null,
  jurisdiction: null,
  court: null,
  shortNames: [],
  opening: '',
  cites: [],
  ownStatus: null,
  judgment: null,
};
/** A page with notes, so that its marks are looked for. */
const NOTED = { cut: null, numbers: new Set(['1', '2']) };
/** Words that a text layer has split, so that others are looked for. */
const SPLIT = 'P RELIMINARY t he s ection o ther s hall n otice '.repeat(20);
const AN_ACT = 'THE SAMPLE ACT, 2001\n\n1. Short title.—This Act may be called the Sample Act.\n\n2. Rent.—Rent is due.\n\n';

/** What reads sources of law and reference files: from extracted pages to passages and their terms. */
export const parsers: readonly Parser[] = [
  { name: 'prepareText', run: (text) => prepareText([{ number: null, text }]) },
  { name: 'prepareText of pages', run: (text) => prepareText(pagesOf(text)) },
  { name: 'edgeLines', run: (text) => edgeLines(texts(text), starts(text)) },
  { name: 'amendmentNotes', run: (text) => amendmentNotes(texts(text), starts(text)) },
  { name: 'amendmentNotes of two pages', run: (text) => amendmentNotes([text, text], [0, text.length + 1]) },
  { name: 'footnoteMarks', run: (text) => footnoteMarks(text, [text], [0], [NOTED]) },
  { name: 'countedLines', run: countedLines },
  { name: 'leaderLines', run: (text) => leaderLines(`CONTENTS\n${text}`) },
  { name: 'glyphs', run: glyphs },
  { name: 'splitWords', run: (text) => splitWords(SPLIT + text) },
  { name: 'lineBreakHyphens', run: lineBreakHyphens },
  { name: 'splitLines', run: splitLines },
  { name: 'looksLikeHeading', run: looksLikeHeading },
  { name: 'parseAct', run: (text) => parseAct(text, 'Section') },
  { name: 'parseAct with sections before', run: (text) => parseAct(AN_ACT + text, 'Section') },
  { name: 'parseAct with a schedule', run: (text) => parseAct(`${AN_ACT}THE SCHEDULE\n\n${text}`, 'Section') },
  { name: 'parseJudgment', run: parseJudgment },
  { name: 'parseText', run: parseText },
  { name: 'scheduleUnits', run: (text) => scheduleUnits(text, unit(text)) },
  { name: 'scheduleLabel', run: scheduleLabel },
  { name: 'readings', run: readings },
  { name: 'partsOf', run: (text) => partsOf(text) },
  {
    name: 'excerptOf',
    size: 2500,
    run: (text) =>
      excerptOf(
        { text, heading: '', cited: [], words: 120, named: [] },
        { question: 'By when is rent due in Goa?', terms: [], states: ['Goa'] },
      ),
  },
  { name: 'subdivide', run: (text) => subdivide(text, 0, text.length) },
  ...TYPES.map((type): Parser => ({ name: `passages of an ${type}`, run: (text) => cutPassages(text, parseStructure(text, type)) })),
  {
    name: 'passages of one section',
    run: (text) =>
      cutPassages(text, [{ kind: 'section', label: '1', path: ['Section 1'], heading: '', start: 0, bodyStart: 0, end: text.length }]),
  },
  ...TYPES.map((type): Parser => ({ name: `findFacts of an ${type}`, run: (text) => findFacts(text, type, 'a.txt') })),
  ...TYPES.map((type): Parser => ({
    name: `reportReading of an ${type}`,
    run: (text) => reportReading(text, parseStructure(text, type), type, 'a.txt', NO_FACTS),
  })),
  { name: 'findShortNames', run: findShortNames },
  { name: 'citedActs', run: citedActs },
  { name: 'caseCitations', run: (text) => caseCitations(text, 1000) },
  { name: 'citedCases', run: (text) => citedCases(`${text} v. Roe, (2019) 4 SCC 1 ${text}`, new Set()) },
  { name: 'caseName', run: caseName },
  { name: 'namedCases', run: (text) => namedCases(`${text} Asha v. Roe ${text}`, 100) },
  { name: 'numberedPapers', run: (text) => numberedPapers(`${text} S.O. 12(E) ${text}`, 100) },
  { name: 'FoldedText', run: (text) => new FoldedText(text).holds(text.slice(-200)) },
  ...TYPES.map((type): Parser => ({ name: `outlineOf of an ${type}`, run: (text) => outlineOf(parseStructure(text, type), text) })),
  { name: 'ownStatus', run: ownStatus },
  { name: 'titles', run: (text) => [titleCase(text), titleFromFilename(text)] },
  { name: 'sentences', run: (text) => [sentences(text), sentences(text, { atSemicolons: true })] },
  { name: 'tokens', size: 2500, run: tokens },
  { name: 'analyse', run: analyse },
  { name: 'encodePassage', size: 1500, run: (text) => encodePassage({ title: text, headings: [text], unit: '1', text }) },
];
