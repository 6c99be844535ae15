import { useEffect, useRef, useState } from 'react';
import { ErrorCode } from '../../../shared/api/error-codes.js';
import type { FieldError } from '../../../shared/api/app-error.js';
import { describeError } from '../../../shared/apollo/describe-error.js';
import { toAppError } from '../../../shared/apollo/to-app-error.js';
import { notify } from '../../../shared/notices/toasts.js';
import { createTextBatch } from '../../../shared/lib/text-batch.js';
import type { Draft, DraftRequest } from '../draft.js';
import { draftingMessages as text } from '../messages.js';
import type { KeptDocument } from '../kept/kept-document.js';
import { useIsReader } from '../../matter/use-is-reader.js';
import { useKeptDraft, type KeptDraft } from '../kept/use-kept-draft.js';
import { useUrlParams } from '../../../shared/url/use-url-params.js';
import { ABORTED } from './request-draft.js';
import { useStoredDraft } from './use-stored-draft.js';
import { useGenerateDocument, type Variation } from './use-generate-document.js';

/** What a narrow screen shows of form and draft, which stand side by side on a wide one. */
export type DraftingSide = 'form' | 'draft';

type DraftingWork = 'generate' | 'fresh' | 'suggestions';

/** A draft in progress. */
interface DraftProgress {
  /** The current stage, in the server's words. */
  stage: string | null;
  text: string;
}

export interface Drafting {
  draft: Draft | null;
  /** The draft's text including unsaved edits. */
  content: string;
  /** The kind of draft being made now. */
  work: DraftingWork | null;
  progress: DraftProgress;
  /** The form is locked; only suggestions can be edited. */
  regenerating: boolean;
  /** The last attempt failed for lack of tokens. */
  insufficient: boolean;
  suggestions: string;
  setSuggestions: (suggestions: string) => void;
  /** The edited text; null while it is as drafted. */
  edited: string | null;
  setEdited: (edited: string | null) => void;
  /** Replaces the draft with another state of it: an edited text or an earlier version. The form follows where it said the same. */
  replace: (draft: Draft) => void;
  /** Shows what became of suggestions that changed nothing; the text with its edits stays. */
  report: (outcomes: Draft['report'], notice?: string | null) => void;
  /** Resolves with the fields that the server rejected. */
  generate: (request: DraftRequest) => Promise<readonly FieldError[]>;
  regenerateFresh: (request: DraftRequest) => Promise<readonly FieldError[]>;
  /** Resolves with whether something has to be answered first; nothing was changed or charged then. */
  regenerateWithSuggestions: () => Promise<boolean>;
  stop: () => void;
  exitRegeneration: () => void;
  /** The matter that the screen works in: the address names it, or the draft belongs to it. Null for none. */
  matterId: string | null;
  /** The draft is shared with its reader, who changes nothing in it. */
  readOnly: boolean;
  /** Goes on outside of the matter. */
  leaveMatter: () => void;
  kept: KeptDraft;
  /** Null while there is nothing but a form: it has what is beside it below it. */
  side: DraftingSide | null;
  showSide: (side: DraftingSide) => void;
}

interface DraftingOptions {
  /** Prefix of the names under which this screen stores its state. */
  screen: 'document' | 'reply';
  /** The type whose draft is shown, on a screen of several; each type keeps its own. */
  documentType?: string;
  generateFailed: string;
  /** What the screen and the server keep in sync. */
  keeping: {
    /** The type that the screen shows. */
    type: string;
    /** Name under which its form keeps its input. */
    formName: string;
    /** The document that is to be shown is of another type. */
    onOtherType: (document: KeptDocument) => void;
  };
}

/** What came of an attempt to draft. */
interface Outcome {
  /** The fields that the server rejected. */
  wrong: readonly FieldError[];
  /** Something has to be answered first. */
  asks: boolean;
}
const DONE: Outcome = { wrong: [], asks: false };

/** In the place of a matter in the address: of none. */
const OUTSIDE = 'none';
const NOTHING_YET: DraftProgress = { stage: null, text: '' };
/** Whether suggestions left a text as it was: none was understood, or they had no effect together. */
const isUnchanged = ({ content, report = [] }: Draft, before?: string): boolean =>
  report.length > 0 && (content === before || report.every(({ applied }) => !applied));
