/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Answers to questions of a proposal. */
export type AnswerQuestionsInput = {
  /** At most one answer for each question; the others stay open. */
  answers: Array<QuestionAnswerInput>;
  /** The proposal. */
  proposalId: string | number;
};

/** A legal question. */
export type AskInput = {
  /** Only the law in force on this day: acts and rules that had not begun or were repealed by then are left out. Judgments are not. */
  asOn?: string | null | undefined;
  /** A conversation of the signed-in user that keeps the question and its answer; the answer is then completed even if the client leaves. */
  conversationId?: string | number | null | undefined;
  /** Up to 20 earlier turns, oldest first. */
  history?: Array<ChatTurnInput> | null | undefined;
  /** A matter of the signed-in user: its files are searched beside the library, and no other matter's. A conversation of a matter asks inside of it by itself. Keys need the scopes MATTERS and FILES as well. */
  matterId?: string | number | null | undefined;
  /** 1 to 4000 characters. */
  question: string;
  /** Name of one of the signed-in user's own files. */
  referenceFilename?: string | null | undefined;
  /** The exchange of the conversation that this question replaces, with everything after it. */
  replaces?: string | number | null | undefined;
  /** Id of the topic that is meant, one of the `choices` of an earlier answer. */
  topic?: string | null | undefined;
};

/** Who spoke in a conversation. */
export type ChatRole =
  /** Themis. */
  | 'ASSISTANT'
  /** The person who asks. */
  | 'USER';

/** An earlier turn of the conversation, kept by the client. */
export type ChatTurnInput = {
  /** Who spoke. */
  role: ChatRole;
  /** What was said. */
  text: string;
};

/** What kind of source a citation quotes. */
export type CitationSourceType =
  /** A statute of the library. */
  | 'ACT'
  /** A decision of a court. */
  | 'JUDGMENT'
  /** Anything else that the library holds. */
  | 'OTHER'
  /** The asking user's own file. */
  | 'OWN_FILE'
  /** Rules or regulations under a statute. */
  | 'RULE';

/** What the answer depends on. */
export type ClarificationKind =
  /** The personal law of the people concerned. */
  | 'PERSONAL_LAW'
  /** The State whose law applies. */
  | 'STATE';

/** A document to be drafted. */
export type GenerateDocumentInput = {
  /** simple, medium or complex; decides the price. */
  complexity?: string;
  /** The document that gets the result as its next version. Without it, a `previousDocument` that is kept is continued; otherwise a new document begins. */
  documentId?: string | number | null | undefined;
  /** One of `documentTemplates`. */
  documentType: string;
  /** Same key, same request: charged once, same answer. */
  idempotencyKey?: string | null | undefined;
  /** What to change in `previousDocument`. */
  modificationSuggestions?: string | null | undefined;
  /** The draft that the suggestions are about. */
  previousDocument?: string | null | undefined;
  /** Name of one of the signed-in user's own files. */
  referenceFilename?: string | null | undefined;
  /** Draft afresh from the form, ignoring earlier suggestions. */
  regenerateFresh?: boolean;
  /** Values by the names of the template's fields. */
  templateData: Record<string, unknown>;
};

/** Which of the proposed changes are kept. */
export type KeepChangesInput = {
  /** Ids of the changes that are kept, at least one; the others are rejected. */
  accepted: Array<string | number>;
  /** The proposal. */
  proposalId: string | number;
};

/** What kind of source a document of the library is. */
export type LegalDocumentType =
  /** A statute. */
  | 'ACT'
  /** A decision of a court. */
  | 'JUDGMENT'
  /** Anything else. */
  | 'OTHER'
  /** Rules or regulations under a statute. */
  | 'RULE';

/** What is missing. */
export type MissingLawReason =
  /** The act is not loaded. */
  | 'ACT'
  /** The act is loaded, and its text has no such section. */
  | 'SECTION'
  /** No act of this name is known. */
  | 'UNKNOWN';

/** An answer to a question of a proposal. */
export type QuestionAnswerInput = {
  /** The id of the question. */
  question: string;
  /** The `suggestion` of the choice, or a suggestion in other words. */
  suggestion: string;
};

/** What happened to a stretch of text. */
export type RedlineSegmentKind =
  /** Is in the earlier version only. */
  | 'DELETED'
  /** Is in both versions. */
  | 'EQUAL'
  /** Is in the later version only. */
  | 'INSERTED';

