import { amountOf, money, percent, count } from '../../src/core/text/values/amounts.js';
import { checkDocument } from '../../src/features/review/checks/check-document.js';
import { clauseLabels } from '../../src/features/review/checks/clause-labels.js';
import { findBrokenReferences } from '../../src/features/review/checks/cross-references.js';
import { findTerms } from '../../src/features/review/checks/defined-terms.js';
import { findFigures } from '../../src/features/review/checks/figures.js';
import { numberFromWords } from '../../src/core/text/values/number-from-words.js';
import { bareWords, isHeading, textLines } from '../../src/features/review/checks/text-lines.js';
import { namedActs } from '../../src/core/text/law-names/named-acts.js';
import { longDate, readDates } from '../../src/core/text/values/dates.js';
import { readQuantities } from '../../src/core/text/values/quantities.js';
import { ACT_TITLES } from '../../src/core/text/law-names/acts/act-titles.js';
import { openingWords } from '../../src/features/notices/law/opening-words.js';
import { judgeEdits } from '../../src/features/editing/judging/judge-edits.js';
import { judgeWording } from '../../src/features/editing/judging/judge-wording.js';
import { inventedNames } from '../../src/features/editing/judging/invented-names.js';
import { unsafeText } from '../../src/features/editing/judging/unsafe-text.js';
import { numberedParagraphs } from '../../src/features/notices/reading/numbered-paragraphs.js';
import { listLines, oneLine } from '../../src/features/templates/values/list-lines.js';
import { readNotice } from '../../src/features/notices/reading/read-notice.js';
import { literalValues, markValue } from '../../src/features/templates/engine/literal-values.js';
import { applyOperations, outlineOf, parseDraft } from '@themis/draft';
import { TemplateStore } from '../../src/features/templates/engine/template-store.js';
import { checkedValues, type FormValues } from '../../src/features/templates/form/form-values.js';
import { DraftScene } from '../../src/features/editing/targets/draft-scene.js';
import { FieldNames } from '../../src/features/editing/targets/field-names.js';
import { findLines } from '../../src/features/editing/targets/find-lines.js';
import { subjectsOf } from '../../src/features/editing/targets/subjects.js';
import { followedParts } from '../../src/features/editing/parts/followed-parts.js';
import { inEnglish, isHindi } from '../../src/features/editing/reading/hindi.js';
import { partsOf, sentencesOf } from '../../src/features/editing/reading/instructions.js';
import { masked, valuesIn } from '../../src/features/editing/reading/masks.js';
import { readInstruction } from '../../src/features/editing/reading/read-instruction.js';
import { readyClause } from '../../src/features/editing/library/ready-clause.js';
import { redline } from '../../src/features/editing/redline/redline.js';
import { answeredAllegations, answerLines } from '../../src/features/templates/values/allegations.js';
import { stateOf } from '../../src/features/templates/values/indian-states.js';
import { personKind } from '../../src/features/templates/values/legal-persons.js';
import { swornFacts } from '../../src/features/templates/values/sworn-facts.js';
import type { Parser } from './parser.js';

const template = new TemplateStore().find('rent_agreement');
if (!template) throw new Error('there is no rent agreement');
const { fields } = template;
const values: FormValues = {
  landlord_name: 'Asha Verma',
  tenant_name: 'Ravi Kumar',
  monthly_rent: '25000',
  duration_months: '11',
  start_date: '2026-04-01',
  place: 'Pune',
};
/** Acts whose names the texts below are made of. */
const REPLACED = [{ from: 'Indian Penal Code, 1860', to: ['Bharatiya Nyaya Sanhita, 2023'], since: '2024-07-01' }];
const original = template.assemble(values);
const form = { template, values, extra: {} };
const names = new FieldNames(template);
const scene = new DraftScene(form, original);
const filledWith = (text: string): FormValues => Object.fromEntries(fields.map(({ name }) => [name, text]));
/** Changes as a model would name them, with a text in every part of them. */
const editsOf = (text: string) => [
  { instruction: 1, operation: { do: 'edit' as const, node: 'n3', oldText: text.split('\n')[0] ?? '', newText: text } },
  { instruction: 1, operation: { do: 'insert' as const, after: 'n1', text } },
  { instruction: 1, operation: { do: 'remove' as const, node: 'n2' } },
];

/** What reads suggestions, values of forms, documents that their owner edited, reference documents and drafts. */
/** A text as the body and the demand of a notice, so that every rule gets to see it. */
const asNotice = (text: string): string =>
  `LEGAL NOTICE\nDate: 1 May 2026\nTo,\n${text}\nSir,\nUnder instructions from my client ${text}\n1. ${text}\n2. You are called upon to pay ${text} within 15 days of ${text}`;

