import { useState } from 'react';
import { ErrorCode } from '../../shared/api/error-codes.js';
import type { FieldError } from '../../shared/api/app-error.js';
import { describeError } from '../../shared/apollo/describe-error.js';
import { toAppError } from '../../shared/apollo/to-app-error.js';
import { notify } from '../../shared/notices/toasts.js';
import { useStoredState } from '../../shared/storage/use-stored-state.js';
import { isDraft, type Draft, type DraftRequest } from './draft.js';
import { generationMessages as text } from './messages.js';
import { useGenerateDocument, type Variation } from './use-generate-document.js';

export type GenerationWork = 'generate' | 'fresh' | 'suggestions';

export interface Generation {
  draft: Draft | null;
  /** What is being made now. */
  work: GenerationWork | null;
  /** The form is locked and only suggestions may be edited. */
  regenerating: boolean;
  /** The last attempt was refused for lack of tokens. */
  insufficient: boolean;
  suggestions: string;
  setSuggestions: (suggestions: string) => void;
  /** Answers with the fields that the server refused. */
  generate: (request: DraftRequest) => Promise<readonly FieldError[]>;
  regenerateFresh: (request: DraftRequest) => Promise<readonly FieldError[]>;
  regenerateWithSuggestions: () => Promise<void>;
  exitRegeneration: () => void;
}

interface GenerationOptions {
  /** Names what is stored for this screen. */
  screen: 'document' | 'reply';
  generateFailed: string;
}

const keepsDraft = (value: unknown): value is Draft | null => isDraft(value);

/** Drafting of one screen: the draft, regeneration mode, notices. The draft survives a reload, as it was paid for. */
export function useGeneration({ screen, generateFailed }: GenerationOptions): Generation {
  const [draft, setDraft] = useStoredState<Draft | null>(`${screen}.draft`, null, keepsDraft);
  const [work, setWork] = useState<GenerationWork | null>(null);
  const [regenerating, setRegenerating] = useState(false);
  const [insufficient, setInsufficient] = useState(false);
  const [suggestions, setSuggestions] = useState('');
  const generateDocument = useGenerateDocument();

  const run = async (
    kind: GenerationWork,
    request: DraftRequest,
    variation: Variation,
    success: string,
  ): Promise<readonly FieldError[]> => {
    setWork(kind);
    setInsufficient(false);
    try {
      setDraft(await generateDocument(request, variation));
      if (kind === 'suggestions') setSuggestions('');
      notify.success(success);
      return [];
    } catch (error) {
      const { code, fieldErrors } = toAppError(error);
      setInsufficient(code === ErrorCode.insufficientTokens);
      notify.error(describeError(error, kind === 'generate' ? generateFailed : text.regenerateFailed));
      return fieldErrors;
    } finally {
      setWork(null);
    }
  };

  return {
    draft,
    work,
    regenerating,
    insufficient,
    suggestions,
    setSuggestions,
    generate: (request) => run('generate', request, {}, text.generated),
    regenerateFresh: async (request) => {
      setRegenerating(false);
      return run('fresh', request, { regenerateFresh: true }, text.fresh);
    },
    regenerateWithSuggestions: async () => {
      if (!draft) return notify.error(text.firstGenerate);
      const modificationSuggestions = suggestions.trim();
      if (!modificationSuggestions) return notify.error(text.suggestionsRequired);
      setRegenerating(true);
      await run('suggestions', draft.request, { modificationSuggestions, previousDocument: draft.content }, text.regenerated);
    },
    exitRegeneration: () => setRegenerating(false),
  };
}
