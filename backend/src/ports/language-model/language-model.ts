import type { HealthAnswer } from '../../core/observability/health.js';

/** A passage that an answer may quote. `text` is the exact source text. */
export interface AnswerSource {
  /** Opaque id that citations refer to. */
  id: string;
  /** Document title for people. */
  title: string;
  /** For example "Chapter II › Section 26". */
  headingPath: string;
  /** Words of the section's own heading, where it has one; the text may open with them. */
  heading?: string;
  text: string;
  /** `library`: loaded by an administrator; `reference`: the asking user's own file. */
  origin: 'library' | 'reference';
  /** It is to be quoted whatever its words: the question cites it, or search chose it. */
  cited?: boolean;
  /** What is to be said with its name, such as that it was repealed. */
  note?: string;
  /** What of it answers the question, for adapters that quote: chosen with its opening words and whatever it may not be quoted without. */
  excerpt?: SourceExcerpt;
  /** Whether it is in force, in words; null or absent where nobody knows. */
  stamp?: string | null;
}

/** What is quoted of a source. */
export interface SourceExcerpt {
  quotations: readonly {
    /** Exact slices of the document; " … " stands between two that have something between them. */
    text: string;
    /** What introduces it: nothing, what the words do to those before, that they only begin what limits these, or the State whose amendment it is. */
    lead: 'none' | 'but' | 'also' | 'explanation' | 'example' | 'state' | 'see-proviso' | 'see-exception' | 'see-part';
    state: string;
  }[];
  /** The source has more words of its own. */
  more: boolean;
}

/** A word of the question and words that the law uses for it, all lower case and stemmed (Porter). */
export interface RelatedTerms {
  term: string;
  alternatives: readonly string[];
}

export interface TokenUsage {
  /** Read afresh; what came from or went to a cache is counted separately. */
  inputTokens: number;
  outputTokens: number;
  cacheReadTokens: number;
  cacheWriteTokens: number;
}

/** Told of each try of a call when it ends, however it ends: tries that fail and readers who leave cost tokens too. Must not throw. */
export type UsageListener = (model: string, usage: TokenUsage) => void;

/**
 * Asked before each try of a call, with the most tokens that the try can use: what is read and what may be written. Throws an
 * `AppError` to refuse; the call then ends with that error, and nothing is sent.
 */
export type CallAdmission = (tokensAtMost: number) => Promise<void>;

/** Who waits for a call, who is told what it used, and who may refuse it. */
export interface CallTerms {
  admit?: CallAdmission;
  onUsage?: UsageListener;
  signal?: AbortSignal;
}

/** Why an adapter that only quotes answers in place of the configured one; it says so. */
export type StandInReason = 'unavailable' | 'over-budget' | 'confidential' | 'test-key';

export interface AnswerRequest extends CallTerms {
  question: string;
  /** On whose behalf: an adapter that works on long sources itself does so in this user's turn. */
  userId?: string;
  /** For adapters that compare words. */
  related?: readonly RelatedTerms[];
  sources: readonly AnswerSource[];
  /** What is to be said where there is no source: what was not found. */
  notFound?: string;
  /** The product's own explanation of the law, as material; it was compared with the law, and is not to be cited. */
  explanation?: string;
  /** The asker's own file, where the question is about one. */
  file?: {
    /** What the product read of it that is asked for, as material; '' for nothing. What only quotes is asked after it was said. */
    facts: string;
    /** What is to be said where no words of it answer. */
    silent: string;
  } | null;
  /** Earlier turns, oldest first, held by the client. */
  history?: readonly { role: 'user' | 'assistant'; text: string }[];
  /** For adapters that stand in for another. */
  standsInBecause?: StandInReason;
}

/** A citation claims that `quotation` stands in source `sourceId`; the caller verifies it before anyone sees it. */
export interface ClaimedCitation {
  sourceId: string;
  quotation: string;
}

/** How a call that was not aborted ended. */
export type StopReason = 'complete' | 'refused' | 'length';

export type AnswerEvent =
  /**
   * A piece of the answer, to be shown after the ones before it. `citations` support the text of this piece; markers are set
   * by the caller at its end. No quotation is split over two pieces.
   */
  | { type: 'text'; text: string; citations: ClaimedCitation[] }
  | {
      type: 'done';
      answeredBy: string;
      usage: TokenUsage | null;
      promptVersion: string | null;
      stopReason: StopReason;
    };

/** A line of a draft as a model is shown it. */
export interface DraftLine {
  /** What edits name it by. */
  id: string;
  /** As it is numbered in the draft, such as `4.1`; '' for one without a number. */
  number: string;
  /** Its words without the number. */
  text: string;
}

