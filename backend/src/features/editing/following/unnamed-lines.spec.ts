import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { applyOperations, parseDraft } from '@themis/draft';
import fc from 'fast-check';
import { checkedValues } from '../../templates/form/form-values.js';
import { TemplateStore } from '../../templates/engine/template-store.js';
import { spokenValue, valuesIn } from '../reading/masks.js';
import { DraftScene } from '../targets/draft-scene.js';
import { subjectsOf } from '../targets/subjects.js';
import { followSuggestions } from './follow-suggestions.js';

const TEMPLATES = path.join(import.meta.dirname, '../../templates/shipped');
const store = new TemplateStore();
const drafts = ['rent_agreement', 'plaint', 'affidavit', 'will'].map((type) => {
  const template = store.find(type);
  if (!template) throw new Error(`no template ${type}`);
  const values = checkedValues(
    template.fields,
    JSON.parse(readFileSync(path.join(TEMPLATES, type, 'sample.json'), 'utf8')) as Record<string, unknown>,
  );
  const form = { template, values, extra: {} };
  return { form, scene: new DraftScene(form, template.assemble(values, {})) };
});

const verb = fc.constantFrom(
  'change',
  'make',
  'set',
  'increase',
  'remove',
  'please correct',
  'it was',
  'move',
  'add',
  'badha do',
  'hata do',
  '',
);
const said = fc.constantFrom(
  '12',
  '41',
  'Rs. 30,000',
  '45 days',
  '3 months',
  '5 May 2026',
  '15%',
  '4 p.m.',
  'Meera Shah',
  '“new words”',
  '',
);
const joint = fc.constantFrom('to', 'is', 'not', 'instead of', 'ko', 'ka', 'and', ',', '');
const thing = fc.constantFrom(
  ...[
    'rent',
    'deposit',
    'notice',
    'the date',
    'his name',
    'interest',
    'the witness',
    'chairs',
    'lock-in',
    'clause 5',
    'paragraph 7',
    'fans',
    'school',
    'executor',
    'invoice no.',
  ],
);
const suggestion = fc
  .array(fc.tuple(verb, thing, joint, said), { minLength: 1, maxLength: 2 })
  .map((parts) => parts.map((part) => part.filter(Boolean).join(' ')).join(' and '));

/** Whether a suggestion names a line: by its number, by words of it, of its title or of a field that it prints, or by a value in it. */
const isNamed = (scene: DraftScene, at: number, words: string, fields: readonly string[]): boolean => {
  const own = new Set([
    ...(scene.subjects[at] ?? []),
    ...(scene.titles[at] ?? []),
    ...fields.flatMap((name) =>
      subjectsOf(
        `${scene.form.template.fields.find((field) => field.name === name)?.label ?? ''} ${name} ${(scene.form.template.aliases[name] ?? []).join(' ')}`,
      ),
    ),
  ]);
  const text = scene.tree.nodes[at]?.text ?? '';
  const isValue = valuesIn(words).some(({ amount, day }) =>
    valuesIn(text).some((each) => (day ? each.day === day : each.amount === amount)),
  );
  return (
    isValue ||
    subjectsOf(words).some((subject) => own.has(subject)) ||
    (words.match(/\b(?:clause|paragraph) (\d+)/g) ?? []).some((label) => (scene.cited[at] ?? '').startsWith(label.split(' ')[1] ?? '-')) ||
    spokenValue(words) !== null
  );
};

it('leaves every line that a suggestion does not name', () => {
  fc.assert(
    fc.property(fc.constantFrom(...drafts), suggestion, ({ form, scene }, words) => {
      for (const { instruction, operations, values } of followSuggestions(form, scene.content, words).changes) {
        const after = new Map(applyOperations(parseDraft(scene.content), operations).tree.nodes.map(({ id, text }) => [id, text]));
        // Numbers of clauses and what refers to them follow by themselves.
        const bare = (text: string | undefined) => text?.replace(/\b(?:clauses?|paragraphs?) [\d., andto]+/g, '§');
        const touched = scene.tree.nodes.flatMap(({ id, text }, at) => (bare(after.get(id)) === bare(text) ? [] : [at]));
        // A form's value prints in many lines; one of them at least is named, or the field is.
        const isOfForm = Object.keys(values).length > 0;
        const isMeant = (at: number) => isNamed(scene, at, instruction, Object.keys(values));
        expect({
          instruction,
          touched: touched.map((at) => scene.shown(at)),
          isMeant: isOfForm ? touched.some(isMeant) || touched.length === 0 : touched.every(isMeant),
        }).toMatchObject({ isMeant: true });
      }
    }),
    // The same suggestions in every run: what others find is mended with a case of its own, and fails no change that has nothing to do with it.
    { numRuns: 60, seed: 7 },
  );
});