/** How far the reading of an uploaded file has got. */
export type ReferenceFileStatus =
  /** Could not be read; `error` says why. */
  | 'FAILED'
  /** Being read. */
  | 'PENDING'
  /** Can be asked about. */
  | 'READY';

/** Restricts a search; all parts must hold. */
export type SearchFilters = {
  /** Names of laws as people write them ("DRC Act"); only the documents that they name. */
  acts?: Array<string> | null | undefined;
  /** Only these documents. */
  documentIds?: Array<string | number> | null | undefined;
  /** Only these kinds of sources. */
  documentTypes?: Array<LegalDocumentType> | null | undefined;
  /** Jurisdictions, as the documents state them. */
  jurisdictions?: Array<string> | null | undefined;
  /** Only sources of this year or later. */
  yearFrom?: number | null | undefined;
  /** Only sources of this year or earlier. */
  yearTo?: number | null | undefined;
};

/** What stands behind a sentence of an answer. */
export type StatementSupport =
  /** The product's own explanation, compared with the parts of the law that it names; see `explanation`. */
  | 'EXPLANATION'
  /** No source: framing, or what the writer says about itself. */
  | 'GENERAL'
  /** Only the asking user's own document. */
  | 'OWN_DOCUMENT'
  /** At least one source of the library, cited by its markers. */
  | 'SOURCE';

/** What a kind of document is about, for lists of templates. */
export type TemplateCategory =
  /** Contracts, companies and firms. */
  | 'BUSINESS'
  /** Employers and employees. */
  | 'EMPLOYMENT'
  /** Notices before proceedings. */
  | 'NOTICES'
  /** Wills and authority given to others. */
  | 'PERSONAL'
  /** Papers for courts, commissions and public authorities. */
  | 'PROCEEDINGS'
  /** Sale, gift, lease and division of property. */
  | 'PROPERTY';

/** What a value has to look like. */
export type TemplateFieldFormat =
  /** A corporate identity number. */
  | 'CIN'
  /** The currency of the amounts, one of `options`. */
  | 'CURRENCY'
  /** A day. One in figures that can mean two days is refused. */
  | 'DATE'
  /** An e-mail address. */
  | 'EMAIL'
  /** One entry per line. */
  | 'LIST'
  /** An amount of money. */
  | 'MONEY'
  /** A number. */
  | 'NUMBER'
  /** A permanent account number of the income tax. */
  | 'PAN'
  /** A percentage. */
  | 'PERCENT'
  /** A telephone number. */
  | 'PHONE'
  /** A postal index number. */
  | 'PIN'
  /** One row per line, its cells between upright strokes; `columns` says what they are. */
  | 'ROWS'
  /** A State or Union Territory, one of `options`. */
  | 'STATE'
  /** Any text, shown as it was written. */
  | 'TEXT';

export type AskMutationVariables = Exact<{
  input: AskInput;
}>;


export type AskMutation = { answer: { text: string, followUps: Array<string>, answeredBy: string, notice: string | null, generation: string | null, withheldQuotations: number, withheldReferences: number, citations: Array<{ marker: number, documentId: string | null, documentTitle: string, sourceType: CitationSourceType, headingPath: string, pageStart: number | null, pageEnd: number | null, fromScan: boolean, spanStart: number, spanEnd: number, quotation: string, stamp: string | null }>, statements: Array<{ spanStart: number, spanEnd: number, support: StatementSupport, markers: Array<number> }>, sections: Array<{ documentId: string, documentTitle: string, headingPath: string, unit: string, heading: string, open: boolean, relation: string | null, note: string | null, stamp: string | null, spanStart: number, spanEnd: number }>, missingLaw: Array<{ act: string, section: string | null, reason: MissingLawReason }>, clarify: { kind: ClarificationKind, question: string, options: Array<string> } | null } };

export type AskStreamSubscriptionVariables = Exact<{
  input: AskInput;
}>;