export interface EditsRequest extends CallTerms {
  /** `suggestions`: the instructions are carried out; `wording`: each names a part of the form, whose lines are to read better. */
  task: 'suggestions' | 'wording';
  documentLabel: string;
  lines: readonly DraftLine[];
  /** Label and value of each form field, data only. */
  values: readonly { label: string; value: string }[];
  /** What is asked for; edits name them by their numbers, from 1. */
  instructions: readonly string[];
  /** Passages of the user's own reference document, data only. */
  reference?: { filename: string; text: string };
}

/** A change of a draft that a model proposes; whoever asked for it looks whether it can and may be made. */
export type ProposedEdit = {
  /** Number of the instruction that asks for it, as the model says. */
  instruction: number;
} & (
  | { do: 'edit'; node: string; oldText: string; newText: string }
  | { do: 'insert'; after: string; text: string }
  | { do: 'remove'; node: string }
  /** `field` is the label of one of the values. */
  | { do: 'set_value'; field: string; value: string }
);

/** What a model has to know before it can carry an instruction out. */
export interface ModelQuestion {
  instruction: number;
  question: string;
  choices: string[];
}

export interface EditsEvent {
  type: 'done';
  edits: ProposedEdit[];
  questions: ModelQuestion[];
  /** Edits and questions that had not the form that was asked for; they are left out. */
  unusable: number;
  editedBy: string;
  promptVersion: string | null;
  /** Without edits and questions unless it is `complete`. */
  stopReason: StopReason;
}

export interface SearchWordsRequest extends CallTerms {
  question: string;
}

export type SearchWordsEvent = { type: 'text'; text: string } | { type: 'done'; stopReason: StopReason };

export interface NoticeValuesRequest extends CallTerms {
  /** The paper, data only. */
  text: string;
}

export type NoticeValuesEvent = { type: 'text'; text: string } | { type: 'done'; stopReason: StopReason; readBy: string };

/**
 * Writes answers and edits drafts. Source, reference and form texts are data: an adapter fences them and gives the model no tools, but for
 * one by which it says what to change in a draft. It never writes a draft.
 */
export abstract class LanguageModel {
  abstract describe(): string;

  /** False for the extractive default, which quotes and assembles but writes nothing of its own. */
  abstract readonly generative: boolean;

  /** Name of the host that it sends texts to; null for one that works inside this installation. */
  abstract readonly host: string | null;

  /**
   * Streams an answer grounded in `sources`; ends with exactly one `done`.
   * @throws LanguageModelError (`rate-limited`, `overloaded`, `timeout`, `unavailable`, `invalid-response`, `spend-limit`, `wrong-key`,
   * `unknown-model`) after bounded retries, or `too-long` before anything is sent; what `admit` throws.
   */
  abstract answer(request: AnswerRequest): AsyncIterable<AnswerEvent>;

  /**
   * Streams words under which a law library might hold the answer, to be looked for besides the question's own; nothing from a
   * model that is not asked for any. They are search input and nothing else: nobody is shown them. Throws like `answer`.
   */
  async *searchWords(_request: SearchWordsRequest): AsyncIterable<SearchWordsEvent> {
    yield { type: 'done', stopReason: 'complete' };
  }

  /**
   * Streams what a legal notice says, one value per line as "field: words of the notice"; nothing from a model that only quotes. The
   * caller finds the words in the notice again before it believes any. Throws like `answer`.
   */
  async *noticeValues(_request: NoticeValuesRequest): AsyncIterable<NoticeValuesEvent> {
    yield { type: 'done', stopReason: 'complete', readBy: this.describe() };
  }

  /** Proposes changes of a draft, in exactly one `done`; none from a model that only quotes. Throws like `answer`. */
  async *edits(_request: EditsRequest): AsyncIterable<EditsEvent> {
    yield {
      type: 'done',
      edits: [],
      questions: [],
      unusable: 0,
      editedBy: this.describe(),
      promptVersion: null,
      stopReason: 'complete',
    };
  }

  /**
   * Whether its service knows the configured key and the model's name, as it said within the last minutes: no call is made for every
   * question. Does not fail.
   * @returns why not in `reason`, in words for strangers
   */
  health(): Promise<HealthAnswer> {
    return Promise.resolve({ ok: true, detail: `${this.describe()}; needs no service` });
  }

  /** Ends what the adapter keeps running; calls under way are rejected. Idempotent. */
  close(): Promise<void> {
    return Promise.resolve();
  }
}

/** An adapter that needs no service and cannot fail as one: it answers when the configured one does. */
export abstract class FallbackLanguageModel extends LanguageModel {}
