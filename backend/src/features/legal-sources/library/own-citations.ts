import { caseCitations } from '../../../core/text/law-names/case-citations.js';
import type { LegalDocument } from '../legal-sources.entity.js';

/** Whether the whole of a short name is the citation of a judgment. */
const isCitation = (name: string): boolean => caseCitations(name, 1)[0]?.written === name.replace(/\s+/gu, ' ').trim();

/** A judgment's own citations: those of its text, and those that an administrator gave it as short names. */
export const ownCitations = ({ facts, edits }: Pick<LegalDocument, 'facts' | 'edits'>): string[] => [
  ...new Set([...(facts?.citations ?? []), ...(edits?.given.shortNames ?? []).filter(isCitation)]),
];
