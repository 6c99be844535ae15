import type { TemplateField } from '../../template/template-schema.js';
import { CLAUSE_NAMES } from '../library/find-clause.js';
import { FIELD_NAMES } from './field-aliases.js';
import { outlineOf } from '../clause-outline.js';

/** Words of the fields and of the titles of the clauses, in lower case: what an instruction may speak of. */
export function wordsIn(fields: readonly TemplateField[], content: string): ReadonlySet<string> {
  const titles = outlineOf(content).clauses.map(({ title }) => title.slice(0, 80));
  return new Set(
    [...fields.map(({ label }) => label), ...titles, ...CLAUSE_NAMES, ...FIELD_NAMES].flatMap((text) =>
      (text.toLowerCase().match(/[a-z]{4,24}/g) ?? []).filter((word) => word !== 'with'),
    ),
  );
}
