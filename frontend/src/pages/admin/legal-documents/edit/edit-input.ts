import type { EditLegalDocumentInput, LegalDocumentType } from '../../../../shared/gql/graphql.js';
import type { LegalDocument } from '../list/use-legal-documents.js';

export interface EditValues {
  documentType: LegalDocumentType;
  title: string;
  year: string;
  jurisdiction: string;
  /** One per line. */
  shortNames: string;
  source: string;
  description: string;
}

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

export const editValues = (document: LegalDocument): EditValues => ({
  documentType: document.documentType,
  title: document.title ?? '',
  year: document.year?.toString() ?? '',
  jurisdiction: document.jurisdiction ?? '',
  shortNames: document.shortNames.join('\n'),
  source: document.source ?? '',
  description: document.description ?? '',
});

/** What was changed in the form; a field that was emptied is null, so that what the text says applies. */
export function editInput(document: LegalDocument, values: EditValues): EditLegalDocumentInput {
  const before = editValues(document);
  const changed = (name: keyof EditValues): boolean => values[name].trim() !== before[name].trim();
  const text = (name: 'title' | 'jurisdiction' | 'source' | 'description') =>
    changed(name) ? { [name]: values[name].trim() || null } : {};
  return {
    ...(changed('documentType') && { documentType: values.documentType }),
    ...text('title'),
    ...(changed('year') && { year: values.year.trim() ? Number(values.year) : null }),
    ...text('jurisdiction'),
    ...(changed('shortNames') && { shortNames: linesOf(values.shortNames) }),
    ...text('source'),
    ...text('description'),
  };
}
