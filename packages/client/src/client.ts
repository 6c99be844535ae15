import { Files } from './files.js';
import type {
  AnswerPartsFragment,
  AskInput,
  AskStreamSubscription,
  DraftPartsFragment,
  DraftStreamSubscription,
  GenerateDocumentInput,
  ProposalPartsFragment,
  QuestionAnswerInput,
  SearchFilters,
  SearchQuery,
  TemplatesQuery,
} from './gql/graphql.js';
import { ANSWER_QUESTIONS, ASK, ASK_STREAM, BALANCE, DRAFT, DRAFT_STREAM, KEEP, PROPOSE, SEARCH, TEMPLATES } from './operations.js';
import { streamed } from './stream.js';
import { type CallOptions, Transport, type TransportOptions } from './transport.js';

export interface ThemisClientOptions extends TransportOptions {
  /** Class of the sockets of streams; the platform's own unless given. Node 20 has none: give that of the package ws. */
  webSocket?: unknown;
}

export type Answer = AnswerPartsFragment;
export type AnswerStep = AskStreamSubscription['event']['step'];
export type Found = SearchQuery['found'];
export type Template = TemplatesQuery['templates'][number];
export type Draft = DraftPartsFragment;
export type DraftStep = DraftStreamSubscription['event']['step'];

export type Proposal = ProposalPartsFragment;
export type QuestionAnswer = QuestionAnswerInput;

/** Suggestions for a draft. */
export type SuggestionRequest = Omit<DraftRequest, 'idempotencyKey'> & { modificationSuggestions: string; previousDocument: string };

/** A key that is the same for every try of one draft: it is charged once. */
export type DraftRequest = Omit<GenerateDocumentInput, 'complexity' | 'regenerateFresh'> &
  Partial<Pick<GenerateDocumentInput, 'complexity' | 'regenerateFresh'>> & { idempotencyKey: string };

export interface SearchRequest {
  query: string;
  /** Passages wanted, 1 to 50; 10 unless given. */
  first?: number;
  /** Only the law in force on this day, such as `2024-06-30`. */
  asOn?: string;
  filters?: SearchFilters;
}

const PASSAGES = 10;

/** Calls of one installation with one API key. Every call throws `RefusedError`, `UnreachableError` or `TimeoutError`. */
export class ThemisClient {
  readonly files: Files;
  private readonly transport: Transport;
  private readonly webSocket: unknown;

  constructor({ webSocket, ...options }: ThemisClientOptions) {
    this.transport = new Transport(options);
    this.webSocket = webSocket;
    this.files = new Files(this.transport);
  }

  /** Answers a question with quotations of the library. Needs the scope ASK. */
  async ask(input: AskInput, options: CallOptions = {}): Promise<Answer> {
    return (await this.transport.run(ASK, { input }, { ...options, repeatable: false })).answer;
  }

  /** The same, as it comes about. `__typename` tells the steps apart; the last is a `FinishedAnswer`. Leaving the loop stops the work. */
  async *askStream(input: AskInput, options: CallOptions = {}): AsyncGenerator<AnswerStep> {
    for await (const { event } of streamed(this.transport, this.webSocket, ASK_STREAM, { input }, options)) yield event.step;
  }

  /** Passages of the library, best first. Needs the scope SEARCH. */
  async search({ first = PASSAGES, ...request }: SearchRequest, options: CallOptions = {}): Promise<Found> {
    return (await this.transport.run(SEARCH, { ...request, first }, { ...options, repeatable: true })).found;
  }

  /** What can be drafted, with prices and forms. */
  async templates(options: CallOptions = {}): Promise<Template[]> {
    return (await this.transport.run(TEMPLATES, {}, { ...options, repeatable: true })).templates;
  }

  /** Drafts and keeps a document, for tokens of the account. Needs the scope DOCUMENTS_WRITE. */
  async draft(input: DraftRequest, options: CallOptions = {}): Promise<Draft> {
    return (await this.transport.run(DRAFT, { input }, { ...options, repeatable: true })).draft;
  }

  /**
   * The same, as it comes about. `__typename` tells the steps apart: a `GenerationRestart` withdraws the pieces so far, and the last is a
   * `FinishedGeneration` with the `draft`. Leaving the loop before that stops the work and costs nothing; a broken stream may be asked
   * for again with the same key.
   */
  async *draftStream(input: DraftRequest, options: CallOptions = {}): AsyncGenerator<DraftStep> {
    for await (const { event } of streamed(this.transport, this.webSocket, DRAFT_STREAM, { input }, options)) yield event.step;
  }

  /** What suggestions would change in a draft, and what is unclear about them; free of charge. Needs the scope DOCUMENTS_WRITE. */
  async proposeChanges(input: SuggestionRequest, options: CallOptions = {}): Promise<Proposal> {
    return (await this.transport.run(PROPOSE, { input }, { ...options, repeatable: false })).proposal;
  }

  /** Answers questions of a proposal: what the answers ask for joins its changes; free of charge. Needs the scope DOCUMENTS_WRITE. */
  async answerQuestions(proposalId: string, answers: QuestionAnswer[], options: CallOptions = {}): Promise<Proposal> {
    const input = { proposalId, answers };
    return (await this.transport.run(ANSWER_QUESTIONS, { input }, { ...options, repeatable: false })).proposal;
  }

  /** Keeps accepted changes as the next version and charges it, once however often it is sent. Needs the scope DOCUMENTS_WRITE. */
  async keepChanges(proposalId: string, accepted: string[], options: CallOptions = {}): Promise<Draft> {
    return (await this.transport.run(KEEP, { input: { proposalId, accepted } }, { ...options, repeatable: true })).draft;
  }

  /** Whole tokens that the account has. Needs the scope DOCUMENTS_READ or DOCUMENTS_WRITE. */
  async balance(options: CallOptions = {}): Promise<number> {
    return (await this.transport.run(BALANCE, {}, { ...options, repeatable: true })).balance.tokens;
  }
}
