import type { CompiledClauses } from './template-engine.js';
import type { TemplateData, TemplateField } from '../form/template-schema.js';
import { checkedValues, type FormValues } from '../form/form-values.js';

const SAMPLES: Record<TemplateField['format'], string> = {
  text: 'sample',
  date: '2026-01-31',
  money: '1000',
  currency: 'INR',
  number: '11',
  percent: '12',
  email: 'a@b.example',
  phone: '+91 1',
  list: 'first\nsecond',
  pan: 'ABCPE1234F',
  cin: 'U12345MH2015PTC123456',
  pin: '110003',
  state: 'Delhi',
  rows: '',
};
/** A contract has at least so many clauses; a notice or an affidavit is as short as what its sender has to say. */
const MIN_NUMBERED = { clause: 12, paragraph: 3 };
const SIGNATURE_LINE = /^(?:Signature|Thumb impression|हस्ताक्षर|अँगूठे का निशान): _{5,}$/m;

/**
 * What must hold before anybody fills in a template: fields and clauses agree, defaults are valid, and the document has a
 * title, enough clauses, unbroken references and a place to sign, whether every optional field is given or none.
 * @throws Error that says which rule is broken
 */
export function checkTemplate(data: TemplateData, clauses: CompiledClauses): void {
  checkNames(data, clauses);
  for (const field of data.fields) {
    if (field.default) checkedValues([field], { [field.name]: field.default });
  }
  tryAll(data, clauses, extremes(data.fields));
}

/** Forms that a template must compose with, each with what is given in it: all, the least, each optional field and choice by itself. */
export const trials = ({ fields }: TemplateData): [string, FormValues][] => [...extremes(fields), ...choicesOf(fields)];

const extremes = (fields: readonly TemplateField[]): [string, FormValues][] => [
  ['with every field', sampleValues(fields)],
  ['with required fields only', sampleValues(fields.filter(({ required }) => required))],
];

/** The same for each optional field and each choice by itself: for the build, which has the time. */
export function checkChoices(data: TemplateData, clauses: CompiledClauses): void {
  tryAll(data, clauses, choicesOf(data.fields));
}

function tryAll({ unit }: TemplateData, clauses: CompiledClauses, trials: readonly [string, FormValues][]): void {
  for (const [given, values] of trials) {
    try {
      checkText(clauses.compose(values), unit);
    } catch (error) {
      throw new Error(`${given}: ${(error as Error).message}`, { cause: error });
    }
  }
}

function checkNames({ fields, context }: TemplateData, clauses: CompiledClauses): void {
  const names = clauses.names();
  const prefixes = new Set(fields.flatMap(({ block }) => block?.prefix ?? []));
  const declared = new Set([...fields.map(({ name }) => name), ...context, ...prefixes]);
  for (const [name, { line }] of names) {
    if (!declared.has(name)) throw new Error(`line ${line} of document.liquid uses "${name}", which is no field`);
  }
  // A tag that is given a block uses what it needs of it.
  const read = fields.filter(({ block }) => block && names.has(block.prefix)).map(({ name }) => name);
  const outside = fields.filter(({ printed }) => printed === false).map(({ name }) => name);
  const used = new Set([...names.keys(), ...read, ...outside, ...prefixes]);
  const unused = [...declared].find((name) => !used.has(name));
  if (unused !== undefined) throw new Error(`document.liquid never uses the field "${unused}"`);
}

function choicesOf(fields: readonly TemplateField[]): [string, FormValues][] {
  const all = sampleValues(fields);
  const bare = sampleValues(fields.filter(({ required }) => required));
  const single = fields
    .filter(({ required }) => !required)
    .flatMap((field): [string, FormValues][] => [
      [`with only ${field.name}`, { ...bare, ...sampleValues([field]) }],
      [`without ${field.name}`, Object.fromEntries(Object.entries(all).filter(([name]) => name !== field.name))],
    ]);
  const choices = fields.flatMap(({ name, options = [] }) =>
    options.map((option): [string, FormValues] => [`with ${name} ${option}`, { ...all, [name]: option }]),
  );
  return [...single, ...choices];
}

const sampleValues = (fields: readonly TemplateField[]): FormValues =>
  Object.fromEntries(fields.map((field) => [field.name, sampleOf(field)]));

const sampleOf = ({ format, options, columns = [] }: TemplateField): string =>
  options?.[0] ?? (columns.length > 0 ? columns.map((column) => SAMPLES[column.format]).join(' | ') : SAMPLES[format]);

/** @param least how many numbered parts the document must have */
export function checkText(text: string, unit: TemplateData['unit'], least = MIN_NUMBERED): void {
  if (!/^# \S/.test(text)) throw new Error('the document does not begin with its title ("# ...")');
  const leftover = /\{\{|\{%|%\}|\}\}|[\ue000-\uf8ff]|\bundefined\b|\[object /.exec(text);
  if (leftover) throw new Error(`"${leftover[0]}" is left over in the text`);
  const numbered = text.match(unit === 'clause' ? /^\d+\. /gm : /^\d+\.\d* /gm)?.length ?? 0;
  if (numbered < least[unit])
    throw new Error(`it has ${numbered} numbered ${unit}s; ${least[unit]} ${least[unit] === 1 ? 'is' : 'are'} the least`);
  if (!SIGNATURE_LINE.test(text)) throw new Error('it has no signature block ({% sign "ROLE" %})');
}