export type AskStreamSubscription = { event: { step:
      | { __typename: 'AnswerPiece', text: string }
      | { __typename: 'AnswerStage', stage: string }
      | { __typename: 'FinishedAnswer', exchangeId: string | null, answer: { text: string, followUps: Array<string>, answeredBy: string, notice: string | null, generation: string | null, withheldQuotations: number, withheldReferences: number, citations: Array<{ marker: number, documentId: string | null, documentTitle: string, sourceType: CitationSourceType, headingPath: string, pageStart: number | null, pageEnd: number | null, fromScan: boolean, spanStart: number, spanEnd: number, quotation: string, stamp: string | null }>, statements: Array<{ spanStart: number, spanEnd: number, support: StatementSupport, markers: Array<number> }>, sections: Array<{ documentId: string, documentTitle: string, headingPath: string, unit: string, heading: string, open: boolean, relation: string | null, note: string | null, stamp: string | null, spanStart: number, spanEnd: number }>, missingLaw: Array<{ act: string, section: string | null, reason: MissingLawReason }>, clarify: { kind: ClarificationKind, question: string, options: Array<string> } | null } }
     } };

export type AnswerPartsFragment = { text: string, followUps: Array<string>, answeredBy: string, notice: string | null, generation: string | null, withheldQuotations: number, withheldReferences: number, citations: Array<{ marker: number, documentId: string | null, documentTitle: string, sourceType: CitationSourceType, headingPath: string, pageStart: number | null, pageEnd: number | null, fromScan: boolean, spanStart: number, spanEnd: number, quotation: string, stamp: string | null }>, statements: Array<{ spanStart: number, spanEnd: number, support: StatementSupport, markers: Array<number> }>, sections: Array<{ documentId: string, documentTitle: string, headingPath: string, unit: string, heading: string, open: boolean, relation: string | null, note: string | null, stamp: string | null, spanStart: number, spanEnd: number }>, missingLaw: Array<{ act: string, section: string | null, reason: MissingLawReason }>, clarify: { kind: ClarificationKind, question: string, options: Array<string> } | null };

export type SearchQueryVariables = Exact<{
  query: string;
  first: number;
  asOn?: string | null | undefined;
  filters?: SearchFilters | null | undefined;
}>;


export type SearchQuery = { found: { relevant: boolean, generation: string | null, passages: Array<{ documentId: string, documentTitle: string, documentType: LegalDocumentType, headingPath: string, unit: string, pageStart: number | null, pageEnd: number | null, fromScan: boolean, spanStart: number, spanEnd: number, text: string, stamp: string | null, score: number }> } };

export type TemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type TemplatesQuery = { templates: Array<{ documentType: string, label: string, category: TemplateCategory, cost: number, fields: Array<{ name: string, label: string, valueFormat: TemplateFieldFormat, required: boolean, help: string | null, options: Array<string> | null, default: string | null, maxLength: number }> }> };

export type DraftMutationVariables = Exact<{
  input: GenerateDocumentInput;
}>;


export type DraftMutation = { draft: { draftedBy: string, notice: string | null, remainingTokens: number, content: string, document: { id: string, title: string } | null, version: { id: string, number: number } | null, citations: Array<{ documentId: string, documentTitle: string, headingPath: string, spanStart: number, spanEnd: number, quotation: string }>, signingNotes: Array<{ topic: string, text: string }>, suggestionReport: Array<{ instruction: string, applied: boolean, message: string }>, questions: Array<{ id: string, instruction: string, question: string, choices: Array<{ label: string, suggestion: string }> }> } };

export type DraftStreamSubscriptionVariables = Exact<{
  input: GenerateDocumentInput;
}>;


export type DraftStreamSubscription = { event: { step:
      | { __typename: 'FinishedGeneration', draft: { draftedBy: string, notice: string | null, remainingTokens: number, content: string, document: { id: string, title: string } | null, version: { id: string, number: number } | null, citations: Array<{ documentId: string, documentTitle: string, headingPath: string, spanStart: number, spanEnd: number, quotation: string }>, signingNotes: Array<{ topic: string, text: string }>, suggestionReport: Array<{ instruction: string, applied: boolean, message: string }>, questions: Array<{ id: string, instruction: string, question: string, choices: Array<{ label: string, suggestion: string }> }> } }
      | { __typename: 'GenerationPiece', text: string }
      | { __typename: 'GenerationRestart', reason: string }
      | { __typename: 'GenerationStage', stage: string }
     } };

export type ProposeMutationVariables = Exact<{
  input: GenerateDocumentInput;
}>;


