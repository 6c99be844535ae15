import { expect, it } from 'vitest';
import type { DraftField } from './draft-field.js';
import { blanksLeft, isEntered, shownAtFirst, stepsOf } from './form-steps.js';

const field = (name: string, group: string | undefined, more: Partial<DraftField> = {}): DraftField => ({
  name,
  label: name,
  group,
  multiline: false,
  format: 'text',
  ...more,
});
const needed = (name: string, group: string): DraftField => field(name, group, { required: `${name} is required` });

it('puts what is only optional last, under one title', () => {
  const steps = stepsOf([needed('a', 'One'), field('b', 'Two'), needed('c', 'Three'), field('d', 'Four')], 'More');
  expect(steps.map(({ title, groups }) => [title, groups.map((group) => group.title)])).toEqual([
    ['One', ['One']],
    ['Three', ['Three']],
    ['More', ['Two', 'Four']],
  ]);
});

it('has at most five steps: neighbours that ask for least are joined', () => {
  const groups = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
  const fields = groups.flatMap((group) => Array.from({ length: group === 'C' ? 8 : 1 }, (_, at) => needed(`${group}${at}`, group)));
  const steps = stepsOf([...fields, field('x', 'Rest')], 'More');
  expect(steps.map(({ title }) => title)).toEqual(['A, B', 'C', 'D, E', 'F, G', 'More']);
  expect(steps.flatMap(({ groups: members }) => members.flatMap((group) => group.fields)).length).toBe(fields.length + 1);
});

it('has one step without a title where no field is required', () => {
  expect(stepsOf([field('a', undefined)], 'More').map(({ title }) => title)).toEqual([undefined]);
});

it('shows what is required and what says something, not what is as it was preset', () => {
  const fields = [needed('a', 'One'), field('b', 'One'), field('c', 'One', { fallback: '5' }), field('d', 'One', { fallback: '5' })];
  expect([...shownAtFirst(fields, { b: 'x', c: '5', d: '' })]).toEqual(['a', 'b', 'd']);
  expect(isEntered(field('b', 'One'), ' ')).toBe(false);
});

it('names one field for each gap that none of its fields fills', () => {
  const fields = ['place', 'day', 'survey', 'area'].map((name) => field(name, 'One'));
  const names = (values: Record<string, string>): string[] =>
    blanksLeft(fields, [['place'], ['day'], ['survey', 'area']], values).map(({ name }) => name);
  expect(names({ day: ' ' })).toEqual(['place', 'day', 'survey']);
  expect(names({ place: 'Pune', area: '90' })).toEqual(['day']);
});