export const parsers: readonly Parser[] = [
  { name: 'sentencesOf', run: (text) => sentencesOf(text).map((sentence) => partsOf(sentence)) },
  { name: 'masked', run: (text) => [masked(text, () => true), valuesIn(text)] },
  { name: 'inEnglish', run: (text) => [isHindi(text), inEnglish(text)] },
  { name: 'readInstruction', size: 1000, run: (text) => readInstruction(text, () => true) },
  { name: 'subjectsOf', run: subjectsOf },
  { name: 'readyClause', run: (text) => readyClause(original, text, []) },
  { name: 'answeredAllegations', run: (text) => answeredAllegations(text, answerLines(text)) },
  { name: 'swornFacts', run: (text) => swornFacts(text, 2, 1) },
  { name: 'parties and places', run: (text) => [personKind(text, text), stateOf(text)] },
  { name: 'a suggestion', size: 500, run: (text) => followedParts(form, original, text) },
  {
    name: 'suggestions for an edited document',
    size: 1000,
    run: (text) =>
      followedParts(form, text, 'Set the monthly rent to 30000. Remove clause 2. Add an arbitration clause. Mention the tide.'),
  },
  { name: 'findLines', size: 2500, run: (text) => findLines(scene, text, []) },
  { name: 'outlineOf', run: outlineOf },
  { name: 'fields by their names', run: (text) => [names.named(text), names.partlyNamed(text), names.mentionedIn(text)] },
  { name: 'textLines', run: (text) => textLines(text).map((line) => [isHeading(line), bareWords(line)]) },
  { name: 'clauseLabels', run: (text) => clauseLabels(textLines(text)) },
  { name: 'findBrokenReferences', run: (text) => [...findBrokenReferences(textLines(text))] },
  { name: 'findTerms', run: (text) => [...findTerms(text, textLines(text))] },
  { name: 'findFigures', run: (text) => [...findFigures(textLines(text))] },
  { name: 'checkDocument', size: 2500, run: (text) => checkDocument(text, { replaced: REPLACED }) },
  {
    name: 'checkDocument, by what it was made from',
    size: 500,
    oneIn: 2,
    run: (text) => [
      checkDocument(text, { origin: { template, given: filledWith(text) } }),
      checkDocument(original, { origin: { template, given: filledWith(text) } }),
    ],
  },
  { name: 'numberFromWords', run: numberFromWords },
  { name: 'readDates', run: readDates },
  { name: 'readQuantities', run: (text) => readQuantities(text) },
  { name: 'namedActs', run: (text) => namedActs(text, ACT_TITLES) },
  { name: 'amounts', run: (text) => [amountOf(text), money(text, 'INR'), percent(text), count(text, 'month')] },
  { name: 'longDate', run: longDate },
  { name: 'listLines', run: listLines },
  { name: 'oneLine', run: oneLine },
  { name: 'literalValues', size: 2500, run: (text) => literalValues(`${markValue(text)}\n**${markValue(text)}\n| ${markValue(text)} |`) },
  { name: 'checkedValues', size: 1000, run: (text) => checkedValues(fields, filledWith(text)) },
  { name: 'a template', size: 300, oneIn: 2, run: (text) => template.assemble(filledWith(text)) },
  { name: 'numberedParagraphs', run: numberedParagraphs },
  { name: 'readNotice', size: 500, run: (text) => [readNotice(text), readNotice(asNotice(text))] },
  { name: 'inventedNames', size: 2500, run: (text) => inventedNames(text, original) },
  { name: 'unsafeText', run: (text) => unsafeText(text, original) },
  {
    name: 'the tree of a draft',
    size: 2500,
    run: (text) =>
      applyOperations(
        parseDraft(text),
        editsOf(text).map(({ operation }) => operation),
      ),
  },
  {
    name: 'judgeEdits',
    size: 1000,
    oneIn: 2,
    run: (text) => [
      judgeEdits({
        content: text,
        instructions: [{ words: text, fields: [{ label: 'Rent', value: text }] }],
        edits: editsOf(text),
        given: text,
      }),
      judgeEdits({ content: original, instructions: [{ words: text, fields: [] }], edits: editsOf(text), given: '' }),
    ],
  },
  {
    name: 'judgeWording',
    size: 1000,
    oneIn: 2,
    run: (text) => judgeWording({ content: text, parts: [{ label: 'Facts', value: text }], edits: editsOf(text), given: text }),
  },
  { name: 'openingWords', run: openingWords },
  { name: 'redline of two texts', size: 2000, oneIn: 20, run: (text) => redline(text, [...text].reverse().join('')) },
];
