import assert from 'node:assert/strict';
import ts from 'typescript';
import { test } from 'vitest';
import { problemsOf, twiceIn } from '../checks/translations.mjs';
import { templateProblems, textsIn } from '../checks/translations/template-texts.mjs';
import { textsOf } from '../checks/translations/texts.mjs';

const SOURCE = `
import { t, translated } from '../shared/i18n/translate.js';
export const NO_TEXT = 'Compared with what the server says';
export const messages = translated({
  title: 'Sources',
  kinds: { ACT: 'Act', SIGN: '○' },
  options: [{ value: 'STATE_ACT', label: 'State act' }],
  remove: (name: string): string => t('Delete {name}', { name }),
});`;
const SCREEN = 'frontend/src/pages/library/messages.ts';
const valuesIn = (text) => Array.from(text.matchAll(/\{(\w+)/g), ([, name]) => name).sort();
const texts = (file = SCREEN) => textsOf(ts, file, SOURCE).map((found) => ({ ...found, file }));
const HINDI = { Sources: 'स्रोत', Act: 'अधिनियम', 'State act': 'राज्य अधिनियम', 'Delete {name}': '{name} हटाएँ' };

test('finds the texts that people read', () => {
  assert.deepEqual(
    texts().map(({ text }) => text),
    ['Sources', 'Act', 'State act', 'Delete {name}'],
  );
});

// oxlint-disable-next-line no-template-curly-in-string -- the source that is looked at
const PUT_TOGETHER = "import { t } from '/i18n/translate.js'; t(`Delete ${name}`);";

test('a text that is put together cannot be looked up', () => {
  const [found] = textsOf(ts, SCREEN, PUT_TOGETHER);
  assert.match(found.wrong ?? '', /must be a string literal/);
});

/* oxlint-disable no-template-curly-in-string -- the source that is looked at, and what is said about it */
const IN_FUNCTION =
  "import { translated } from '/i18n/translate.js'; translated({ left: (n: number) => `${n} left`, of: (n: number) => `#${n}` });";
const NEEDS_T = '`${n} left` needs t()';
/* oxlint-enable no-template-curly-in-string */

test('a text with values needs t(), and the texts of a screen are never left as they are', () => {
  assert.deepEqual(textsOf(ts, SCREEN, IN_FUNCTION), [{ wrong: NEEDS_T }]);
  assert.match(textsOf(ts, SCREEN, "export const messages = { title: 'Sources' };")[0].wrong ?? '', /need translated/);
  assert.deepEqual(textsOf(ts, 'frontend/src/shared/lib/store.ts', "export const name = 'Sources';"), []);
});

test('nothing is wrong where every text has its Hindi', () => {
  assert.deepEqual(problemsOf(texts(), [{ file: 'hindi/library.json', hindi: HINDI }], valuesIn), []);
});

test('names what is missing, left over, in two files, without its value or in the wrong catalogue', () => {
  const { Act, ...others } = HINDI;
  const problems = problemsOf(
    texts(),
    [
      { file: 'hindi/library.json', hindi: { ...others, Gone: 'गया', 'Delete {name}': 'हटाएँ' } },
      { file: 'hindi/ask.json', hindi: { Sources: 'स्रोत' } },
      { file: 'hindi/admin.json', hindi: { Act } },
    ],
    valuesIn,
  );
  assert.deepEqual(problems, [
    'ask.json: "Sources" is in library.json as well',
    `${SCREEN}: "Act" has its Hindi in the panel's catalogue`,
    'library.json: "Delete {name}": takes name, its Hindi none',
    'library.json: no text of the client is "Gone"',
  ]);
});

test('a text that stands twice in a catalogue is told, the one that a parser would keep and the other', () => {
  const json = '{\n  "Access": "अधिकार",\n  "Act": "अधिनियम",\n  "Access": "कौन कॉल कर सकता है"\n}\n';
  assert.deepEqual(twiceIn(json), ['Access']);
  const catalogue = { file: 'account.json', hindi: JSON.parse(json), twice: twiceIn(json) };
  assert.deepEqual(problemsOf([], [catalogue], valuesIn).slice(0, 1), ['account.json: "Access" is in it twice']);
});

const BLOCKS = { party: { fields: [{ name: 'name', label: '{label} Name', columns: [{ label: 'Age' }] }] } };
const LEASE = {
  fields: [
    { block: 'party', prefix: 'tenant', label: 'Tenant' },
    { name: 'rent', label: 'Rent', help: 'A month.', options: ['none'] },
  ],
};

test('a template says what its fields and the blocks that it uses say', () => {
  const said = textsIn(LEASE, BLOCKS);
  for (const text of ['Tenant', 'Tenant Name', 'Age', 'Rent', 'A month.', 'none']) assert.ok(said.includes(text), text);
});

test('every template has a name in Hindi, and no Hindi is of what no template says', () => {
  const templates = { names: ['lease'], texts: new Set(textsIn(LEASE, BLOCKS)) };
  assert.deepEqual(templateProblems({ names: { lease: 'पट्टा' }, texts: { 'Tenant Name': 'किरायेदार का नाम' } }, templates), []);
  assert.deepEqual(templateProblems({ names: { will: 'वसीयत' }, texts: { Price: 'मूल्य', Rent: ' ' } }, templates), [
    'templates.json: no Hindi name for lease',
    'templates.json: no template is will',
    'templates.json: no template says "Price"',
    'templates.json: "Rent" is empty',
  ]);
});
