import { expect, it } from 'vitest';
import { columnsFor } from './columns-for.js';

const NAME = { key: 'name', width: undefined };
const SIZE = { key: 'size', width: 100, spare: true };
const ACTIONS = { key: 'actions', width: 140 };
const ALL = [NAME, SIZE, ACTIONS];

it.each([
  ['room that is not known', 0, false, ALL],
  ['just enough room', 400, false, ALL],
  ['too little for what can be left out', 399, false, [NAME, ACTIONS]],
  ['a button that opens each row', 400, true, [NAME, ACTIONS]],
  ['too little for a name', 299, false, null],
])('with %s', (_name, room, opens, columns) => {
  expect(columnsFor(ALL, room, opens)).toEqual(columns);
});