export type ProposeMutation = { proposal: { id: string, documentType: string, documentId: string | null, price: number, notice: string | null, changes: Array<{ id: string, instruction: string | null, asked: boolean, message: string, segments: Array<{ kind: RedlineSegmentKind, text: string }> }>, questions: Array<{ id: string, instruction: string, question: string, choices: Array<{ label: string, suggestion: string }> }>, notChanged: Array<{ instruction: string, message: string }> } };

export type AnswerQuestionsMutationVariables = Exact<{
  input: AnswerQuestionsInput;
}>;


export type AnswerQuestionsMutation = { proposal: { id: string, documentType: string, documentId: string | null, price: number, notice: string | null, changes: Array<{ id: string, instruction: string | null, asked: boolean, message: string, segments: Array<{ kind: RedlineSegmentKind, text: string }> }>, questions: Array<{ id: string, instruction: string, question: string, choices: Array<{ label: string, suggestion: string }> }>, notChanged: Array<{ instruction: string, message: string }> } };

export type KeepMutationVariables = Exact<{
  input: KeepChangesInput;
}>;


export type KeepMutation = { draft: { draftedBy: string, notice: string | null, remainingTokens: number, content: string, document: { id: string, title: string } | null, version: { id: string, number: number } | null, citations: Array<{ documentId: string, documentTitle: string, headingPath: string, spanStart: number, spanEnd: number, quotation: string }>, signingNotes: Array<{ topic: string, text: string }>, suggestionReport: Array<{ instruction: string, applied: boolean, message: string }>, questions: Array<{ id: string, instruction: string, question: string, choices: Array<{ label: string, suggestion: string }> }> } };

export type ProposalPartsFragment = { id: string, documentType: string, documentId: string | null, price: number, notice: string | null, changes: Array<{ id: string, instruction: string | null, asked: boolean, message: string, segments: Array<{ kind: RedlineSegmentKind, text: string }> }>, questions: Array<{ id: string, instruction: string, question: string, choices: Array<{ label: string, suggestion: string }> }>, notChanged: Array<{ instruction: string, message: string }> };

export type DraftPartsFragment = { draftedBy: string, notice: string | null, remainingTokens: number, content: string, document: { id: string, title: string } | null, version: { id: string, number: number } | null, citations: Array<{ documentId: string, documentTitle: string, headingPath: string, spanStart: number, spanEnd: number, quotation: string }>, signingNotes: Array<{ topic: string, text: string }>, suggestionReport: Array<{ instruction: string, applied: boolean, message: string }>, questions: Array<{ id: string, instruction: string, question: string, choices: Array<{ label: string, suggestion: string }> }> };

