import { amountOf, money, percent, count } from '../../../src/features/documents/values/amounts.js';
import { checkDocument } from '../../../src/features/documents/checks/check-document.js';
import { clauseLabels } from '../../../src/features/documents/checks/clause-labels.js';
import { findBrokenReferences } from '../../../src/features/documents/checks/cross-references.js';
import { findTerms } from '../../../src/features/documents/checks/defined-terms.js';
import { findFigures } from '../../../src/features/documents/checks/figures.js';
import { numberFromWords } from '../../../src/features/documents/values/number-from-words.js';
import { bareWords, isHeading, textLines } from '../../../src/features/documents/checks/text-lines.js';
import { longDate } from '../../../src/features/documents/values/dates.js';
import { bestWords } from '../../../src/features/documents/drafting/best-words.js';
import { draftObjections } from '../../../src/features/documents/checks/draft-check.js';
import { inventedNames } from '../../../src/features/documents/threads/invented-names.js';
import { isMentioned, lostValues } from '../../../src/features/documents/checks/kept-values.js';
import { numberedParagraphs } from '../../../src/features/documents/threads/numbered-paragraphs.js';
import { listLines, oneLine } from '../../../src/features/documents/values/list-lines.js';
import { literalValues, markValue } from '../../../src/features/documents/template/literal-values.js';
import { clauseNamed, outlineOf } from '../../../src/features/documents/revision/clause-outline.js';
import { addClause, addSpecialConditions, removeClause } from '../../../src/features/documents/revision/edit-clauses.js';
import { fieldNamed } from '../../../src/features/documents/revision/find-field.js';
import { mergeChanges } from '../../../src/features/documents/revision/merge-changes.js';
import { parseSuggestions } from '../../../src/features/documents/revision/parse-suggestions.js';
import { plainValue, quantityIn } from '../../../src/features/documents/revision/plain-values.js';
import { revise } from '../../../src/features/documents/revision/revise.js';
import { standardClause } from '../../../src/features/documents/revision/standard-clauses.js';
import { TemplateStore } from '../../../src/features/documents/template/template-store.js';
import { checkedValues, type FormValues } from '../../../src/features/documents/template/form-values.js';
import { redline } from '../../../src/features/documents/revision/redline.js';
import type { Parser } from './growth.js';

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
const original = template.assemble(values);
const form = { fields, values, hasClause: (name: string) => clauseNamed(outlineOf(original), name) !== null };
const filledWith = (text: string): FormValues => Object.fromEntries(fields.map(({ name }) => [name, text]));
const expectations = { fields, values, open: null, revising: false, citations: [{ quotation: 'the rent is due' }] as never[] };

/** What reads suggestions, values of forms, documents that their owner edited, reference documents and drafts. */
export const parsers: readonly Parser[] = [
  { name: 'parseSuggestions', run: (text) => parseSuggestions(form, text) },
  {
    name: 'revise by a suggestion',
    size: 1000,
    run: (text) => revise(template, values, {}, { suggestions: text, previousDocument: original }),
  },
  {
    name: 'revise an edited document',
    run: (text) =>
      revise(
        template,
        values,
        {},
        {
          suggestions: 'Set the monthly rent to 30000. Remove clause 2. Add an arbitration clause. Mention the tide.',
          previousDocument: text,
        },
      ),
  },
  { name: 'outlineOf', run: outlineOf },
  { name: 'clauseNamed', run: (text) => [clauseNamed(outlineOf(text), 'notice of rent'), clauseNamed(outlineOf(original), text)] },
  { name: 'removeClause', run: (text) => removeClause(text, '1') },
  { name: 'addClause', run: (text) => addClause(text, text, text.split('\n')) },
  { name: 'addSpecialConditions', run: (text) => addSpecialConditions(`${text}\n1. Special conditions\n\n1.1 a`, text.split('\n')) },
  { name: 'mergeChanges', size: 1000, run: (text) => mergeChanges(original, original.replaceAll('25,000', '30,000'), text) },
  { name: 'fieldNamed', run: (text) => fieldNamed(fields, text) },
  { name: 'plainValue', size: 2000, run: (text) => fields.map((field) => plainValue(field, text)) },
  { name: 'quantityIn', run: (text) => quantityIn(text, 'month') },
  { name: 'standardClause', run: standardClause },
  { name: 'textLines', run: (text) => textLines(text).map((line) => [isHeading(line), bareWords(line)]) },
  { name: 'clauseLabels', run: (text) => clauseLabels(textLines(text)) },
  { name: 'findBrokenReferences', run: (text) => [...findBrokenReferences(textLines(text))] },
  { name: 'findTerms', run: (text) => [...findTerms(text, textLines(text))] },
  { name: 'findFigures', run: (text) => [...findFigures(textLines(text))] },
  { name: 'checkDocument', size: 2500, run: checkDocument },
  { name: 'numberFromWords', run: numberFromWords },
  { name: 'amounts', run: (text) => [amountOf(text), money(text, 'INR'), percent(text), count(text, 'month')] },
  { name: 'longDate', run: longDate },
  { name: 'listLines', run: listLines },
  { name: 'oneLine', run: oneLine },
  { name: 'literalValues', size: 2500, run: (text) => literalValues(`${markValue(text)}\n**${markValue(text)}\n| ${markValue(text)} |`) },
  { name: 'checkedValues', size: 1000, run: (text) => checkedValues(fields, filledWith(text)) },
  { name: 'a template', size: 300, oneIn: 2, run: (text) => template.assemble(filledWith(text)) },
  { name: 'numberedParagraphs', run: (text) => numberedParagraphs(text, text.split('\n')) },
  { name: 'inventedNames', size: 2500, run: (text) => inventedNames(text, original) },
  { name: 'draftObjections', size: 2500, oneIn: 2, run: (text) => draftObjections(text, { ...expectations, basis: text }) },
  { name: 'lostValues', size: 500, run: (text) => lostValues(fields, filledWith(text), text, original) },
  { name: 'isMentioned', run: (text) => isMentioned(fields[0] as (typeof fields)[number], text, text) },
  { name: 'bestWords', size: 2500, run: (text) => bestWords(text, text) },
  { name: 'redline of two texts', size: 2000, oneIn: 20, run: (text) => redline(text, [...text].reverse().join('')) },
];
