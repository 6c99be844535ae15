import type { FieldError } from '../../../core/errors/app-error.js';
import { ValidationError } from '../../../core/errors/common-errors.js';
import { type CompiledClauses, compileClauses, type TextPosition } from '../engine/template-engine.js';
import { checkedValues, type FormValues } from '../form/form-values.js';
import { checkText, trials } from '../engine/template-checks.js';
import type { TemplateData } from '../form/template-schema.js';
import { readData, type WrittenData } from './field-problems.js';
import { codeOf, failureProblem, textProblems, UNPRINTABLE } from './liquid-problems.js';
import { clauseProblem, fieldProblem, type TemplateProblem } from './problem.js';

/** A template as an administrator writes it. */
export interface WrittenTemplate {
  documentType: string;
  /** Number of the version that it is to become. */
  version: string;
  data: WrittenData;
  clauses: string;
  /** A full form to try the template with. */
  sample: Record<string, unknown>;
}

/** A template that may be saved, with its text made from the sample; or why it may not. */
export type Inspection = { problems: TemplateProblem[] } | { problems: []; data: TemplateData; sample: FormValues; text: string };

const PROBLEMS_MAX = 50;
/** An administrator may need a letter or an undertaking of one paragraph, where a shipped contract has a dozen clauses. */
const NUMBERED_MIN = { clause: 1, paragraph: 1 };

/**
 * Reads a template in full: its fields, its clauses with whatever of the form is given or left out, its sample. To be run in a thread
 * with a deadline: what an administrator writes may loop for as long as its limits allow.
 */
export function inspectTemplate({ documentType, version, data: written, clauses, sample }: WrittenTemplate): Inspection {
  const hidden = hiddenCharacter(written) ?? hiddenCharacter(sample);
  if (hidden !== null) return refused([{ ...fieldProblem(null, hidden), part: hiddenCharacter(written) === null ? 'sample' : 'fields' }]);
  const read = readData(documentType, version, written);
  const compiled = compile(clauses, written);
  if ('problems' in read || 'problems' in compiled) return refused([...problemsOf(read), ...problemsOf(compiled)]);
  const { data } = read;
  const { parsed, names } = compiled;
  const agreement = [...nameProblems(data, names), ...defaultProblems(data)];
  const form = sampleForm(data, sample);
  if (agreement.length > 0 || 'problems' in form) return refused([...agreement, ...problemsOf(form)]);
  for (const [circumstances, values] of [['with the sample', form.values] as const, ...trials(data)]) {
    const tried = attempt(data, parsed, clauses, values, circumstances);
    if (tried) return refused([tried]);
  }
  return { problems: [], data, sample: form.values, text: parsed.compose(form.values) };
}

const refused = (problems: readonly TemplateProblem[]): Inspection => ({ problems: problems.slice(0, PROBLEMS_MAX) });
const problemsOf = (result: object): TemplateProblem[] =>
  'problems' in result ? (result as { problems: TemplateProblem[] }).problems : [];

/** Why the texts of an object cannot be kept or printed. */
function hiddenCharacter(texts: object): string | null {
  const found = UNPRINTABLE.exec(
    JSON.stringify(texts, null, 1).replace(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
  );
  return found ? `One of the texts has a character that cannot be printed (${codeOf(found[0])}).` : null;
}

function compile(
  clauses: string,
  { unit, language }: WrittenData,
): { parsed: CompiledClauses; names: Map<string, TextPosition> } | { problems: TemplateProblem[] } {
  const problems = [...textProblems(clauses)];
  if (problems.length > 0) return { problems };
  try {
    const parsed = compileClauses(clauses, unit === 'paragraph' ? 'paragraph' : 'clause', language === 'hi' ? 'hi' : 'en');
    return { parsed, names: parsed.names() };
  } catch (error) {
    return { problems: [failureProblem(error, clauses)] };
  }
}

/** Variables that no field gives, and fields that no clause uses. */
function nameProblems({ fields, context }: TemplateData, names: Map<string, TextPosition>): TemplateProblem[] {
  const prefixes = new Set(fields.flatMap(({ block }) => block?.prefix ?? []));
  const declared = new Set([...fields.map(({ name }) => name), ...context, ...prefixes]);
  const unknown = [...names].filter(([name]) => !declared.has(name));
  const unused = fields.filter(
    ({ name, block, printed }) =>
      printed !== false && !names.has(name) && !(block && names.has(block.prefix)) && !isInUsedBlock(block, names),
  );
  return [
    ...unknown.map(([name, { line, column }]) =>
      clauseProblem(line, column, `"${name.slice(0, 60)}" is used here, but no field has this name.`),
    ),
    ...unused.map(({ name, label }) => fieldProblem(name, `No clause uses the field "${label}" (${name}).`)),
  ];
}

/** A block brings fields that its own tags print or leave out as they see fit. */
const isInUsedBlock = (block: TemplateData['fields'][number]['block'], names: Map<string, TextPosition>): boolean =>
  block !== undefined && [...names.keys()].some((name) => name.startsWith(`${block.prefix}_`));

function defaultProblems({ fields }: TemplateData): TemplateProblem[] {
  return fields.flatMap((field) => {
    if (!field.default) return [];
    const form = valuesOf(
      [field].map((each) => ({ ...each, when: undefined })),
      { [field.name]: field.default },
    );
    return 'values' in form ? [] : form.errors.map(({ message }) => fieldProblem(field.name, `The default is not valid: ${message}.`));
  });
}

function sampleForm({ fields }: TemplateData, sample: Record<string, unknown>): { values: FormValues } | { problems: TemplateProblem[] } {
  const form = valuesOf(fields, sample);
  if ('values' in form) return form;
  return {
    problems: form.errors.map(({ field, message }) => ({ part: 'sample', line: null, column: null, field, message: `${message}.` })),
  };
}

function valuesOf(
  fields: TemplateData['fields'],
  given: Record<string, unknown>,
): { values: FormValues } | { errors: readonly FieldError[] } {
  try {
    return { values: checkedValues(fields, given) };
  } catch (error) {
    if (error instanceof ValidationError) return { errors: error.errors ?? [] };
    throw error;
  }
}

function attempt(
  { unit }: TemplateData,
  parsed: CompiledClauses,
  clauses: string,
  values: FormValues,
  circumstances: string,
): TemplateProblem | null {
  try {
    checkText(parsed.compose(values), unit, NUMBERED_MIN);
    return null;
  } catch (error) {
    return failureProblem(error, clauses, circumstances);
  }
}
