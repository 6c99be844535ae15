import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { checkDocument } from '../checks/check-document.js';
import { checkedValues } from '../template/form-values.js';
import { TemplateStore } from '../template/template-store.js';
import { redline, type RedlineSegment } from './redline.js';
import { revise } from './revise.js';

type Case = [group: string, type: string, instruction: string, has: string[], lacks: string[]];
const INSTRUCTIONS = [
  'suggestion-cases.json',
  'suggestion-cases-unseen.json',
  'suggestion-cases-further.json',
  'suggestion-cases-joined.json',
  'suggestion-cases-wording.json',
  'suggestion-cases-careful.json',
  'suggestion-cases-customary.json',
  'suggestion-cases-drafting.json',
  'suggestion-cases-spoken.json',
].flatMap((file) =>
  (JSON.parse(readFileSync(path.join(import.meta.dirname, file), 'utf8')) as Case[]).map(([, , instruction]) => instruction),
);
const TEMPLATES = path.join(import.meta.dirname, '../templates');
const store = new TemplateStore();
const DRAFTS = readdirSync(TEMPLATES).map((type) => {
  const template = store.find(type);
  if (!template) throw new Error(`no template ${type}`);
  const values = checkedValues(template.fields, {
    ...(JSON.parse(readFileSync(path.join(TEMPLATES, type, 'sample.json'), 'utf8')) as object),
  });
  return { template, values, before: template.assemble(values) };
});

/** Whether an instruction gives the words of a clause. */
const dictates = (instruction: string): boolean => /[:"]|\b(?:that|saying|says|stating|providing|clause)\b/i.test(instruction);

const side = (segments: readonly RedlineSegment[], own: RedlineSegment['kind']) =>
  segments
    .filter(({ kind }) => kind === 'equal' || kind === own)
    .map(({ text }) => text)
    .join('');

const broken = (content: string): string[] =>
  checkDocument(content)
    .filter(({ kind }) => kind === 'broken-reference')
    .map(({ excerpt }) => excerpt);

describe('revise on every template', () => {
  it('leaves numbers, references and redline whole, whatever is asked of which draft', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...DRAFTS),
        fc.array(fc.constantFrom(...INSTRUCTIONS), { minLength: 1, maxLength: 3 }),
        fc.constantFrom(' and ', ', ', '. ', '\n'),
        ({ template, values, before }, instructions, joint) => {
          const { content } = revise(template, values, {}, { suggestions: instructions.join(joint), previousDocument: before });
          const numbers = [...content.matchAll(/^(\d+)\. /gm)].map((match) => Number(match[1]));
          const whole = [...before.matchAll(/^(\d+)\. /gm)].every((match, index) => Number(match[1]) === index + 1);
          if (whole) expect(numbers).toEqual(numbers.map((_number, index) => index + 1));
          expect(broken(content).filter((each) => !broken(before).includes(each))).toEqual([]);
          if (instructions.length === 1 && !instructions.some(dictates))
            for (const instruction of instructions) expect(instruction.length > 30 && content.includes(instruction)).toBe(false);
          const segments = redline(before, content);
          expect(side(segments, 'deleted')).toBe(before);
          expect(side(segments, 'inserted')).toBe(content);
        },
      ),
      { numRuns: Number(process.env.RUNS ?? 25) },
    );
  });
});
