import type { DocumentTemplate } from '../template/template-store.js';
import type { FormValues } from '../template/form-values.js';
import { clauseNamed, outlineOf } from './clause-outline.js';
import { fieldNamed } from './find-field.js';
import { addClause, addSpecialConditions, removeClause } from './edit-clauses.js';
import { mergeChanges } from './merge-changes.js';
import { parseSuggestions, type Suggestion } from './parse-suggestions.js';

export interface Revision {
  content: string;
  /** The form with what suggestions changed. */
  values: FormValues;
  /** Labels of fields, titles of clauses: what was done, for the reader. */
  changed: string[];
  added: string[];
  removed: string[];
  /** Suggestions that are set out word for word as special conditions. */
  verbatim: string[];
  /** Names of clauses that stay because others refer to them. */
  referredTo: string[];
}

/**
 * Changes a document as suggested, without a language model: what is plain is done, everything else is set out word for word as a
 * special condition. Of a previous text only what the suggestions ask for changes.
 * @param extra what the template needs beside the form
 */
export function revise(
  template: DocumentTemplate,
  values: FormValues,
  extra: Record<string, unknown>,
  { suggestions, previousDocument }: { suggestions: string | null; previousDocument: string | null },
): Revision {
  const revision: Revision = { content: '', values, changed: [], added: [], removed: [], verbatim: [], referredTo: [] };
  const assembled = template.assemble(values, extra);
  if (!suggestions) return { ...revision, content: assembled };
  revision.content = previousDocument ?? assembled;
  const outline = outlineOf(revision.content);
  const form = { fields: template.fields, values, hasClause: (name: string) => clauseNamed(outline, name) !== null };
  for (const suggestion of parseSuggestions(form, suggestions)) apply(template, extra, revision, suggestion);
  if (revision.verbatim.length > 0) revision.content = addSpecialConditions(revision.content, revision.verbatim);
  return revision;
}

function apply(template: DocumentTemplate, extra: Record<string, unknown>, revision: Revision, suggestion: Suggestion): void {
  if (suggestion.kind === 'field') {
    const { field, value } = suggestion;
    const values = { ...revision.values, [field.name]: value };
    const merged = mergeChanges(template.assemble(revision.values, extra), template.assemble(values, extra), revision.content);
    if (merged === null) revision.verbatim.push(suggestion.text);
    else {
      Object.assign(revision, { content: merged, values });
      revision.changed.push(field.label);
    }
  } else if (suggestion.kind === 'remove-clause') remove(template, extra, revision, suggestion);
  else if (suggestion.kind === 'add-clause' && fits(revision.content, suggestion.paragraphs)) {
    revision.content = addClause(
      revision.content,
      suggestion.title,
      suggestion.paragraphs.map((text) => inTheWordsOf(revision.content, text)),
    );
    revision.added.push(suggestion.title);
  } else revision.verbatim.push(suggestion.kind === 'condition' ? suggestion.condition : suggestion.text);
}

/** A clause by its title, or what an optional field put into the document by the field's label. */
function remove(
  template: DocumentTemplate,
  extra: Record<string, unknown>,
  revision: Revision,
  { name, text }: { name: string; text: string },
): void {
  const removal = removeClause(revision.content, name);
  if ('text' in removal) {
    revision.content = removal.text;
    revision.removed.push(removal.title);
    return;
  }
  const field = fieldNamed(template.fields, name);
  if (removal.refusal === 'not-found' && field && !field.required && revision.values[field.name] && !field.default) {
    const { [field.name]: _gone, ...values } = revision.values;
    const merged = mergeChanges(template.assemble(revision.values, extra), template.assemble(values, extra), revision.content);
    if (merged !== null) {
      Object.assign(revision, { content: merged, values });
      revision.removed.push(field.label);
      return;
    }
  }
  if (removal.refusal === 'referred-to') revision.referredTo.push(name);
  revision.verbatim.push(text);
}

/** A standard clause speaks of the Parties; a will or an affidavit has none. */
const fits = (content: string, paragraphs: readonly string[]): boolean =>
  !paragraphs.some((text) => /\b(?:Party|Parties)\b/.test(text)) || /\bParties\b/.test(content);

/** "this Agreement" in the document's own word for itself. */
function inTheWordsOf(content: string, text: string): string {
  const own = /\(the ["“](Agreement|Deed|Contract|Memorandum|MOU|Licen[cs]e|Lease|Note)["”]/.exec(content)?.[1];
  return own && own !== 'Agreement'
    ? text.replace(/\bthis Agreement\b/g, `this ${own}`).replace(/\bThis Agreement\b/g, `This ${own}`)
    : text;
}

/** What was understood and what was only set out. Empty when nothing was suggested. */
export function revisionNotice({ changed, added, removed, verbatim, referredTo }: Revision, hasModel: boolean): string | null {
  const parts = [
    changed.length > 0 ? `Changed as suggested: ${changed.join(', ')}.` : '',
    added.length > 0 ? `Clause added: ${added.join(', ')}.` : '',
    removed.length > 0 ? `Left out as suggested: ${removed.join(', ')}.` : '',
    referredTo.length > 0 ? `Not left out, since other clauses refer to it: ${referredTo.join(', ')}.` : '',
    verbatim.length > 0
      ? `Set out word for word as special conditions: ${verbatim.length}${hasModel ? '' : ', since no language model is configured'}.`
      : '',
  ];
  return parts.filter(Boolean).join(' ') || null;
}
