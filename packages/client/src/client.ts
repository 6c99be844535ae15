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
  VerifiedPartsFragment,
  VerifyFilesQuery,
} from './gql/graphql.js';
import { ASK, ASK_STREAM, SEARCH, TEMPLATES } from './operations/asking.js';
import { ANSWER_QUESTIONS, BALANCE, DISCARD, DRAFT, DRAFT_STREAM, KEEP, PROPOSALS, PROPOSE } from './operations/drafting.js';
import { VERIFY, VERIFY_FILES } from './operations/law.js';
import { Conversations } from './resources/conversations.js';
import { Deadlines } from './resources/deadlines.js';
import { Documents } from './resources/documents.js';
import { Files } from './resources/files.js';
import { Matters } from './resources/matters.js';
import { Webhooks } from './resources/webhooks.js';
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

/**
 * What is to be drafted. A draft is charged once for each `idempotencyKey`: give one that you keep where a program that was ended begins
 * again; otherwise every call makes one, which all its tries share.
 */
export type DraftRequest = Omit<GenerateDocumentInput, 'complexity' | 'regenerateFresh'> &
  Partial<Pick<GenerateDocumentInput, 'complexity' | 'regenerateFresh'>>;

/** What a text cites, each found in the library or not. */
export type Verified = VerifiedPartsFragment;
export type VerifiedFile = VerifyFilesQuery['files'][number];

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
  readonly conversations: Conversations;
  readonly deadlines: Deadlines;
  readonly documents: Documents;
  readonly files: Files;
  readonly matters: Matters;
  readonly webhooks: Webhooks;
  private readonly transport: Transport;
  private readonly webSocket: unknown;

  constructor({ webSocket, ...options }: ThemisClientOptions) {
    this.transport = new Transport(options);
    this.webSocket = webSocket;
    this.conversations = new Conversations(this.transport);
    this.deadlines = new Deadlines(this.transport);
    this.documents = new Documents(this.transport);
    this.files = new Files(this.transport);
    this.matters = new Matters(this.transport);
    this.webhooks = new Webhooks(this.transport);
  }

  /** Answers a question with quotations of the library. Needs the scope ASK. */
  async ask(input: AskInput, options: CallOptions = {}): Promise<Answer> {
    return (await this.transport.change(ASK, { input }, options)).answer;
  }

  /** The same, as it comes about. `__typename` tells the steps apart; the last is a `FinishedAnswer`. Leaving the loop stops the work. */
  async *askStream(input: AskInput, options: CallOptions = {}): AsyncGenerator<AnswerStep> {
    for await (const { event } of streamed(this.transport, this.webSocket, ASK_STREAM, { input }, options)) yield event.step;
  }

  /** Passages of the library, best first. Needs the scope SEARCH. */
  async search({ first = PASSAGES, ...request }: SearchRequest, options: CallOptions = {}): Promise<Found> {
    return (await this.transport.read(SEARCH, { ...request, first }, options)).found;
  }

  /** What can be drafted, with prices and forms. */
  async templates(options: CallOptions = {}): Promise<Template[]> {
    return (await this.transport.read(TEMPLATES, {}, options)).templates;
  }

  /** Drafts and keeps a document, for tokens of the account. Needs the scope DOCUMENTS_WRITE. */
  async draft(input: DraftRequest, options: CallOptions = {}): Promise<Draft> {
    return (await this.transport.read(DRAFT, { input: withKey(input) }, options)).draft;
  }

  /**
   * The same, as it comes about. `__typename` tells the steps apart: a `GenerationRestart` withdraws the pieces so far, and the last is a
   * `FinishedGeneration` with the `draft`. Leaving the loop before that stops the work and costs nothing; a broken stream may be asked
   * for again with the same `idempotencyKey`.
   */
  async *draftStream(input: DraftRequest, options: CallOptions = {}): AsyncGenerator<DraftStep> {
    for await (const { event } of streamed(this.transport, this.webSocket, DRAFT_STREAM, { input: withKey(input) }, options))
      yield event.step;
  }

  /** What suggestions would change in a draft, and what is unclear about them; free of charge. Needs the scope DOCUMENTS_WRITE. */
  async proposeChanges(input: SuggestionRequest, options: CallOptions = {}): Promise<Proposal> {
    return (await this.transport.change(PROPOSE, { input }, options)).proposal;
  }

  /** Answers questions of a proposal: what the answers ask for joins its changes; free of charge. Needs the scope DOCUMENTS_WRITE. */
  async answerQuestions(proposalId: string, answers: QuestionAnswer[], options: CallOptions = {}): Promise<Proposal> {
    const input = { proposalId, answers };
    return (await this.transport.change(ANSWER_QUESTIONS, { input }, options)).proposal;
  }

  /** Keeps accepted changes as the next version and charges it, once however often it is sent. Needs the scope DOCUMENTS_WRITE. */
  async keepChanges(proposalId: string, accepted: string[], options: CallOptions = {}): Promise<Draft> {
    return (await this.transport.read(KEEP, { input: { proposalId, accepted } }, options)).draft;
  }

  /** Proposals that wait to be kept or discarded. Needs the scope PROPOSALS or DOCUMENTS_WRITE. */
  async proposals(options: CallOptions = {}): Promise<Proposal[]> {
    return (await this.transport.read(PROPOSALS, {}, options)).proposals;
  }

  /** Discards a proposal with its changes. Needs the scope PROPOSALS or DOCUMENTS_WRITE. */
  async discardChanges(proposalId: string, options: CallOptions = {}): Promise<void> {
    await this.transport.change(DISCARD, { id: proposalId }, options);
  }

  /**
   * Looks up what a text of at most 64,000 characters cites: each quotation, section, rule and case, found in the library or not, and in
   * force on the day `asOn` or not. Needs the scope SEARCH.
   */
  async verify(text: string, asOn?: string, options: CallOptions = {}): Promise<Verified> {
    return (await this.transport.read(VERIFY, { text, asOn }, options)).verified;
  }

  /** The same for files of the account, by their names. Needs the scope FILES. */
  async verifyFiles(filenames: string[], asOn?: string, options: CallOptions = {}): Promise<VerifiedFile[]> {
    return (await this.transport.read(VERIFY_FILES, { filenames, asOn }, options)).files;
  }

  /** Whole tokens that the account has. Needs the scope DOCUMENTS_READ or DOCUMENTS_WRITE. */
  async balance(options: CallOptions = {}): Promise<number> {
    return (await this.transport.read(BALANCE, {}, options)).balance.tokens;
  }
}

const withKey = (input: DraftRequest): DraftRequest & { idempotencyKey: string } => ({
  ...input,
  idempotencyKey: input.idempotencyKey ?? crypto.randomUUID(),
});
