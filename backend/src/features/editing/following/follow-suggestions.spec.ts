import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { applyOperations, parseDraft, withReferences, writeDraft } from '@themis/draft';
import { diffArrays } from 'diff';
import { inTurn } from '../../../../test/support/in-turn.js';
import { checkedValues } from '../../templates/form/form-values.js';
import { TemplateStore } from '../../templates/engine/template-store.js';
import type { DraftForm } from '../making/form-change.js';
import { type Followed, followSuggestions } from './follow-suggestions.js';

interface Case {
  template: string;
  suggestion: string;
  /** What changes, and nothing else does: "old → new" of the words of a line, "+ line", "- line". */
  done?: string[];
  /** One of the choices of each question begins so. */
  asks?: string[];
  /** It changes nothing, and asks nothing. */
  nothing?: true;
}

const TEMPLATES = path.join(import.meta.dirname, '../../templates/shipped');
const CASES = JSON.parse(readFileSync(path.join(import.meta.dirname, 'follow-suggestions.cases.json'), 'utf8')) as Case[];
const store = new TemplateStore();
const forms = new Map<string, { form: DraftForm; content: string }>();

function draftOf(type: string): { form: DraftForm; content: string } {
  const known = forms.get(type);
  if (known) return known;
  const template = store.find(type);
  if (!template) throw new Error(`no template ${type}`);
  const sample = JSON.parse(readFileSync(path.join(TEMPLATES, type, 'sample.json'), 'utf8')) as Record<string, unknown>;
  const values = checkedValues(template.fields, sample);
  const made = { form: { template, values, extra: {} }, content: template.assemble(values, {}) };
  forms.set(type, made);
  return made;
}

const applied = (content: string, { changes }: Followed): string => {
  const { tree, refused } = applyOperations(
    parseDraft(content),
    changes.flatMap(({ operations }) => operations),
  );
  expect(refused).toEqual([]);
  return writeDraft(tree);
};

/** Lines without their numbers and the numbers that they refer to: both follow by themselves. */
const linesOf = (text: string): string[] =>
  parseDraft(text)
    .nodes.map((node) => withReferences(node.text, () => '§'))
    .filter((line) => line !== '');

/** What differs between two drafts: the words of lines that changed, and the lines that come and go. */
function changesBetween(before: string, after: string): string[] {
  const parts = diffArrays(linesOf(before), linesOf(after));
  return parts.flatMap(({ removed, added, value }, index) => {
    const next = parts[index + 1];
    const previous = parts[index - 1];
    if (removed && next?.added && next.value.length === value.length)
      return value.map((line, at) => wordsBetween(line, next.value[at] ?? ''));
    if (removed) return value.map((line) => `- ${line}`);
    if (added && !(previous?.removed && previous.value.length === value.length)) return value.map((line) => `+ ${line}`);
    return [];
  });
}

function wordsBetween(one: string, other: string): string {
  const [old, fresh] = [one.split(' '), other.split(' ')];
  let [head, tail] = [0, 0];
  while (head < Math.min(old.length, fresh.length) && old[head] === fresh[head]) head += 1;
  while (tail < Math.min(old.length, fresh.length) - head && old.at(-1 - tail) === fresh.at(-1 - tail)) tail += 1;
  const part = (words: string[]) => words.slice(head, words.length - tail).join(' ');
  return `${part(old)} → ${part(fresh)}`;
}

const named = CASES.map((each) => [`${each.template}: ${each.suggestion}`, each] as const);

describe('suggestions followed by plain instructions', () => {
  it.each(named.filter(([, each]) => each.done))('%s', (_name, { template, suggestion, done = [] }) => {
    const { form, content } = draftOf(template);
    const followed = followSuggestions(form, content, suggestion);
    expect(followed.questions).toEqual([]);
    expect(followed.open).toEqual([]);
    expect(changesBetween(content, applied(content, followed))).toEqual(done);
  });

  it.each(named.filter(([, each]) => each.asks))('asks: %s', (_name, { template, suggestion, asks = [] }) => {
    const { form, content } = draftOf(template);
    const followed = followSuggestions(form, content, suggestion);
    expect(followed.changes).toEqual([]);
    const labels = followed.questions.flatMap(({ choices }) => choices.map(({ label }) => label));
    for (const label of asks) expect(labels).toContainEqual(expect.stringContaining(label));
    for (const { choices } of followed.questions) expect(choices.length).toBeLessThanOrEqual(5);
  });

  it.each(named.filter(([, each]) => each.nothing))('changes nothing: %s', (_name, { template, suggestion }) => {
    const { form, content } = draftOf(template);
    const followed = followSuggestions(form, content, suggestion);
    expect(followed.changes).toEqual([]);
    expect(followed.questions).toEqual([]);
  });
});

/** The words that a label says a line will have, as far as it shows them. */
const comingIn = (label: string): string | null => {
  const shown = /→ "(.*)"(?:, the same person|, everywhere)?$/s.exec(label)?.[1] ?? /: added "(.*)"$/s.exec(label)?.[1];
  return (
    shown
      ?.replace(/ …$/, '')
      .replace(/[.;,]$/, '')
      .trim() || null
  );
};

describe('the choices of a question', () => {
  it.each(
    inTurn(
      named.filter(([, each]) => each.asks),
      4,
    ),
  )('are followed as they say: %s', (_name, { template, suggestion }) => {
    const { form, content } = draftOf(template);
    for (const { label, suggestion: choice } of followSuggestions(form, content, suggestion).questions.flatMap(({ choices }) => choices)) {
      const followed = followSuggestions(form, content, choice);
      // Nobody has said yet what shall stand there.
      if (choice.includes('“…”')) {
        expect({ label, changes: followed.changes, open: followed.open.length }).toEqual({ label, changes: [], open: 1 });
        continue;
      }
      expect({ label, choice, questions: followed.questions, open: followed.open }).toEqual({ label, choice, questions: [], open: [] });
      const after = applied(content, followed);
      expect({ label, isChanged: after !== content || followed.changes.some(({ values }) => Object.keys(values).length > 0) }).toEqual({
        label,
        isChanged: true,
      });
      const coming = comingIn(label);
      if (coming !== null && !/\||"; /.test(coming)) expect(after).toContain(coming);
      if (label.startsWith('Remove ')) expect(linesOf(after).length).toBeLessThan(linesOf(content).length);
    }
  });
});