export type FilesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type FilesQuery = { files: { nodes: Array<{ id: string, filename: string, fileType: string, size: number, status: ReferenceFileStatus, error: string | null, uploadDate: string }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type RemoveFileMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveFileMutation = { removed: { id: string } };

export type BalanceQueryVariables = Exact<{ [key: string]: never; }>;


export type BalanceQuery = { balance: { tokens: number } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const AnswerPartsFragmentDoc = new TypedDocumentString(`
    fragment AnswerParts on Answer {
  text
  citations {
    marker
    documentId
    documentTitle
    sourceType
    headingPath
    pageStart
    pageEnd
    fromScan
    spanStart
    spanEnd
    quotation
    stamp
  }
  statements {
    spanStart
    spanEnd
    support
    markers
  }
  sections {
    documentId
    documentTitle
    headingPath
    unit
    heading
    open
    relation
    note
    stamp
    spanStart
    spanEnd
  }
  missingLaw {
    act
    section
    reason
  }
  clarify {
    kind
    question
    options
  }
  followUps
  answeredBy
  notice
  generation
  withheldQuotations
  withheldReferences
}
    `, {"fragmentName":"AnswerParts"}) as unknown as TypedDocumentString<AnswerPartsFragment, unknown>;
export const ProposalPartsFragmentDoc = new TypedDocumentString(`
    fragment ProposalParts on ChangeProposal {
  id
  documentType
  documentId
  price
  notice
  changes {
    id
    instruction
    asked
    message
    segments {
      kind
      text
    }
  }
  questions {
    id
    instruction
    question
    choices {
      label
      suggestion
    }
  }
  notChanged {
    instruction
    message
  }
}
    `, {"fragmentName":"ProposalParts"}) as unknown as TypedDocumentString<ProposalPartsFragment, unknown>;
export const DraftPartsFragmentDoc = new TypedDocumentString(`
    fragment DraftParts on GeneratedDocument {
  content: documentContent
  document {
    id
    title
  }
  version {
    id
    number
  }
  draftedBy
  notice
  remainingTokens
  citations {
    documentId
    documentTitle
    headingPath
    spanStart
    spanEnd
    quotation
  }
  signingNotes {
    topic
    text
  }
  suggestionReport {
    instruction
    applied
    message
  }
  questions {
    id
    instruction
    question
    choices {
      label
      suggestion
    }
  }
}
    `, {"fragmentName":"DraftParts"}) as unknown as TypedDocumentString<DraftPartsFragment, unknown>;
export const AskDocument = new TypedDocumentString(`
    mutation Ask($input: AskInput!) {
  answer: askQuestion(input: $input) {
    ...AnswerParts
  }
}
    fragment AnswerParts on Answer {
  text
  citations {
    marker
    documentId
    documentTitle
    sourceType
    headingPath
    pageStart
    pageEnd
    fromScan
    spanStart
    spanEnd
    quotation
    stamp
  }
  statements {
    spanStart
    spanEnd
    support
    markers
  }
  sections {
    documentId
    documentTitle
    headingPath
    unit
    heading
    open
    relation
    note
    stamp
    spanStart
    spanEnd
  }
  missingLaw {
    act
    section
    reason
  }
  clarify {
    kind
    question
    options
  }
  followUps
  answeredBy
  notice
  generation
  withheldQuotations
  withheldReferences
}`) as unknown as TypedDocumentString<AskMutation, AskMutationVariables>;
export const AskStreamDocument = new TypedDocumentString(`
    subscription AskStream($input: AskInput!) {
  event: answer(input: $input) {
    step {
      __typename
      ... on AnswerStage {
        stage
      }
      ... on AnswerPiece {
        text
      }
      ... on FinishedAnswer {
        exchangeId
        answer {
          ...AnswerParts
        }
      }
    }
  }
}
    fragment AnswerParts on Answer {
  text
  citations {
    marker
    documentId
    documentTitle
    sourceType
    headingPath
    pageStart
    pageEnd
    fromScan
    spanStart
    spanEnd
    quotation
    stamp
  }
  statements {
    spanStart
    spanEnd
    support
    markers
  }
  sections {
    documentId
    documentTitle
    headingPath
    unit
    heading
    open
    relation
    note
    stamp
    spanStart
    spanEnd
  }
  missingLaw {
    act
    section
    reason
  }
  clarify {
    kind
    question
    options
  }
  followUps
  answeredBy
  notice
  generation
  withheldQuotations
  withheldReferences
}`) as unknown as TypedDocumentString<AskStreamSubscription, AskStreamSubscriptionVariables>;
export const SearchDocument = new TypedDocumentString(`
    query Search($query: String!, $first: Int!, $asOn: Date, $filters: SearchFilters) {
  found: searchSources(
    query: $query
    first: $first
    asOn: $asOn
    filters: $filters
  ) {
    relevant
    generation
    passages {
      documentId
      documentTitle
      documentType
      headingPath
      unit
      pageStart
      pageEnd
      fromScan
      spanStart
      spanEnd
      text
      stamp
      score
    }
  }
}
    `) as unknown as TypedDocumentString<SearchQuery, SearchQueryVariables>;
export const TemplatesDocument = new TypedDocumentString(`
    query Templates {
  templates: documentTemplates {
    documentType
    label
    category
    cost
    fields {
      name
      label
      valueFormat
      required
      help
      options
      default
      maxLength
    }
  }
}
    `) as unknown as TypedDocumentString<TemplatesQuery, TemplatesQueryVariables>;
export const DraftDocument = new TypedDocumentString(`
    mutation Draft($input: GenerateDocumentInput!) {
  draft: generateDocument(input: $input) {
    ...DraftParts
  }
}
    fragment DraftParts on GeneratedDocument {
  content: documentContent
  document {
    id
    title
  }
  version {
    id
    number
  }
  draftedBy
  notice
  remainingTokens
  citations {
    documentId
    documentTitle
    headingPath
    spanStart
    spanEnd
    quotation
  }
  signingNotes {
    topic
    text
  }
  suggestionReport {
    instruction
    applied
    message
  }
  questions {
    id
    instruction
    question
    choices {
      label
      suggestion
    }
  }
}`) as unknown as TypedDocumentString<DraftMutation, DraftMutationVariables>;
export const DraftStreamDocument = new TypedDocumentString(`
    subscription DraftStream($input: GenerateDocumentInput!) {
  event: generation(input: $input) {
    step {
      __typename
      ... on GenerationStage {
        stage
      }
      ... on GenerationPiece {
        text
      }
      ... on GenerationRestart {
        reason
      }
      ... on FinishedGeneration {
        draft: generated {
          ...DraftParts
        }
      }
    }
  }
}
    fragment DraftParts on GeneratedDocument {
  content: documentContent
  document {
    id
    title
  }
  version {
    id
    number
  }
  draftedBy
  notice
  remainingTokens
  citations {
    documentId
    documentTitle
    headingPath
    spanStart
    spanEnd
    quotation
  }
  signingNotes {
    topic
    text
  }
  suggestionReport {
    instruction
    applied
    message
  }
  questions {
    id
    instruction
    question
    choices {
      label
      suggestion
    }
  }
}`) as unknown as TypedDocumentString<DraftStreamSubscription, DraftStreamSubscriptionVariables>;
export const ProposeDocument = new TypedDocumentString(`
    mutation Propose($input: GenerateDocumentInput!) {
  proposal: proposeChanges(input: $input) {
    ...ProposalParts
  }
}
    fragment ProposalParts on ChangeProposal {
  id
  documentType
  documentId
  price
  notice
  changes {
    id
    instruction
    asked
    message
    segments {
      kind
      text
    }
  }
  questions {
    id
    instruction
    question
    choices {
      label
      suggestion
    }
  }
  notChanged {
    instruction
    message
  }
}`) as unknown as TypedDocumentString<ProposeMutation, ProposeMutationVariables>;
export const AnswerQuestionsDocument = new TypedDocumentString(`
    mutation AnswerQuestions($input: AnswerQuestionsInput!) {
  proposal: answerQuestions(input: $input) {
    ...ProposalParts
  }
}
    fragment ProposalParts on ChangeProposal {
  id
  documentType
  documentId
  price
  notice
  changes {
    id
    instruction
    asked
    message
    segments {
      kind
      text
    }
  }
  questions {
    id
    instruction
    question
    choices {
      label
      suggestion
    }
  }
  notChanged {
    instruction
    message
  }
}`) as unknown as TypedDocumentString<AnswerQuestionsMutation, AnswerQuestionsMutationVariables>;
export const KeepDocument = new TypedDocumentString(`
    mutation Keep($input: KeepChangesInput!) {
  draft: keepChanges(input: $input) {
    ...DraftParts
  }
}
    fragment DraftParts on GeneratedDocument {
  content: documentContent
  document {
    id
    title
  }
  version {
    id
    number
  }
  draftedBy
  notice
  remainingTokens
  citations {
    documentId
    documentTitle
    headingPath
    spanStart
    spanEnd
    quotation
  }
  signingNotes {
    topic
    text
  }
  suggestionReport {
    instruction
    applied
    message
  }
  questions {
    id
    instruction
    question
    choices {
      label
      suggestion
    }
  }
}`) as unknown as TypedDocumentString<KeepMutation, KeepMutationVariables>;
export const FilesDocument = new TypedDocumentString(`
    query Files($first: Int!, $after: String) {
  files: referenceFiles(first: $first, after: $after) {
    nodes {
      id
      filename
      fileType
      size
      status
      error
      uploadDate
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
}
    `) as unknown as TypedDocumentString<FilesQuery, FilesQueryVariables>;
export const RemoveFileDocument = new TypedDocumentString(`
    mutation RemoveFile($id: ID!) {
  removed: removeReferenceFile(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<RemoveFileMutation, RemoveFileMutationVariables>;
export const BalanceDocument = new TypedDocumentString(`
    query Balance {
  balance: tokenBalance {
    tokens
  }
}
    `) as unknown as TypedDocumentString<BalanceQuery, BalanceQueryVariables>;