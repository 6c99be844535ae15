import { groupsOf, type DraftField, type FieldGroup } from './draft-field.js';

/** A part of a form that is filled in at one go. */
export interface FormStep {
  /** Undefined where the form has no headings. */
  title: string | undefined;
  groups: FieldGroup[];
}

/** More than so many parts of a form are no overview. */
const MOST_STEPS = 5;

const isRequired = ({ required }: DraftField): boolean => required !== undefined;
const requiredIn = ({ groups }: FormStep): number => groups.flatMap(({ fields }) => fields).filter(isRequired).length;

/**
 * The form in steps: the groups with required fields in their order, small neighbours joined until there are at most five, and then
 * everything that is only optional as one more step.
 * @param rest title of that last step
 */
export function stepsOf(fields: readonly DraftField[], rest: string): FormStep[] {
  const groups = groupsOf(fields);
  const needed = groups.filter((group) => group.fields.some(isRequired));
  const optional = groups.filter((group) => !needed.includes(group));
  const most = MOST_STEPS - (optional.length > 0 ? 1 : 0);
  const steps = joined(
    needed.map((group) => ({ title: group.title, groups: [group] })),
    most,
  );
  return optional.length > 0 ? [...steps, { title: steps.length > 0 ? rest : undefined, groups: optional }] : steps;
}

/** How many required fields a step and the one after it have. */
const pairSize = (steps: readonly FormStep[], at: number): number =>
  steps.slice(at, at + 2).reduce((sum, step) => sum + requiredIn(step), 0);

/** Joins the two neighbours that ask for least, until no more than `most` are left. */
function joined(steps: readonly FormStep[], most: number): FormStep[] {
  if (steps.length <= most) return [...steps];
  let at = 0;
  for (let next = 1; next < steps.length - 1; next += 1) if (pairSize(steps, next) < pairSize(steps, at)) at = next;
  const pair = steps.slice(at, at + 2);
  const both: FormStep = {
    title: pair.flatMap(({ title }) => title ?? []).join(', '),
    groups: pair.flatMap(({ groups }) => groups),
  };
  return joined([...steps.slice(0, at), both, ...steps.slice(at + 2)], most);
}

/** Whether somebody has entered something in a field, or emptied one that has a default. */
export const isEntered = ({ fallback = '' }: DraftField, value: string | undefined): boolean =>
  value !== undefined && value.trim() !== fallback;

/** Whether a form shows a field before somebody asks for more. */
export const isAtFirst = (field: DraftField): boolean => isRequired(field) || field.first === true;

/**
 * Names of the fields that a form shows before somebody asks for more: those that are required or belong to the beginning, and those that
 * say something. A form that requires nothing shows all.
 */
export function shownAtFirst(fields: readonly DraftField[], values: Readonly<Record<string, string | undefined>>): Set<string> {
  const first = fields.filter((field) => isAtFirst(field) || isEntered(field, values[field.name]));
  return new Set((fields.some(isRequired) ? first : fields).map(({ name }) => name));
}

/** Of each group of names that has no entry, the first field: that place of the document stays a blank. */
export function blanksLeft(
  fields: readonly DraftField[],
  blanks: readonly (readonly string[])[],
  values: Readonly<Record<string, string | undefined>>,
): DraftField[] {
  return blanks.flatMap((names) => {
    const first = fields.find(({ name }) => name === names[0]);
    return !first || names.some((name) => values[name]?.trim()) ? [] : [first];
  });
}
