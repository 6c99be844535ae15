import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { checkDocument } from '../checks/check-document.js';
import type { DocumentTemplate } from '../template/document-template.js';
import { checkedValues, type FormValues } from '../template/form-values.js';
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

interface Draft {
  template: DocumentTemplate;
  values: FormValues;
  before: string;
  broken: string[];
}
const drafts = new Map<string, Draft>();

/** The sample of a type as it was drafted first. */
function draftOf(type: string): Draft {
  const known = drafts.get(type);
  if (known) return known;
  const template = store.find(type);
  if (!template) throw new Error(`no template ${type}`);
  const sample = JSON.parse(readFileSync(path.join(import.meta.dirname, '../templates', type, 'sample.json'), 'utf8')) as object;
  const values = checkedValues(template.fields, { ...sample });
  const before = template.assemble(values);
  const draft = { template, values, before, broken: broken(before) };
  drafts.set(type, draft);
  return draft;
}

function revised({ template, values, before }: Draft, suggestions: string) {
  return revise(template, values, {}, { suggestions, previousDocument: before });
}

const broken = (content: string): string[] =>
  checkDocument(content)
    .filter(({ kind }) => kind === 'broken-reference')
    .map(({ excerpt }) => excerpt);

function numbering(content: string): number[] {
  return [...content.matchAll(/^(\d+)\. /gm)].map((match) => Number(match[1]));
}

describe('a suggestion is carried out, with numbers and references whole, and never set out itself', () => {
  it.each(CASES.filter(([group]) => group !== 'impossible'))('%s: %s: %s', (group, type, instruction, has, lacks) => {
    const draft = draftOf(type);
    const { content, outcomes } = revised(draft, instruction);
    for (const words of has) expect(content).toContain(words);
    for (const words of lacks) expect(content).not.toContain(words);
    // What can be carried out in part only is reported.
    expect(outcomes.some(({ applied }) => !applied)).toBe(group === 'partly');
    expect(numbering(content)).toEqual(numbering(content).map((_number, index) => index + 1));
    expect(broken(content)).toEqual(draft.broken);
    expect(content).not.toContain(instruction);
  });
});

describe('a suggestion that cannot be carried out is reported and changes nothing', () => {
  it.each(CASES.filter(([group]) => group === 'impossible'))('%s: %s: %s', (_group, type, instruction) => {
    const draft = draftOf(type);
    const { content, outcomes } = revised(draft, instruction);
    expect(content).toBe(draft.before);
    expect(outcomes.length).toBeGreaterThan(0);
    expect(outcomes.filter(({ applied }) => applied)).toEqual([]);
  });
});