/** Drafting on one screen: the draft, regeneration mode, notices. The draft survives a reload, since it was paid for. */
export function useDrafting({ screen, documentType, generateFailed, keeping }: DraftingOptions): Drafting {
  const stored = useStoredDraft(screen, documentType);
  const { draft, setDraft, edited } = stored;
  const { params, change } = useUrlParams();
  const [work, setWork] = useState<DraftingWork | null>(null);
  const [progress, setProgress] = useState(NOTHING_YET);
  const [regenerating, setRegenerating] = useState(false);
  const [insufficient, setInsufficient] = useState(false);
  const [suggestions, setSuggestions] = useState('');
  const [side, showSide] = useState<DraftingSide>('draft');
  const generateDocument = useGenerateDocument();
  const running = useRef<AbortController>(null);
  const address = params.get('matter');
  const named = address === OUTSIDE ? null : address;
  const matterId = address === OUTSIDE ? null : (named ?? draft?.matterId ?? null);
  const isReader = useIsReader(matterId);
  const kept = useKeptDraft({
    documentType: keeping.type,
    stored,
    formName: keeping.formName,
    busy: work !== null,
    open: params.get('open'),
    onOpened: () => change({ open: null }, { replace: true }),
    onOtherType: keeping.onOtherType,
  });
  useEffect(() => () => running.current?.abort(), []);

  const setEdited = (next: string | null): void => {
    stored.setEdited(next);
    // Discarded edits must not come back from the server.
    kept.entered(next === null);
  };
  const replace = (next: Draft): void => {
    setDraft(next);
    setEdited(null);
    if (draft?.request.documentType === next.request.documentType) kept.follow(draft.request.templateData, next.request.templateData);
  };
  const report: Drafting['report'] = (outcomes, notice) =>
    draft && setDraft({ ...draft, report: outcomes, notice: notice === undefined ? draft.notice : notice });

  const run = async (kind: DraftingWork, request: DraftRequest, variation: Variation, success: string): Promise<Outcome> => {
    const controller = new AbortController();
    running.current = controller;
    setWork(kind);
    showSide('draft');
    setProgress(NOTHING_YET);
    setInsufficient(false);
    const batch = createTextBatch((piece) => setProgress((now) => ({ ...now, text: now.text + piece })));
    const listener = {
      onStage: (stage: string) => setProgress((now) => ({ ...now, stage })),
      onText: batch.add,
      onRestart: () => {
        batch.drop();
        setProgress((now) => ({ ...now, text: '' }));
      },
    };
    try {
      // A document of another matter than the one that the screen names is refused, rather than changed outside of it.
      const inside = variation.documentId === undefined ? matterId : named;
      const { draft: made, asks } = await generateDocument({ request, variation, matterId: inside, listener, signal: controller.signal });
      if (asks) return { ...DONE, asks };
      if (kind === 'suggestions' && draft && isUnchanged(made, variation.previousDocument)) {
        // Nothing was charged or kept; the text with its edits and the suggestions stay for another try.
        report(made.report, made.notice);
        notify.error(text.nothingChanged);
        return DONE;
      }
      replace(made);
      if (kind === 'suggestions') setSuggestions('');
      notify.success(success);
      return DONE;
    } catch (error) {
      const { code, fieldErrors } = toAppError(error);
      if (code === ABORTED) return DONE;
      setInsufficient(code === ErrorCode.insufficientTokens);
      // What is wrong is said beside the form.
      if (code === ErrorCode.insufficientTokens || fieldErrors.length > 0) showSide('form');
      notify.error(describeError(error, kind === 'generate' ? generateFailed : text.regenerateFailed));
      return { ...DONE, wrong: fieldErrors };
    } finally {
      batch.drop();
      setWork(null);
    }
  };

  const content = edited ?? draft?.content ?? '';
  return {
    draft,
    content,
    work,
    progress,
    regenerating,
    insufficient,
    suggestions,
    setSuggestions,
    edited,
    setEdited,
    replace,
    report,
    generate: async (request) => (await run('generate', request, {}, text.generated)).wrong,
    regenerateFresh: async (request) => {
      setRegenerating(false);
      const documentId = draft?.request.documentType === request.documentType ? draft.documentId : undefined;
      return (await run('fresh', request, { regenerateFresh: true, documentId }, text.fresh)).wrong;
    },
    regenerateWithSuggestions: async () => {
      const modificationSuggestions = suggestions.trim();
      if (!draft || !modificationSuggestions) {
        notify.error(draft ? text.suggestionsRequired : text.firstGenerate);
        return false;
      }
      setRegenerating(true);
      const variation = { modificationSuggestions, previousDocument: content, documentId: draft.documentId };
      const { asks } = await run('suggestions', draft.request, variation, text.regenerated);
      if (asks) setRegenerating(false);
      return asks;
    },
    stop: () => {
      running.current?.abort();
      notify.success(text.stopped);
    },
    exitRegeneration: () => setRegenerating(false),
    matterId,
    readOnly: isReader && draft?.matterId === matterId,
    leaveMatter: () => change({ matter: OUTSIDE }, { replace: true }),
    kept,
    side: draft || work ? side : null,
    showSide,
  };
}
