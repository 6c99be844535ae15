import { createHash } from 'node:crypto';
import { SuggestionsMissingError } from '../documents.errors.js';
import type { GenerateDocumentInput } from '../documents.inputs.js';

/** Suggestions count only for a regeneration that is not a fresh one. @throws SuggestionsMissingError */
export function suggestionsOf({ modificationSuggestions, previousDocument, regenerateFresh }: GenerateDocumentInput): string | null {
  if (regenerateFresh || modificationSuggestions === undefined || modificationSuggestions === null) return null;
  const text = modificationSuggestions.trim();
  if (text === '' && previousDocument) throw new SuggestionsMissingError();
  return text || null;
}

/** Which of the failure texts fits. */
export function failureKind({ documentType, modificationSuggestions, regenerateFresh }: GenerateDocumentInput) {
  if (modificationSuggestions || regenerateFresh) return 'regenerate';
  return documentType === 'reply' ? 'reply' : 'document';
}

/** Digest of everything that makes the request what it is, whatever the order of its names and whichever API it came by. */
export function requestHash({ idempotencyKey: _key, templateData, ...rest }: GenerateDocumentInput): string {
  const sorted = (value: object) =>
    Object.entries(value)
      .filter(([, each]) => each !== undefined && each !== null)
      .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([sorted(rest), sorted(templateData)]))
    .digest('hex');
}
