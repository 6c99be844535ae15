import { InvalidIndexInputError, UndeclaredFieldError } from './errors.js';
import type { FieldSpec, FieldValue, Filter, GenerationManifest } from './types.js';

/** What is asked of one field. */
export type FieldClause =
  | { field: string; type: FieldSpec['type']; in: readonly FieldValue[] }
  | { field: string; type: FieldSpec['type']; notIn: readonly FieldValue[] }
  | { field: string; type: 'integer'; range: { gte?: number; lte?: number } };

/** One of several conjunctions has to match. */
export interface AnyOfClause {
  anyOf: readonly (readonly FieldClause[])[];
}

/** A checked filter as a conjunction; no clause means everything matches. */
export type FilterClause = FieldClause | AnyOfClause;

const MAX_VALUES = 1000;
/** Values that a filter may leave out: as many documents as a large library has. */
const MAX_EXCLUDED = 50_000;
/** Conjunctions of which one has to match. */
const MAX_OPTIONS = 100;
const MAX_DEPTH = 16;

function declared(fields: readonly FieldSpec[], name: string): FieldSpec {
  const spec = fields.find((field) => field.name === name);
  if (!spec) throw new UndeclaredFieldError(`The index has no field "${name}" to filter on.`);
  return spec;
}

function checkValue(spec: FieldSpec, value: unknown): void {
  const ok = spec.type === 'keyword' ? typeof value === 'string' : Number.isSafeInteger(value);
  if (!ok) throw new InvalidIndexInputError(`The field "${spec.name}" takes ${spec.type} values only.`);
}

function checkBound(name: string, bound: unknown): void {
  if (bound !== undefined && !Number.isSafeInteger(bound)) throw new InvalidIndexInputError(`A range on "${name}" needs whole numbers.`);
}

function ofOneField(clause: FilterClause): FieldClause {
  if ('anyOf' in clause) throw new InvalidIndexInputError('Alternatives of a filter hold no alternatives.');
  return clause;
}

function clauses(filter: Filter, fields: readonly FieldSpec[], depth: number): FilterClause[] {
  if (depth > MAX_DEPTH) throw new InvalidIndexInputError(`A filter may be nested ${MAX_DEPTH} deep.`);
  if ('and' in filter) return filter.and.flatMap((part) => clauses(part, fields, depth + 1));
  if ('anyOf' in filter) {
    if (filter.anyOf.length > MAX_OPTIONS) throw new InvalidIndexInputError(`A filter offers at most ${MAX_OPTIONS} alternatives.`);
    const options = filter.anyOf.map((option) => clauses(option, fields, depth + 1).map(ofOneField));
    return options.some((option) => option.length === 0) ? [] : [{ anyOf: options }];
  }
  const spec = declared(fields, filter.field);
  if ('in' in filter) {
    if (filter.in.length > MAX_VALUES) throw new InvalidIndexInputError(`A filter takes at most ${MAX_VALUES} values.`);
    for (const value of filter.in) checkValue(spec, value);
    return [{ field: spec.name, type: spec.type, in: filter.in }];
  }
  if ('notIn' in filter) {
    if (filter.notIn.length > MAX_EXCLUDED) throw new InvalidIndexInputError(`A filter leaves out at most ${MAX_EXCLUDED} values.`);
    for (const value of filter.notIn) checkValue(spec, value);
    return [{ field: spec.name, type: spec.type, notIn: filter.notIn }];
  }
  const { gte, lte } = filter.range;
  if (spec.type !== 'integer') throw new InvalidIndexInputError(`The field "${spec.name}" has no order, so no range.`);
  if (gte === undefined && lte === undefined) throw new InvalidIndexInputError(`The range on "${spec.name}" has no bound.`);
  checkBound(spec.name, gte);
  checkBound(spec.name, lte);
  return [{ field: spec.name, type: 'integer', range: { ...(gte !== undefined && { gte }), ...(lte !== undefined && { lte }) } }];
}

/**
 * Checks a filter against the declared fields and flattens it.
 * A passage without the field matches no clause on it; an empty `in` matches nothing; an empty `notIn` every passage that has the field;
 * an empty `and` everything, an empty `anyOf` nothing.
 * @throws UndeclaredFieldError, InvalidIndexInputError
 */
export function checkFilter(filter: Filter | undefined, manifest: GenerationManifest): FilterClause[] {
  return filter ? clauses(filter, manifest.filterFields, 0) : [];
}

/** @throws UndeclaredFieldError, InvalidIndexInputError */
export function checkFields(values: Readonly<Record<string, FieldValue>>, manifest: GenerationManifest): void {
  for (const [name, value] of Object.entries(values)) checkValue(declared(manifest.filterFields, name), value);
}
