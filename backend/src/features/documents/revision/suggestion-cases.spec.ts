import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { checkDocument } from '../checks/check-document.js';
import { checkedValues } from '../template/form-values.js';
import { TemplateStore } from '../template/template-store.js';
import { revise } from './revise.js';

type Case = [group: string, type: string, instruction: string, has: string[], lacks: string[]];
/** The later files hold those that were written before the rules which understand them. */
const CASES = [
  'suggestion-cases.json',
  'suggestion-cases-unseen.json',
  'suggestion-cases-further.json',
  'suggestion-cases-joined.json',
  'suggestion-cases-wording.json',
  'suggestion-cases-careful.json',
  'suggestion-cases-customary.json',
  'suggestion-cases-drafting.json',
  'suggestion-cases-spoken.json',
].flatMap((file) => JSON.parse(readFileSync(path.join(import.meta.dirname, file), 'utf8')) as Case[]);
const store = new TemplateStore();

function revised(type: string, suggestions: string) {
  const template = store.find(type);
  if (!template) throw new Error(`no template ${type}`);
  const sample = JSON.parse(readFileSync(path.join(import.meta.dirname, '../templates', type, 'sample.json'), 'utf8')) as object;
  const values = checkedValues(template.fields, { ...sample });
  const before = template.assemble(values);
  return { before, ...revise(template, values, {}, { suggestions, previousDocument: before }) };
}

const broken = (content: string): string[] =>
  checkDocument(content)
    .filter(({ kind }) => kind === 'broken-reference')
    .map(({ excerpt }) => excerpt);

function numbering(content: string): number[] {
  return [...content.matchAll(/^(\d+)\. /gm)].map((match) => Number(match[1]));
}

describe.each(CASES.filter(([group]) => group !== 'impossible'))('%s: %s: %s', (group, type, instruction, has, lacks) => {
  const { before, content, outcomes } = revised(type, instruction);

  it(group === 'partly' ? 'is carried out as far as it can be, and the rest is reported' : 'is carried out whole', () => {
    for (const words of has) expect(content).toContain(words);
    for (const words of lacks) expect(content).not.toContain(words);
    const open = outcomes.filter(({ applied }) => !applied);
    expect(open.length > 0).toBe(group === 'partly');
  });

  it('leaves the numbers and references whole and is never set out itself', () => {
    expect(numbering(content)).toEqual(numbering(content).map((_number, index) => index + 1));
    expect(broken(content)).toEqual(broken(before));
    expect(content).not.toContain(instruction);
  });
});

describe.each(CASES.filter(([group]) => group === 'impossible'))('%s: %s: %s', (_group, type, instruction) => {
  it('is reported and changes nothing', () => {
    const { before, content, outcomes } = revised(type, instruction);
    expect(content).toBe(before);
    expect(outcomes.length).toBeGreaterThan(0);
    expect(outcomes.filter(({ applied }) => applied)).toEqual([]);
  });
});
