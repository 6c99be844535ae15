import type {
  TemplateContent_ContentFragment,
  TemplateContentInput,
  TemplateEditor_TemplateFragment,
} from '../../../../shared/gql/graphql.js';

/** A template as it is stored. */
export type EditedTemplate = TemplateEditor_TemplateFragment;
export type TemplateContent = TemplateContentInput;
/** A field, or a use of a group of fields, as it is written in a template. */
export type FieldEntry = Record<string, unknown>;

/** What was loaded, as it is sent back. */
export const contentOf = ({
  label,
  category,
  unit,
  language,
  context,
  fields,
  clauses,
  sample,
  signingNotes,
}: TemplateContent_ContentFragment): TemplateContent => ({
  label,
  category,
  unit,
  language,
  context: [...context],
  fields: [...fields],
  clauses,
  sample,
  signingNotes,
});

const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).sort()) : value;

/** Whether two templates have the same content, in whatever order their properties come. */
export const isSame = (a: TemplateContent, b: TemplateContent): boolean => JSON.stringify(a, inOrder) === JSON.stringify(b, inOrder);

export const textIn = (entry: FieldEntry, key: string): string => {
  const value = entry[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

export const isBlock = (entry: FieldEntry): boolean => typeof entry['prefix'] === 'string';

/** The name by which the clauses know a field, or the prefix of a group. */
export const nameIn = (entry: FieldEntry): string => textIn(entry, isBlock(entry) ? 'prefix' : 'name');

/** A list with one of its entries moved by so many places. */
export function moved<T>(list: readonly T[], from: number, by: number): T[] {
  const result = [...list];
  const [entry] = result.splice(from, 1);
  if (entry !== undefined) result.splice(from + by, 0, entry);
  return result;
}
