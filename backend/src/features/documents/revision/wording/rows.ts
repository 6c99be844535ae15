import type { TemplateField } from '../../template/template-schema.js';
import { rowsOf, writtenRows } from '../../values/rows.js';
import { type CarriedOut, type RevisionState, setField, withValues } from '../carrying/apply-field.js';
import { conceptsOf } from '../meaning/concepts.js';
import { valuesIn } from '../meaning/written-values.js';
import { wordsOf } from '../../values/name-words.js';

/** "Rohan's age is 39", "change the pension to Rs. 2,00,000", "Rohan Mehta's address should be …". */
const IS =
  /^(?:(?:change|correct|update|set|make|increase|reduce|raise|lower|revise|fix) )?(?:the )?(.{2,80}?) (?:is|are|to|as|at|should be|must be|will be|has to be|=|:) (?:now )?(.{1,200}?)(?:,? (?:and not|not|instead of|rather than) .{1,60})?$/iu;
/** "Pension 2 lakh". */
const BARE = /^(?:the )?(\p{L}[\p{L}'’ ]{2,60}?) ((?:rs\.? ?|₹ ?)?\d[\d,.]{0,14}(?: ?(?:thousand|lakhs?|crores?))?)$/iu;
const REMOVING =
  /^(?:remove|delete|drop|omit|take out|leave out|strike out) (?:the )?(.{2,80}?)(?: (?:from|as) (?:the |an? )?(?:list of )?(.{3,60}?))?$/i;
const ADDING =
  /^(?:add|include|insert|mention|name) (.{3,200}?) (?:as|to|among|in) (?:the |an? |one more |another |my )?(?:list of |table of )?(?:co-|joint |second |third |another |additional |legal |other )?([a-z][a-z -]{2,40}?)(?:s? (?:list|table))?$/i;

interface Cell {
  field: TemplateField;
  rows: string[][];
  row: number;
  column: number;
}

const tablesOf = ({ fields, values }: RevisionState): { field: TemplateField; rows: string[][] }[] =>
  fields.flatMap((field) => (field.format === 'rows' && field.columns ? [{ field, rows: rowsOf(values[field.name] ?? '') }] : []));

/** Changes what a table of the form says of one person or thing, adds a row to it or takes one out. Null where no table speaks of it. */
export function changeRows(state: RevisionState, instruction: string): CarriedOut {
  return setCell(state, instruction) ?? removeRow(state, instruction) ?? addRow(state, instruction);
}

function setCell(state: RevisionState, instruction: string): CarriedOut {
  const [, topic = '', value = ''] = IS.exec(instruction) ?? BARE.exec(instruction) ?? [];
  const wanted = wordsOf(topic);
  if (wanted.length === 0 || value === '') return null;
  const cells = tablesOf(state).flatMap(({ field, rows }) =>
    rows.flatMap((cellsOfRow, row) =>
      cellsMeant(field, rows, cellsOfRow, row, { wanted, isAge: /^\d{1,3}(?: years?(?: old)?)?$/.test(value) }),
    ),
  );
  const isOther = ({ rows, row }: Cell) =>
    !wanted.some((word) => wordsOf(rows[row]?.[0] ?? '').includes(word)) && isNamedElsewhere(state, wanted);
  const meant = cells.filter((cell) => !isOther(cell));
  const [only] = meant;
  if (meant.length !== 1 || !only) return null;
  const format = only.field.columns?.[only.column]?.format ?? 'text';
  const sum =
    format === 'money' ? valuesIn(/^(?:rs|₹)/i.test(value) ? value : `Rs. ${value}`).find(({ kind }) => kind === 'money') : undefined;
  const fresh = sum
    ? String(sum.value)
    : ['number', 'money'].includes(format)
      ? value.replace(/^(?:rs\.? ?|₹ ?)/i, '').replace(/ (?:years?(?: old)?|only)$|\/-$/i, '')
      : value.replace(/[.;]$/, '');
  if (fresh.includes('|')) return null;
  const rows = only.rows.map((cellsOfRow, row) => {
    const own = [...cellsOfRow];
    if (row === only.row) {
      while (own.length <= only.column) own.push('');
      own[only.column] = fresh;
    }
    return own;
  });
  return setField(state, only.field, writtenRows(rows));
}

/** Whether a line of the form bears a name of which all words are said: "Asha Mehta" is no row of her husband's. */
const isNamedElsewhere = ({ fields, values }: RevisionState, wanted: readonly string[]): boolean =>
  fields.some(({ name }) => {
    const held = name.endsWith('_name') ? wordsOf(values[name] ?? '') : [];
    return held.length > 1 && held.every((word) => wanted.includes(word));
  });

/** The cell of a row that words mean: they name the row by one of its cells, and the column by its label or by being all that is left. */
function cellsMeant(
  field: TemplateField,
  rows: string[][],
  cells: readonly string[],
  row: number,
  { wanted, isAge }: { wanted: readonly string[]; isAge: boolean },
): Cell[] {
  const columns = field.columns ?? [];
  const named = cells.map((cell) => {
    const held = wordsOf(cell);
    return new Set(wanted.filter((word) => held.includes(word)));
  });
  const own = new Set(named.flatMap((words) => [...words]));
  const rest = wanted.filter((word) => !own.has(word));
  if (own.size === 0) return [];
  const labelled = columns.flatMap(({ label }, column) => {
    const held = wordsOf(label);
    return rest.length > 0 && rest.every((word) => held.includes(word)) ? [column] : [];
  });
  // "The pension to Rs. 2,00,000": the one column of figures of the row that the words name.
  const figures = columns.flatMap(({ format }, column) => (format === 'money' ? [column] : []));
  const ages = isAge && rest.length === 0 ? columns.flatMap(({ label }, at) => (/^age\b/i.test(label) ? [at] : [])) : [];
  if (ages.length === 1 && ages[0] !== undefined) return [{ field, rows, row, column: ages[0] }];
  const [column] = labelled.length === 1 ? labelled : rest.length === 0 && figures.length === 1 ? figures : [];
  return column === undefined || (named[column]?.size ?? 0) > 0 ? [] : [{ field, rows, row, column }];
}

function removeRow(state: RevisionState, instruction: string): CarriedOut {
  const [, who = '', list = ''] = REMOVING.exec(instruction) ?? [];
  const wanted = wordsOf(who);
  if (wanted.length === 0) return null;
  const found = tablesOf(state).flatMap(({ field, rows }) =>
    rows.flatMap((cells, row) =>
      wanted.every((word) => wordsOf(cells[0] ?? '').includes(word)) && (list === '' ? wanted.length > 1 : isCalled(field, list))
        ? [{ field, rows, row }]
        : [],
    ),
  );
  const [only] = found;
  if (found.length !== 1 || !only) return null;
  const left = only.rows.filter((_cells, row) => row !== only.row);
  if (left.length > 0) return setField(state, only.field, writtenRows(left));
  if (only.field.required) return { refusal: `${only.field.label} cannot be empty.` };
  const { [only.field.name]: _gone, ...values } = state.values;
  return withValues(state, values, `Left out: ${only.field.label}`);
}

const A_NAME = /^(?:(?:Mr|Mrs|Ms|Smt|Shri|Dr)\.? )?\p{Lu}[\p{L}.'’-]{0,30}(?: \p{Lu}[\p{L}.'’-]{0,30}){0,4}$/u;
const KIN =
  /^(?:my |his |her |the )?((?:grand|step)?(?:son|daughter|wife|husband|widow|widower|mother|father|brother|sister|nephew|niece)(?:-in-law)?(?: of [\p{L} .'’-]{2,60})?)$/iu;
const AGE = /^(?:aged? )?(\d{1,3})(?: years?(?: old)?)?$/i;

/** "Sunita Kumar, wife of Ravi Kumar, aged 30 years": a name with what is said of the person. */
function personIn(entry: string): { name: string; relation: string; age: string; address: string } | null {
  const [name = '', ...rest] = entry.split(/, ?/).filter(Boolean);
  if (!A_NAME.test(name)) return null;
  const said = { name, relation: '', age: '', address: '' };
  for (const words of rest) {
    const [relation, age] = [KIN.exec(words)?.[1], AGE.exec(words)?.[1]];
    if (relation !== undefined) said.relation = relation;
    else if (age !== undefined) said.age = age;
    else if (/\d/.test(words) || said.address !== '' || /^(?:of|residing at|r\/o) /i.test(words))
      said.address = [said.address, words.replace(/^(?:of|residing at|r\/o) /i, '')].filter(Boolean).join(', ');
    else return null;
  }
  return said;
}

/** "Add a third licensor, Zoya Shaikh, daughter of …": the role first. */
const ROLE_FIRST =
  /^(?:add|include|insert) (?:(?:an?|another|one more|the|further|additional|new|second|third|fourth|fifth|joint) )*(?:co-)?([a-z]{4,20}(?: [a-z]{4,12})?)(?: named| called|,|:)? (\p{Lu}.{4,250})$/u;
/** "Maria Raj of 2 Beach Road": where somebody lives, behind the name. */
const LIVING_AT = /^([^,]{3,60}?) (?:of|residing at|resident of|r\/o) (?=\d|\p{Lu})/u;

function addRow(state: RevisionState, instruction: string): CarriedOut {
  const [, role = '', who = ''] = ROLE_FIRST.exec(instruction.replace(/^\p{Lu}/u, (first) => first.toLowerCase())) ?? [];
  const [, entry = '', list = ''] = role === '' ? (ADDING.exec(instruction) ?? []) : ['', who, role];
  const said = personIn(entry.trim().replace(/,$/, '').replace(LIVING_AT, '$1, of '));
  if (said === null || list === '') return null;
  const tables = tablesOf(state).filter(({ field }) => isCalled(field, list));
  const [only] = tables;
  if (tables.length !== 1 || !only) return null;
  const given: readonly [RegExp, string][] = [
    [/name|person/i, said.name],
    [/relation|child|spouse/i, said.relation],
    [/^age$/i, said.age],
    [/address/i, said.address],
  ];
  const cells = (only.field.columns ?? []).map(({ label }) => given.find(([pattern]) => pattern.test(label))?.[1] ?? '');
  return setField(state, only.field, writtenRows([...only.rows, cells]));
}

/** "Heirs", or "tenant" for those who are the tenant together. */
function isCalled({ label, name }: TemplateField, list: string): boolean {
  const held = conceptsOf(`${label} ${name.replaceAll('_', ' ')}`);
  const wanted = conceptsOf(list);
  return wanted.length > 0 && wanted.every((each) => held.includes(each));
}
