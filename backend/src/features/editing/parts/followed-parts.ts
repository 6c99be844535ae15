import { withValues } from '../making/form-change.js';
import type { DraftForm } from '../making/form-change.js';
import { withChanges } from '../judging/judge-edits.js';
import type { SuggestionOutcome } from '../outcome.js';
import { followSuggestions, type SuggestionQuestion } from '../following/follow-suggestions.js';
import { type EditPart, editPart } from './edit-part.js';
import { toldFindings } from './told-findings.js';

/** What suggestions come to without a language model. */
export interface FollowedParts {
  parts: EditPart[];
  /** What has to be known first. */
  questions: SuggestionQuestion[];
  /** Instructions that change nothing, with the reason. */
  open: SuggestionOutcome[];
}

/** What suggestions would change of a draft, each change by itself; the last tells what would no longer fit together. */
export function followedParts(form: DraftForm, content: string, suggestions: string): FollowedParts {
  const { changes, questions, open } = followSuggestions(form, content, suggestions);
  const parts = changes.flatMap(({ instruction, label, operations, values }) => {
    const made = editPart(content, { instruction, asked: true, operations, label, values });
    return made ? [made.part] : [];
  });
  const told = brokenBy(form, content, parts);
  return {
    parts: parts.map((part, index) =>
      index === parts.length - 1 && told !== '' ? { ...part, message: `${part.message.replace(/\.$/, '')}. But look: ${told}` } : part,
    ),
    questions,
    open: open.map(({ instruction, reason }) => ({ instruction, applied: false, message: reason })),
  };
}

const brokenBy = (form: DraftForm, content: string, parts: readonly EditPart[]): string =>
  parts.length === 0
    ? ''
    : toldFindings(
        form.template,
        { content, values: form.values },
        {
          content: withChanges(
            content,
            parts.map(({ operations }) => operations),
          ).content,
          values: parts.reduce((values, part) => withValues(values, part.values), form.values),
        },
      );
