import type { TemplateField } from '../../template/template-schema.js';
import { CLAUSE_NAMES } from '../library/find-clause.js';
import { FIELD_NAMES } from './field-aliases.js';
import { outlineOf } from '@themis/draft';

/** Names in what a form holds, each by its small letters; what the document also writes in small letters is none. */
export function namesIn(values: Readonly<Record<string, string>>, content: string): ReadonlyMap<string, string> {
  const small = new Set(content.match(/(?<![\p{L}\p{N}])\p{Ll}\p{L}{2,20}/gu) ?? []);
  const terms = new Set([...content.matchAll(/\(the "([^"]{2,40})"/g)].flatMap(([, term = '']) => term.split(' ')));
  const names = Object.values(values).flatMap((value) => value.match(/(?<![\p{L}\p{N}])\p{Lu}\p{Ll}{2,20}(?![\p{L}\p{N}])/gu) ?? []);
  return new Map(names.filter((name) => !small.has(name.toLowerCase()) && !terms.has(name)).map((name) => [name.toLowerCase(), name]));
}

/** All words of a document in lower case. */
export const wordsWritten = (content: string): ReadonlySet<string> => new Set(content.toLowerCase().match(/[a-z]{4,24}/g) ?? []);

/** Words of the fields and of the titles of the clauses, in lower case: what an instruction may speak of. */
export function wordsIn(fields: readonly TemplateField[], content: string): ReadonlySet<string> {
  const titles = outlineOf(content).clauses.map(({ title }) => title.slice(0, 80));
  return new Set(
    [...fields.map(({ label }) => label), ...titles, ...CLAUSE_NAMES, ...FIELD_NAMES].flatMap((text) =>
      (text.toLowerCase().match(/[a-z]{4,24}/g) ?? []).filter((word) => word !== 'with'),
    ),
  );
}
