/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** A new date of a matter: counted by the calendar of the law, or typed in with its title and day. */
export type AddMatterDeadlineInput = {
  /** Counts the day; `day` is left out then. */
  counted?: CountedDateInput | null | undefined;
  /** The day, where it is not counted. */
  day?: string | null | undefined;
  /** The matter that it belongs to. */
  matterId: string | number;
  /** Why it is this day, up to 4000 characters; of a counted day how it was counted when left out. */
  reason?: string | null | undefined;
  /** What is to be done, up to 200 characters; of a counted day the task of its row when left out. */
  title?: string | null | undefined;
};

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

/** What a last day is counted from, as for `deadline`. */
export type CountedDateInput = {
  /** Days that getting a copy took, up to 3650; only for rows that leave them out. */
  copyDays?: number | null | undefined;
  /** The court whose holidays count. */
  court?: string | null | undefined;
  /** The day on which what the row names happened: `2026-03-12`, `12 March 2026`, `12 मार्च 2026`. */
  date: string;
  /** The language of the task and the reason that are kept; English when left out. */
  language?: DeadlineLanguage | null | undefined;
  /** Days of a notice that the law requires first, up to 3650; only for rows that leave them out. */
  noticeDays?: number | null | undefined;
  /** Id of a row of the calendar of the law. */
  rowId: string;
  /** The State or Union territory whose holidays count. */
  state?: string | null | undefined;
};

/** A new matter. Only the title is required. */
export type CreateMatterInput = {
  /** Its number there, up to 200 characters. */
  caseNumber?: string | null | undefined;
  /** Whether nothing of it may leave this installation. Taking that back needs `confirmNotConfidential`, and is not open to keys. */
  confidential?: boolean | null | undefined;
  /** The court or forum, up to 200 characters. */
  court?: string | null | undefined;
  /** Notes, up to 10000 characters. */
  notes?: string | null | undefined;
  /** Clients and other parties, at most 50. */
  parties?: Array<MatterPartyInput> | null | undefined;
  /** The personal law that applies, where it matters, up to 200 characters. */
  personalLaw?: string | null | undefined;
  /** The owner's own reference, up to 200 characters. */
  reference?: string | null | undefined;
  /** How far it is, up to 200 characters. */
  stage?: string | null | undefined;
  /** The State or Union territory, by its English name. */
  state?: string | null | undefined;
  /** Up to 20 words to find it by, of up to 50 characters each. */
  tags?: Array<string> | null | undefined;
  /** What it is called, 1 to 200 characters. */
  title: string;
};

/** A webhook for what happens to its owner. */
export type CreateWebhookInput = {
  /** What it is told of; at least one. */
  events: Array<UserWebhookEvent>;
  /** What it is for, 1 to 100 characters. */
  name: string;
  /** Where deliveries are posted: an https address on the internet, up to 2,000 characters, without user name and password. Addresses in your own network, also over http, only where the administrator allows them. */
  url: string;
};

/** The language of the words of the calendar. */
export type DeadlineLanguage =
  /** English. */
  | 'ENGLISH'
  /** Hindi. */
  | 'HINDI';

/** What a line of the sum is. */
export type DeadlineLineKind =
  /** The day on which the period ends. */
  | 'END'
  /** What the law allows beyond the period. */
  | 'EXTENSION'
  /** A day that is not counted. */
  | 'FIRST_DAY'
  /** Days that are left out. */
  | 'LEFT_OUT'
  /** The next open day, where it ends on a closed one. */
  | 'OPEN_DAY'
  /** A limit that stands beside the period. */
  | 'OUTER'
  /** The period. */
  | 'PERIOD'
  /** The day that it is counted from. */
  | 'START'
  /** What has to run out first. */
  | 'WAIT';

/** What a note of a row is about. */
export type DeadlineNoteKind =
  /** Something else to attend to. */
  | 'NOTE'
  /** The act still names law that was replaced. */
  | 'OLD_NAME'
  /** A special law comes first. */
  | 'SPECIAL_LAW'
  /** Another provision took the place of this one. */
  | 'SUPERSEDED';

/** How today stands to a period, on the facts given alone. */
export type DeadlineStatus =
  /** The period is running. */
  | 'IN_TIME'
  /** The period has ended; the law allows more time for sufficient cause. */
  | 'LATE_NEEDS_CAUSE'
  /** What it is counted from has not happened, or the law named sets no last day. */
  | 'NOT_KNOWN_YET'
  /** The period and what extends it have ended, unless something moves it. */
  | 'PERIOD_SEEMS_OVER'
  /** Something has to run out first. */
  | 'TOO_EARLY';

/** What a finding is about. */
export type DocumentFindingKind =
  /** Courts given exclusive jurisdiction although there is an arbitration clause. */
  | 'ARBITRATION_AND_COURTS'
  /** A place that is still to be filled in. */
  | 'BLANK'
  /** A reference to a clause or schedule that the document does not have. */
  | 'BROKEN_REFERENCE'
  /** Two answers of the form that cannot both be right. */
  | 'CONTRADICTION'
  /** Dates that are not in the order they must be in. */
  | 'DATE_ORDER'
  /** A name, sum or date that another paper of the matter has otherwise; `difference` names both. */
  | 'DIFFERS_IN_MATTER'
  /** An amount or number whose figures and words differ. */
  | 'FIGURES_AND_WORDS'
  /** Courts of a State other than that of the property, or of the place their jurisdiction rests on. */
  | 'JURISDICTION'
  /** Beyond a limit of the law; the message says which act and section set it. */
  | 'LEGAL_BOUND'
  /** There is no place to sign. */
  | 'MISSING_SIGNATURE'
  /** A party has no place to sign. */
  | 'MISSING_SIGNER'
  /** Witnesses whom the document needs have no place to sign. */
  | 'MISSING_WITNESS'
  /** An allegation that a reply does not admit, deny or state to be unknown. */
  | 'OPEN_ANSWER'
  /** An act that is no longer in force. */
  | 'REPEALED_ACT'
  /** Amounts or shares that do not add up. */
  | 'SUM'
  /** A term with two definitions. */
  | 'TERM_DEFINED_TWICE'
  /** A term that is used like a defined one, but defined nowhere. */
  | 'UNDEFINED_TERM'
  /** A law, section, judgment or notification that was not found in the library; serious unless the form names it. */
  | 'UNKNOWN_AUTHORITY'
  /** A term that is defined and not used. */
  | 'UNUSED_TERM';

/** Kind of file. */
export type DocumentFormat =
  /** For word processors. */
  | 'DOCX'
  /** Printed pages; tagged, with bookmarks. */
  | 'PDF'
  /** Plain text, UTF-8. */
  | 'TXT';

/** How a version came to be. */
export type DocumentVersionOrigin =
  /** Edited by hand; free of charge. */
  | 'EDITED'
  /** Drafted from the form. */
  | 'GENERATED'
  /** An earlier version, restored; free of charge. */
  | 'RESTORED'
  /** Drafted from an earlier text and suggestions. */
  | 'REVISED';

/** One change of a draft; which fields it needs follows from `do`. */
export type DraftEditInput = {
  /** The line behind which another one is moved. */
  after?: number | null | undefined;
  /** Words of the line with which its second part begins. */
  at?: string | null | undefined;
  /** `edit`: the words `old` of `line`, which stand there once, become `new`. `insert`: `text` after what belongs to `line`. `remove`: `line` with all that stands below its number. `move`: the same to after what belongs to the line `after`. `merge`: `line` is joined to `into`, the line of its kind above it. `split`: `line` is parted before the words `at`. `rename`: the name or term `from` becomes `to` everywhere. `set_value`: the form value `field` becomes `value`, wherever the draft has it. */
  do: string;
  /** Name of a field of the form. */
  field?: string | null | undefined;
  /** A name or term of the draft. */
  from?: string | null | undefined;
  /** What the edit is for; stands in the report. */
  instruction?: string | null | undefined;
  /** The line above it that another one is joined to. */
  into?: number | null | undefined;
  /** Number of a line of the text, counted from 1, blank lines with it. */
  line?: number | null | undefined;
  /** What takes their place. */
  new?: string | null | undefined;
  /** Words as they stand in the line. */
  old?: string | null | undefined;
  /** New lines; numbers are given to them. */
  text?: string | null | undefined;
  /** Its new name. */
  to?: string | null | undefined;
  /** Its new value; empty for none. */
  value?: string | null | undefined;
};

/** Edits of a document. */
export type EditDocumentInput = {
  /** The document. */
  documentId: string | number;
  /** 1 to 100; all of them are made, or none. */
  edits: Array<DraftEditInput>;
  /** The newest version of the document, which the edits speak of. */
  versionId: string | number;
};

/** What became of a question. */
export type ExchangeState =
  /** It was answered. */
  | 'ANSWERED'
  /** It could not be answered; `reason` says why, where its owner can do something about it. */
  | 'FAILED'
  /** The server was stopped before the answer was done. */
  | 'INTERRUPTED'
  /** It is being answered, whether or not anybody is watching. */
  | 'PENDING'
  /** Its owner stopped the answer; `text` is what had been written. */
  | 'STOPPED';

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
  /** A matter of the signed-in user that a new document begins in; its files alone may be named. A document of a matter is drafted inside of it by itself. Keys need the scope MATTERS as well. */
  matterId?: string | number | null | undefined;
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

/** What became of a date. */
export type MatterDeadlineStatus =
  /** It was attended to. */
  | 'DONE'
  /** It was missed. */
  | 'MISSED'
  /** It is still to be attended to. */
  | 'OPEN';

/** Somebody who takes part in a matter. */
export type MatterPartyInput = {
  /** Whether the owner of the matter acts for them. */
  isClient: boolean;
  /** Name of a person, company or authority, 1 to 200 characters. */
  name: string;
  /** What they are in it, such as plaintiff, accused or surety, up to 100 characters. */
  role?: string | null | undefined;
};

/** How a matter stands. */
export type MatterStatus =
  /** It has ended and is out of the way; nothing of it is removed. */
  | 'ARCHIVED'
  /** It has ended. */
  | 'CLOSED'
  /** It is being worked on. */
  | 'OPEN';

/** What is missing. */
export type MissingLawReason =
  /** The act is not loaded. */
  | 'ACT'
  /** The act is loaded, and its text has no such section. */
  | 'SECTION'
  /** No act of this name is known. */
  | 'UNKNOWN';

/** What is to be moved: at most 200 of each kind. All of it is moved, or nothing. */
export type MoveToMatterInput = {
  /** Conversations; closed to API keys. */
  conversations?: Array<string | number> | null | undefined;
  /** Documents; keys need the scope DOCUMENTS_WRITE as well. */
  documents?: Array<string | number> | null | undefined;
  /** Files; keys need the scope FILES as well. */
  files?: Array<string | number> | null | undefined;
  /** The matter to move it to; null takes it out of its matter. */
  matterId?: string | number | null | undefined;
};

/** Size of the pages. */
export type Paper =
  /** 210 by 297 mm. */
  | 'A4'
  /** 8.5 by 14 inches. */
  | 'LEGAL'
  /** 8.5 by 11 inches. */
  | 'LETTER';

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

/** A new title of a document. */
export type RenameDocumentInput = {
  /** The document to be renamed. */
  id: string | number;
  /** 1 to 200 characters. */
  title: string;
};

/** A file to be made from a document. */
export type RenderDocumentInput = {
  /** An earlier text: the file is then a redline from it to `content`, with tracked changes. DOCX only. */
  compareWith?: string | null | undefined;
  /** A kept version of the same document, instead of `compareWith`. */
  compareWithVersionId?: string | number | null | undefined;
  /** The text, as generated or as its user edited it; not together with `versionId`. */
  content?: string | null | undefined;
  /** One of `courtFormats` by its id, or `auto`: the format of the court that the text names, none where it names no court. PDF and DOCX only, and without a letterhead; its paper counts. */
  courtFormat?: string | number | null | undefined;
  /** One of `documentTemplates`; the file is named after it. Not together with `versionId`. */
  documentType?: string | null | undefined;
  /** Kind of file. */
  format: DocumentFormat;
  /** With the letterhead that administrators set; PDF and DOCX only. */
  letterhead?: boolean;
  /** Size of the pages. */
  paper?: Paper;
  /** A kept version of the signed-in user, instead of `content` and `documentType`. */
  versionId?: string | number | null | undefined;
};

/** A text that was edited by hand. */
export type SaveDocumentVersionInput = {
  /** The version that was edited; the newest one if not given. Its form values are kept. */
  baseVersionId?: string | number | null | undefined;
  /** The whole text, at most 500000 characters. */
  content: string;
  /** The document that gets a new version. */
  documentId: string | number;
  /** The newest version that is known: if there is another one by now, nothing is saved and the answer is 409, `DOCUMENT_CHANGED`. Not checked if not given. */
  expectedVersionId?: string | number | null | undefined;
};

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

/** What the owner of a conversation may change. */
export type UpdateConversationInput = {
  /** Whether it stands above the others. */
  pinned?: boolean | null | undefined;
  /** A new title of 1 to 200 characters. */
  title?: string | null | undefined;
};

/** A change of a date. What is left out stays as it is. */
export type UpdateMatterDeadlineInput = {
  /** Another day. What it was counted by is taken away with the one before, since it would be wrong. */
  day?: string | null | undefined;
  /** Why it is this day, up to 4000 characters; an empty text takes it away. */
  reason?: string | null | undefined;
  /** What became of it. */
  status?: MatterDeadlineStatus | null | undefined;
  /** What is to be done, 1 to 200 characters. */
  title?: string | null | undefined;
};

/** A change of a matter. What is left out stays as it is; null or an empty text takes it away. */
export type UpdateMatterInput = {
  /** Its number there, up to 200 characters. */
  caseNumber?: string | null | undefined;
  /** Whether nothing of it may leave this installation. Taking that back needs `confirmNotConfidential`, and is not open to keys. */
  confidential?: boolean | null | undefined;
  /** True with `confidential: false`: the texts of the matter may be sent to services outside this installation from now on. */
  confirmNotConfidential?: boolean | null | undefined;
  /** The court or forum, up to 200 characters. */
  court?: string | null | undefined;
  /** Notes, up to 10000 characters. */
  notes?: string | null | undefined;
  /** Clients and other parties, at most 50. */
  parties?: Array<MatterPartyInput> | null | undefined;
  /** The personal law that applies, where it matters, up to 200 characters. */
  personalLaw?: string | null | undefined;
  /** The owner's own reference, up to 200 characters. */
  reference?: string | null | undefined;
  /** How far it is, up to 200 characters. */
  stage?: string | null | undefined;
  /** The State or Union territory, by its English name. */
  state?: string | null | undefined;
  /** How it stands; it stays when left out. */
  status?: MatterStatus | null | undefined;
  /** Up to 20 words to find it by, of up to 50 characters each. */
  tags?: Array<string> | null | undefined;
  /** What it is called, 1 to 200 characters; it stays when left out. */
  title?: string | null | undefined;
  /** The version that the change was made from; another one is refused as a conflict. */
  version: number;
};

/** Changes of a webhook. */
export type UpdateWebhookInput = {
  /** Turns it on or off; unchanged when not given. Turned on, it is sent what was still waiting. */
  active?: boolean | null | undefined;
  /** What it is told of from now on; unchanged when not given. */
  events?: Array<UserWebhookEvent> | null | undefined;
  /** Another name, 1 to 100 characters; unchanged when not given. */
  name?: string | null | undefined;
  /** Another address; unchanged when not given. */
  url?: string | null | undefined;
};

/** What a webhook of a user can be told of. */
export type UserWebhookEvent =
  /** `conversation.answered`: a question in a conversation was answered, or could not be. */
  | 'CONVERSATION_ANSWERED'
  /** `conversation.created`: a conversation was begun. */
  | 'CONVERSATION_CREATED'
  /** `conversation.deleted`: a conversation was deleted; it can be restored for an hour. */
  | 'CONVERSATION_DELETED'
  /** `deadline.due`: a date of a matter is in 7 days, tomorrow, or today. */
  | 'DEADLINE_DUE'
  /** `document.deleted`: a document was deleted; it can be restored for an hour. */
  | 'DOCUMENT_DELETED'
  /** `document.generated`: a document was drafted or revised, and paid for. */
  | 'DOCUMENT_GENERATED'
  /** `law.changed`: law that answers or drafts cite was changed in the library. */
  | 'LAW_CHANGED'
  /** `matter.closed`: a matter was closed. */
  | 'MATTER_CLOSED'
  /** `matter.created`: a matter was begun. */
  | 'MATTER_CREATED'
  /** `matter.deleted`: a matter was deleted; it can be restored for 30 days. */
  | 'MATTER_DELETED'
  /** `matter.shared`: a matter was shared with somebody, or they got another role; its owner and they are told. */
  | 'MATTER_SHARED'
  /** `matter.unshared`: a matter is no longer shared with somebody; its owner and they are told. */
  | 'MATTER_UNSHARED'
  /** `matter.updated`: a matter was changed, but not closed. */
  | 'MATTER_UPDATED'
  /** `reference_file.read`: an uploaded file was read, or could not be. */
  | 'REFERENCE_FILE_READ'
  /** `rendering.finished`: a PDF or a comparison was printed, or could not be. */
  | 'RENDERING_FINISHED'
  /** `tokens.low`: the balance, without what is reserved, fell below 10 tokens. */
  | 'TOKENS_LOW';

/** What a text cites. */
export type VerifiedKind =
  /** An act that is named with its year, without a section. */
  | 'ACT'
  /** An article of the Constitution or of a schedule. */
  | 'ARTICLE'
  /** A judgment, by its citation, its parties, or both. */
  | 'CASE'
  /** A court's number for a case; the library does not list these. */
  | 'CASE_NUMBER'
  /** The day on which an act is said to have come into force or to have been repealed. */
  | 'DATE_OF_FORCE'
  /** A notification or circular; the library does not list these. */
  | 'NOTIFICATION'
  /** Words in quotation marks, five at least. */
  | 'QUOTATION'
  /** A rule, a rule of an order, or a regulation. */
  | 'RULE'
  /** A section of an act. */
  | 'SECTION';

/** What became of a citation. None of them says that something which the library lacks does not exist. */
export type VerifiedStatus =
  /** A section beside which no act is named: nothing can be looked up. */
  | 'ACT_NOT_NAMED'
  /** The library has it. */
  | 'FOUND'
  /** A quotation whose words stand in the source, whatever their case and punctuation. */
  | 'FOUND_VERBATIM'
  /** Found, but not as the text has it; `differences` says what differs. */
  | 'FOUND_WITH_DIFFERENCES'
  /** The library has it, and it is not in force on the day asked. */
  | 'NOT_IN_FORCE'
  /** The library does not have it. That says nothing about whether it exists. */
  | 'NOT_IN_LIBRARY'
  /** The act is known with all its sections, and their numbers end before this one. */
  | 'SECTION_NOT_IN_ACT';

/** Why a delivery failed. */
export type WebhookDeliveryError =
  /** The certificate of the receiver has expired, is of another name, or is signed by nobody who is trusted. */
  | 'CERTIFICATE_INVALID'
  /** The connection failed or broke off. */
  | 'CONNECTION_FAILED'
  /** The address was not found, or is not one that may be called. */
  | 'NO_PUBLIC_ADDRESS'
  /** The receiver named another address; redirects are not followed. */
  | 'REDIRECT'
  /** The receiver answered with an error. */
  | 'REFUSED'
  /** There was no answer within 5 seconds. */
  | 'TIMEOUT';

/** How far a delivery has got. */
export type WebhookDeliveryState =
  /** The receiver answered with a status of the 200s. */
  | 'DELIVERED'
  /** It is not tried any more; it can be sent again. */
  | 'FAILED'
  /** It will be tried, or tried again. */
  | 'WAITING';

/** What webhooks are told of. A delivery has the name in small letters as its `type`. */
export type WebhookEvent =
  /** `conversation.answered`: a question in a conversation was answered, or could not be. */
  | 'CONVERSATION_ANSWERED'
  /** `conversation.created`: a conversation was begun. */
  | 'CONVERSATION_CREATED'
  /** `conversation.deleted`: a conversation was deleted; it can be restored for an hour. */
  | 'CONVERSATION_DELETED'
  /** `deadline.due`: a date of a matter is in 7 days, tomorrow, or today. */
  | 'DEADLINE_DUE'
  /** `document.deleted`: a document was deleted; it can be restored for an hour. */
  | 'DOCUMENT_DELETED'
  /** `document.generated`: a document was drafted or revised, and paid for. */
  | 'DOCUMENT_GENERATED'
  /** `index.promoted`: another version of the index answers from now on. */
  | 'INDEX_PROMOTED'
  /** `law.changed`: law that answers or drafts cite was changed in the library. */
  | 'LAW_CHANGED'
  /** `legal_document.failed`: a document of the library could not be read or indexed. */
  | 'LEGAL_DOCUMENT_FAILED'
  /** `legal_document.indexed`: a document of the library can be quoted. */
  | 'LEGAL_DOCUMENT_INDEXED'
  /** `matter.closed`: a matter was closed. */
  | 'MATTER_CLOSED'
  /** `matter.created`: a matter was begun. */
  | 'MATTER_CREATED'
  /** `matter.deleted`: a matter was deleted; it can be restored for 30 days. */
  | 'MATTER_DELETED'
  /** `matter.shared`: a matter was shared with somebody, or they got another role; its owner and they are told. */
  | 'MATTER_SHARED'
  /** `matter.unshared`: a matter is no longer shared with somebody; its owner and they are told. */
  | 'MATTER_UNSHARED'
  /** `matter.updated`: a matter was changed, but not closed. */
  | 'MATTER_UPDATED'
  /** `reference_file.read`: an uploaded file was read, or could not be. */
  | 'REFERENCE_FILE_READ'
  /** `rendering.finished`: a PDF or a comparison was printed, or could not be. */
  | 'RENDERING_FINISHED'
  /** `tokens.low`: the balance, without what is reserved, fell below 10 tokens. */
  | 'TOKENS_LOW'
  /** `webhook.test`: somebody tried the webhook out. */
  | 'WEBHOOK_TEST';

/** Whether a webhook is told of events. */
export type WebhookState =
  /** It is. */
  | 'ACTIVE'
  /** Turned off by Themis: too many deliveries in a row failed. */
  | 'FAILING'
  /** Somebody turned it off. */
  | 'OFF'
  /** Turned off by Themis: too many events were waiting to be delivered. */
  | 'OVERRUN';

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

export type ConversationsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  matterId?: string | number | null | undefined;
  search?: string | null | undefined;
  updatedAfter?: string | null | undefined;
}>;


export type ConversationsQuery = { page: { nodes: Array<{ id: string, title: string, pinned: boolean, matterId: string | null, exchangeCount: number, createdAt: string, updatedAt: string }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type ConversationQueryVariables = Exact<{
  id: string | number;
}>;


export type ConversationQuery = { conversation: { id: string, title: string, pinned: boolean, matterId: string | null, exchangeCount: number, createdAt: string, updatedAt: string } | null };

export type ExchangesQueryVariables = Exact<{
  conversationId: string | number;
  first: number;
  after?: string | null | undefined;
}>;


export type ExchangesQuery = { page: { nodes: Array<{ id: string, question: string, askedAt: string, answeredAt: string | null, state: ExchangeState, text: string, answer: { text: string, followUps: Array<string>, answeredBy: string, notice: string | null, generation: string | null, withheldQuotations: number, withheldReferences: number, citations: Array<{ marker: number, documentId: string | null, documentTitle: string, sourceType: CitationSourceType, headingPath: string, pageStart: number | null, pageEnd: number | null, fromScan: boolean, spanStart: number, spanEnd: number, quotation: string, stamp: string | null }>, statements: Array<{ spanStart: number, spanEnd: number, support: StatementSupport, markers: Array<number> }>, sections: Array<{ documentId: string, documentTitle: string, headingPath: string, unit: string, heading: string, open: boolean, relation: string | null, note: string | null, stamp: string | null, spanStart: number, spanEnd: number }>, missingLaw: Array<{ act: string, section: string | null, reason: MissingLawReason }>, clarify: { kind: ClarificationKind, question: string, options: Array<string> } | null } | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } | null };

export type CreateConversationMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateConversationMutation = { conversation: { id: string, title: string, pinned: boolean, matterId: string | null, exchangeCount: number, createdAt: string, updatedAt: string } };

export type UpdateConversationMutationVariables = Exact<{
  id: string | number;
  input: UpdateConversationInput;
}>;


export type UpdateConversationMutation = { conversation: { id: string, title: string, pinned: boolean, matterId: string | null, exchangeCount: number, createdAt: string, updatedAt: string } };

export type DeleteConversationMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteConversationMutation = { deleted: { id: string, restorableUntil: string } };

export type RestoreConversationMutationVariables = Exact<{
  id: string | number;
}>;


export type RestoreConversationMutation = { conversation: { id: string, title: string, pinned: boolean, matterId: string | null, exchangeCount: number, createdAt: string, updatedAt: string } };

export type StopAnswerMutationVariables = Exact<{
  id: string | number;
}>;


export type StopAnswerMutation = { conversation: { id: string, title: string, pinned: boolean, matterId: string | null, exchangeCount: number, createdAt: string, updatedAt: string } };

export type ConversationPartsFragment = { id: string, title: string, pinned: boolean, matterId: string | null, exchangeCount: number, createdAt: string, updatedAt: string };

export type DocumentsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  documentType?: string | null | undefined;
  matterId?: string | number | null | undefined;
  search?: string | null | undefined;
  updatedAfter?: string | null | undefined;
}>;


export type DocumentsQuery = { page: { nodes: Array<{ id: string, title: string, documentType: string, matterId: string | null, versionCount: number, createdAt: string, updatedAt: string, currentVersion: { id: string, number: number } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type DocumentQueryVariables = Exact<{
  id: string | number;
}>;


export type DocumentQuery = { document: { id: string, title: string, documentType: string, matterId: string | null, versionCount: number, createdAt: string, updatedAt: string, currentVersion: { id: string, number: number } } | null };

export type VersionsQueryVariables = Exact<{
  id: string | number;
  first: number;
  after?: string | null | undefined;
}>;


export type VersionsQuery = { document: { page: { nodes: Array<{ id: string, number: number, origin: DocumentVersionOrigin, price: number, createdAt: string }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } } | null };

export type VersionQueryVariables = Exact<{
  id: string | number;
}>;


export type VersionQuery = { version: { id: string, documentId: string, number: number, origin: DocumentVersionOrigin, content: string, formValues: Record<string, unknown>, suggestions: string | null, draftedBy: string, price: number, createdAt: string } | null };

export type CompareQueryVariables = Exact<{
  fromId: string | number;
  toId: string | number;
}>;


export type CompareQuery = { comparison: { insertedWords: number, deletedWords: number, segments: Array<{ kind: RedlineSegmentKind, text: string }> } | null };

export type CheckQueryVariables = Exact<{
  content: string;
  documentType?: string | null | undefined;
  templateData?: Record<string, unknown> | null | undefined;
}>;


export type CheckQuery = { check: { blankCount: number, findingCount: number, findings: Array<{ kind: DocumentFindingKind, serious: boolean, message: string, clause: string | null, field: string | null, excerpt: string, line: number, start: number, end: number }> } };

export type SaveVersionMutationVariables = Exact<{
  input: SaveDocumentVersionInput;
}>;


export type SaveVersionMutation = { version: { id: string, documentId: string, number: number, origin: DocumentVersionOrigin, createdAt: string } };

export type EditMutationVariables = Exact<{
  input: EditDocumentInput;
}>;


export type EditMutation = { edited: { content: string, version: { id: string, number: number }, suggestionReport: Array<{ instruction: string, applied: boolean, message: string }> } };

export type RestoreVersionMutationVariables = Exact<{
  id: string | number;
}>;


export type RestoreVersionMutation = { version: { id: string, documentId: string, number: number, origin: DocumentVersionOrigin, createdAt: string } };

export type RenameMutationVariables = Exact<{
  input: RenameDocumentInput;
}>;


export type RenameMutation = { document: { id: string, title: string } };

export type DeleteDocumentMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteDocumentMutation = { deleted: { id: string, restorableUntil: string } };

export type RestoreDocumentMutationVariables = Exact<{
  id: string | number;
}>;


export type RestoreDocumentMutation = { document: { id: string, title: string } };

export type RenderMutationVariables = Exact<{
  input: RenderDocumentInput;
}>;


export type RenderMutation = { rendering: { downloadUrl: string, filename: string } };

export type DocumentPartsFragment = { id: string, title: string, documentType: string, matterId: string | null, versionCount: number, createdAt: string, updatedAt: string, currentVersion: { id: string, number: number } };

export type VersionPartsFragment = { id: string, documentId: string, number: number, origin: DocumentVersionOrigin, content: string, formValues: Record<string, unknown>, suggestions: string | null, draftedBy: string, price: number, createdAt: string };

export type SavedPartsFragment = { id: string, documentId: string, number: number, origin: DocumentVersionOrigin, createdAt: string };

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

export type ProposalsQueryVariables = Exact<{ [key: string]: never; }>;


export type ProposalsQuery = { proposals: Array<{ id: string, documentType: string, documentId: string | null, price: number, notice: string | null, changes: Array<{ id: string, instruction: string | null, asked: boolean, message: string, segments: Array<{ kind: RedlineSegmentKind, text: string }> }>, questions: Array<{ id: string, instruction: string, question: string, choices: Array<{ label: string, suggestion: string }> }>, notChanged: Array<{ instruction: string, message: string }> }> };

export type DiscardMutationVariables = Exact<{
  id: string | number;
}>;


export type DiscardMutation = { discarded: { id: string } };

export type ProposalPartsFragment = { id: string, documentType: string, documentId: string | null, price: number, notice: string | null, changes: Array<{ id: string, instruction: string | null, asked: boolean, message: string, segments: Array<{ kind: RedlineSegmentKind, text: string }> }>, questions: Array<{ id: string, instruction: string, question: string, choices: Array<{ label: string, suggestion: string }> }>, notChanged: Array<{ instruction: string, message: string }> };

export type DraftPartsFragment = { draftedBy: string, notice: string | null, remainingTokens: number, content: string, document: { id: string, title: string } | null, version: { id: string, number: number } | null, citations: Array<{ documentId: string, documentTitle: string, headingPath: string, spanStart: number, spanEnd: number, quotation: string }>, signingNotes: Array<{ topic: string, text: string }>, suggestionReport: Array<{ instruction: string, applied: boolean, message: string }>, questions: Array<{ id: string, instruction: string, question: string, choices: Array<{ label: string, suggestion: string }> }> };

export type BalanceQueryVariables = Exact<{ [key: string]: never; }>;


export type BalanceQuery = { balance: { tokens: number } };

export type FilesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type FilesQuery = { files: { nodes: Array<{ id: string, filename: string, fileType: string, size: number, status: ReferenceFileStatus, error: string | null, uploadDate: string }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type RemoveFileMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveFileMutation = { removed: { id: string } };

export type VerifyQueryVariables = Exact<{
  text: string;
  asOn?: string | null | undefined;
}>;


export type VerifyQuery = { verified: { asOn: string, citationCount: number, citations: Array<{ kind: VerifiedKind, status: VerifiedStatus, written: string, start: number, end: number, message: string, act: string | null, section: string | null, heading: string | null, stamp: string | null, inForce: boolean | null, citedInLibrary: boolean, differences: Array<{ written: string, held: string }>, successors: Array<{ act: string, section: string | null }>, place: { documentId: string, documentTitle: string, headingPath: string, pageStart: number | null, pageEnd: number | null, fromScan: boolean, spanStart: number, spanEnd: number } | null }> } };

export type VerifyFilesQueryVariables = Exact<{
  filenames: Array<string> | string;
  asOn?: string | null | undefined;
}>;


export type VerifyFilesQuery = { files: Array<{ filename: string, error: string | null, notVerifiedFrom: number | null, verified: { asOn: string, citationCount: number, citations: Array<{ kind: VerifiedKind, status: VerifiedStatus, written: string, start: number, end: number, message: string, act: string | null, section: string | null, heading: string | null, stamp: string | null, inForce: boolean | null, citedInLibrary: boolean, differences: Array<{ written: string, held: string }>, successors: Array<{ act: string, section: string | null }>, place: { documentId: string, documentTitle: string, headingPath: string, pageStart: number | null, pageEnd: number | null, fromScan: boolean, spanStart: number, spanEnd: number } | null }> } | null }> };

export type VerifiedPartsFragment = { asOn: string, citationCount: number, citations: Array<{ kind: VerifiedKind, status: VerifiedStatus, written: string, start: number, end: number, message: string, act: string | null, section: string | null, heading: string | null, stamp: string | null, inForce: boolean | null, citedInLibrary: boolean, differences: Array<{ written: string, held: string }>, successors: Array<{ act: string, section: string | null }>, place: { documentId: string, documentTitle: string, headingPath: string, pageStart: number | null, pageEnd: number | null, fromScan: boolean, spanStart: number, spanEnd: number } | null }> };

export type DeadlineRowsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  group?: string | null | undefined;
  search?: string | null | undefined;
  state?: string | null | undefined;
  language?: DeadlineLanguage | null | undefined;
}>;


export type DeadlineRowsQuery = { page: { nodes: Array<{ id: string, group: string, task: string, event: string, period: string | null, state: string | null, pins: Array<{ label: string, documentId: string | null }>, notes: Array<{ kind: DeadlineNoteKind, text: string }> }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type CountDeadlineQueryVariables = Exact<{
  rowId: string;
  date: string;
  state?: string | null | undefined;
  court?: string | null | undefined;
  noticeDays?: number | null | undefined;
  copyDays?: number | null | undefined;
  today?: string | null | undefined;
  language?: DeadlineLanguage | null | undefined;
}>;


export type CountDeadlineQuery = { deadline: { date: string, lastDay: string | null, lastDayText: string | null, notBefore: string | null, periodEnds: string | null, extendedUntil: string | null, daysLeft: number | null, status: DeadlineStatus, statusText: string, statement: string, sum: Array<{ day: string | null, kind: DeadlineLineKind, text: string }>, moves: Array<{ kind: DeadlineNoteKind, text: string }>, row: { id: string, group: string, task: string, event: string, period: string | null, state: string | null, pins: Array<{ label: string, documentId: string | null }>, notes: Array<{ kind: DeadlineNoteKind, text: string }> } } };

export type DeadlineRowPartsFragment = { id: string, group: string, task: string, event: string, period: string | null, state: string | null, pins: Array<{ label: string, documentId: string | null }>, notes: Array<{ kind: DeadlineNoteKind, text: string }> };

export type MattersQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  status?: MatterStatus | null | undefined;
  deleted?: boolean | null | undefined;
  updatedAfter?: string | null | undefined;
}>;


export type MattersQuery = { page: { nodes: Array<{ id: string, version: number, title: string, status: MatterStatus, reference: string | null, caseNumber: string | null, court: string | null, state: string | null, stage: string | null, personalLaw: string | null, notes: string | null, tags: Array<string>, conversationCount: number, deadlineCount: number, documentCount: number, fileCount: number, createdAt: string, updatedAt: string, restorableUntil: string | null, parties: Array<{ name: string, role: string | null, isClient: boolean }> }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type MatterQueryVariables = Exact<{
  id: string | number;
}>;


export type MatterQuery = { matter: { id: string, version: number, title: string, status: MatterStatus, reference: string | null, caseNumber: string | null, court: string | null, state: string | null, stage: string | null, personalLaw: string | null, notes: string | null, tags: Array<string>, conversationCount: number, deadlineCount: number, documentCount: number, fileCount: number, createdAt: string, updatedAt: string, restorableUntil: string | null, parties: Array<{ name: string, role: string | null, isClient: boolean }> } | null };

export type CreateMatterMutationVariables = Exact<{
  input: CreateMatterInput;
}>;


export type CreateMatterMutation = { matter: { id: string, version: number, title: string, status: MatterStatus, reference: string | null, caseNumber: string | null, court: string | null, state: string | null, stage: string | null, personalLaw: string | null, notes: string | null, tags: Array<string>, conversationCount: number, deadlineCount: number, documentCount: number, fileCount: number, createdAt: string, updatedAt: string, restorableUntil: string | null, parties: Array<{ name: string, role: string | null, isClient: boolean }> } };

export type UpdateMatterMutationVariables = Exact<{
  id: string | number;
  input: UpdateMatterInput;
}>;


export type UpdateMatterMutation = { matter: { id: string, version: number, title: string, status: MatterStatus, reference: string | null, caseNumber: string | null, court: string | null, state: string | null, stage: string | null, personalLaw: string | null, notes: string | null, tags: Array<string>, conversationCount: number, deadlineCount: number, documentCount: number, fileCount: number, createdAt: string, updatedAt: string, restorableUntil: string | null, parties: Array<{ name: string, role: string | null, isClient: boolean }> } };

export type DeleteMatterMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteMatterMutation = { deleted: { id: string, conversationCount: number, deadlineCount: number, documentCount: number, fileCount: number, restorableUntil: string } };

export type RestoreMatterMutationVariables = Exact<{
  id: string | number;
}>;


export type RestoreMatterMutation = { matter: { id: string, version: number, title: string, status: MatterStatus, reference: string | null, caseNumber: string | null, court: string | null, state: string | null, stage: string | null, personalLaw: string | null, notes: string | null, tags: Array<string>, conversationCount: number, deadlineCount: number, documentCount: number, fileCount: number, createdAt: string, updatedAt: string, restorableUntil: string | null, parties: Array<{ name: string, role: string | null, isClient: boolean }> } };

export type MoveMutationVariables = Exact<{
  input: MoveToMatterInput;
}>;


export type MoveMutation = { result: { moved: number } };

export type MatterDeadlinesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  matterId?: string | number | null | undefined;
  status?: MatterDeadlineStatus | null | undefined;
}>;


export type MatterDeadlinesQuery = { page: { nodes: Array<{ id: string, matterId: string, matterTitle: string, title: string, day: string, daysLeft: number, status: MatterDeadlineStatus, reason: string | null, rowId: string | null, countedFrom: string | null, pins: Array<string>, createdAt: string, updatedAt: string }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type AddMatterDeadlineMutationVariables = Exact<{
  input: AddMatterDeadlineInput;
}>;


export type AddMatterDeadlineMutation = { deadline: { id: string, matterId: string, matterTitle: string, title: string, day: string, daysLeft: number, status: MatterDeadlineStatus, reason: string | null, rowId: string | null, countedFrom: string | null, pins: Array<string>, createdAt: string, updatedAt: string } };

export type UpdateMatterDeadlineMutationVariables = Exact<{
  id: string | number;
  input: UpdateMatterDeadlineInput;
}>;


export type UpdateMatterDeadlineMutation = { deadline: { id: string, matterId: string, matterTitle: string, title: string, day: string, daysLeft: number, status: MatterDeadlineStatus, reason: string | null, rowId: string | null, countedFrom: string | null, pins: Array<string>, createdAt: string, updatedAt: string } };

export type DeleteMatterDeadlineMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteMatterDeadlineMutation = { deleted: { id: string } };

export type MatterPartsFragment = { id: string, version: number, title: string, status: MatterStatus, reference: string | null, caseNumber: string | null, court: string | null, state: string | null, stage: string | null, personalLaw: string | null, notes: string | null, tags: Array<string>, conversationCount: number, deadlineCount: number, documentCount: number, fileCount: number, createdAt: string, updatedAt: string, restorableUntil: string | null, parties: Array<{ name: string, role: string | null, isClient: boolean }> };

export type MatterDeadlinePartsFragment = { id: string, matterId: string, matterTitle: string, title: string, day: string, daysLeft: number, status: MatterDeadlineStatus, reason: string | null, rowId: string | null, countedFrom: string | null, pins: Array<string>, createdAt: string, updatedAt: string };

export type WebhooksQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type WebhooksQuery = { page: { nodes: Array<{ id: string, name: string, url: string, events: Array<WebhookEvent>, state: WebhookState, stateSince: string, failures: number, createdAt: string, earlierSecretUntil: string | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type CreateWebhookMutationVariables = Exact<{
  input: CreateWebhookInput;
}>;


export type CreateWebhookMutation = { created: { secret: string, webhook: { id: string, name: string, url: string, events: Array<WebhookEvent>, state: WebhookState, stateSince: string, failures: number, createdAt: string, earlierSecretUntil: string | null } } };

export type UpdateWebhookMutationVariables = Exact<{
  id: string | number;
  input: UpdateWebhookInput;
}>;


export type UpdateWebhookMutation = { webhook: { id: string, name: string, url: string, events: Array<WebhookEvent>, state: WebhookState, stateSince: string, failures: number, createdAt: string, earlierSecretUntil: string | null } };

export type DeleteWebhookMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteWebhookMutation = { deleted: { id: string } };

export type RotateSecretMutationVariables = Exact<{
  id: string | number;
}>;


export type RotateSecretMutation = { rotated: { secret: string, webhook: { id: string, name: string, url: string, events: Array<WebhookEvent>, state: WebhookState, stateSince: string, failures: number, createdAt: string, earlierSecretUntil: string | null } } };

export type TestWebhookMutationVariables = Exact<{
  id: string | number;
  event?: WebhookEvent | null | undefined;
}>;


export type TestWebhookMutation = { delivery: { id: string, event: WebhookEvent, state: WebhookDeliveryState, status: number | null, error: WebhookDeliveryError | null, attempts: number, payload: string, createdAt: string, triedAt: string | null, nextAt: string | null, durationMs: number | null } };

export type DeliveriesQueryVariables = Exact<{
  id: string | number;
  first: number;
  after?: string | null | undefined;
}>;


export type DeliveriesQuery = { page: { nodes: Array<{ id: string, event: WebhookEvent, state: WebhookDeliveryState, status: number | null, error: WebhookDeliveryError | null, attempts: number, payload: string, createdAt: string, triedAt: string | null, nextAt: string | null, durationMs: number | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } | null };

export type ReplayMutationVariables = Exact<{
  id: string | number;
}>;


export type ReplayMutation = { delivery: { id: string, event: WebhookEvent, state: WebhookDeliveryState, status: number | null, error: WebhookDeliveryError | null, attempts: number, payload: string, createdAt: string, triedAt: string | null, nextAt: string | null, durationMs: number | null } };

export type WebhookPartsFragment = { id: string, name: string, url: string, events: Array<WebhookEvent>, state: WebhookState, stateSince: string, failures: number, createdAt: string, earlierSecretUntil: string | null };

export type DeliveryPartsFragment = { id: string, event: WebhookEvent, state: WebhookDeliveryState, status: number | null, error: WebhookDeliveryError | null, attempts: number, payload: string, createdAt: string, triedAt: string | null, nextAt: string | null, durationMs: number | null };

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
export const ConversationPartsFragmentDoc = new TypedDocumentString(`
    fragment ConversationParts on Conversation {
  id
  title
  pinned
  matterId
  exchangeCount
  createdAt
  updatedAt
}
    `, {"fragmentName":"ConversationParts"}) as unknown as TypedDocumentString<ConversationPartsFragment, unknown>;
export const DocumentPartsFragmentDoc = new TypedDocumentString(`
    fragment DocumentParts on UserDocument {
  id
  title
  documentType
  matterId
  versionCount
  createdAt
  updatedAt
  currentVersion {
    id
    number
  }
}
    `, {"fragmentName":"DocumentParts"}) as unknown as TypedDocumentString<DocumentPartsFragment, unknown>;
export const VersionPartsFragmentDoc = new TypedDocumentString(`
    fragment VersionParts on DocumentVersion {
  id
  documentId
  number
  origin
  content
  formValues
  suggestions
  draftedBy
  price
  createdAt
}
    `, {"fragmentName":"VersionParts"}) as unknown as TypedDocumentString<VersionPartsFragment, unknown>;
export const SavedPartsFragmentDoc = new TypedDocumentString(`
    fragment SavedParts on DocumentVersion {
  id
  documentId
  number
  origin
  createdAt
}
    `, {"fragmentName":"SavedParts"}) as unknown as TypedDocumentString<SavedPartsFragment, unknown>;
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
export const VerifiedPartsFragmentDoc = new TypedDocumentString(`
    fragment VerifiedParts on VerifiedText {
  asOn
  citationCount
  citations {
    kind
    status
    written
    start
    end
    message
    act
    section
    heading
    stamp
    inForce
    citedInLibrary
    differences {
      written
      held
    }
    successors {
      act
      section
    }
    place {
      documentId
      documentTitle
      headingPath
      pageStart
      pageEnd
      fromScan
      spanStart
      spanEnd
    }
  }
}
    `, {"fragmentName":"VerifiedParts"}) as unknown as TypedDocumentString<VerifiedPartsFragment, unknown>;
export const DeadlineRowPartsFragmentDoc = new TypedDocumentString(`
    fragment DeadlineRowParts on DeadlineRow {
  id
  group
  task
  event
  period
  state
  pins {
    label
    documentId
  }
  notes {
    kind
    text
  }
}
    `, {"fragmentName":"DeadlineRowParts"}) as unknown as TypedDocumentString<DeadlineRowPartsFragment, unknown>;
export const MatterPartsFragmentDoc = new TypedDocumentString(`
    fragment MatterParts on Matter {
  id
  version
  title
  status
  reference
  caseNumber
  court
  state
  stage
  personalLaw
  notes
  tags
  parties {
    name
    role
    isClient
  }
  conversationCount
  deadlineCount
  documentCount
  fileCount
  createdAt
  updatedAt
  restorableUntil
}
    `, {"fragmentName":"MatterParts"}) as unknown as TypedDocumentString<MatterPartsFragment, unknown>;
export const MatterDeadlinePartsFragmentDoc = new TypedDocumentString(`
    fragment MatterDeadlineParts on MatterDeadline {
  id
  matterId
  matterTitle
  title
  day
  daysLeft
  status
  reason
  rowId
  countedFrom
  pins
  createdAt
  updatedAt
}
    `, {"fragmentName":"MatterDeadlineParts"}) as unknown as TypedDocumentString<MatterDeadlinePartsFragment, unknown>;
export const WebhookPartsFragmentDoc = new TypedDocumentString(`
    fragment WebhookParts on Webhook {
  id
  name
  url
  events
  state
  stateSince
  failures
  createdAt
  earlierSecretUntil
}
    `, {"fragmentName":"WebhookParts"}) as unknown as TypedDocumentString<WebhookPartsFragment, unknown>;
export const DeliveryPartsFragmentDoc = new TypedDocumentString(`
    fragment DeliveryParts on WebhookDelivery {
  id
  event
  state
  status
  error
  attempts
  payload
  createdAt
  triedAt
  nextAt
  durationMs
}
    `, {"fragmentName":"DeliveryParts"}) as unknown as TypedDocumentString<DeliveryPartsFragment, unknown>;
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
export const ConversationsDocument = new TypedDocumentString(`
    query Conversations($first: Int!, $after: String, $matterId: ID, $search: String, $updatedAfter: DateTime) {
  page: conversations(
    first: $first
    after: $after
    matterId: $matterId
    search: $search
    updatedAfter: $updatedAfter
  ) {
    nodes {
      ...ConversationParts
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
}
    fragment ConversationParts on Conversation {
  id
  title
  pinned
  matterId
  exchangeCount
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<ConversationsQuery, ConversationsQueryVariables>;
export const ConversationDocument = new TypedDocumentString(`
    query Conversation($id: ID!) {
  conversation(id: $id) {
    ...ConversationParts
  }
}
    fragment ConversationParts on Conversation {
  id
  title
  pinned
  matterId
  exchangeCount
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<ConversationQuery, ConversationQueryVariables>;
export const ExchangesDocument = new TypedDocumentString(`
    query Exchanges($conversationId: ID!, $first: Int!, $after: String) {
  page: conversationExchanges(
    conversationId: $conversationId
    first: $first
    after: $after
  ) {
    nodes {
      id
      question
      askedAt
      answeredAt
      state
      text
      answer {
        ...AnswerParts
      }
    }
    pageInfo {
      endCursor
      hasNextPage
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
}`) as unknown as TypedDocumentString<ExchangesQuery, ExchangesQueryVariables>;
export const CreateConversationDocument = new TypedDocumentString(`
    mutation CreateConversation {
  conversation: createConversation {
    ...ConversationParts
  }
}
    fragment ConversationParts on Conversation {
  id
  title
  pinned
  matterId
  exchangeCount
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<CreateConversationMutation, CreateConversationMutationVariables>;
export const UpdateConversationDocument = new TypedDocumentString(`
    mutation UpdateConversation($id: ID!, $input: UpdateConversationInput!) {
  conversation: updateConversation(id: $id, input: $input) {
    ...ConversationParts
  }
}
    fragment ConversationParts on Conversation {
  id
  title
  pinned
  matterId
  exchangeCount
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<UpdateConversationMutation, UpdateConversationMutationVariables>;
export const DeleteConversationDocument = new TypedDocumentString(`
    mutation DeleteConversation($id: ID!) {
  deleted: deleteConversation(id: $id) {
    id
    restorableUntil
  }
}
    `) as unknown as TypedDocumentString<DeleteConversationMutation, DeleteConversationMutationVariables>;
export const RestoreConversationDocument = new TypedDocumentString(`
    mutation RestoreConversation($id: ID!) {
  conversation: restoreConversation(id: $id) {
    ...ConversationParts
  }
}
    fragment ConversationParts on Conversation {
  id
  title
  pinned
  matterId
  exchangeCount
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<RestoreConversationMutation, RestoreConversationMutationVariables>;
export const StopAnswerDocument = new TypedDocumentString(`
    mutation StopAnswer($id: ID!) {
  conversation: stopAnswer(id: $id) {
    ...ConversationParts
  }
}
    fragment ConversationParts on Conversation {
  id
  title
  pinned
  matterId
  exchangeCount
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<StopAnswerMutation, StopAnswerMutationVariables>;
export const DocumentsDocument = new TypedDocumentString(`
    query Documents($first: Int!, $after: String, $documentType: String, $matterId: ID, $search: String, $updatedAfter: DateTime) {
  page: documents(
    first: $first
    after: $after
    documentType: $documentType
    matterId: $matterId
    search: $search
    updatedAfter: $updatedAfter
  ) {
    nodes {
      ...DocumentParts
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
}
    fragment DocumentParts on UserDocument {
  id
  title
  documentType
  matterId
  versionCount
  createdAt
  updatedAt
  currentVersion {
    id
    number
  }
}`) as unknown as TypedDocumentString<DocumentsQuery, DocumentsQueryVariables>;
export const DocumentDocument = new TypedDocumentString(`
    query Document($id: ID!) {
  document(id: $id) {
    ...DocumentParts
  }
}
    fragment DocumentParts on UserDocument {
  id
  title
  documentType
  matterId
  versionCount
  createdAt
  updatedAt
  currentVersion {
    id
    number
  }
}`) as unknown as TypedDocumentString<DocumentQuery, DocumentQueryVariables>;
export const VersionsDocument = new TypedDocumentString(`
    query Versions($id: ID!, $first: Int!, $after: String) {
  document(id: $id) {
    page: versions(first: $first, after: $after) {
      nodes {
        id
        number
        origin
        price
        createdAt
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
}
    `) as unknown as TypedDocumentString<VersionsQuery, VersionsQueryVariables>;
export const VersionDocument = new TypedDocumentString(`
    query Version($id: ID!) {
  version: documentVersion(id: $id) {
    ...VersionParts
  }
}
    fragment VersionParts on DocumentVersion {
  id
  documentId
  number
  origin
  content
  formValues
  suggestions
  draftedBy
  price
  createdAt
}`) as unknown as TypedDocumentString<VersionQuery, VersionQueryVariables>;
export const CompareDocument = new TypedDocumentString(`
    query Compare($fromId: ID!, $toId: ID!) {
  comparison: compareDocumentVersions(fromId: $fromId, toId: $toId) {
    insertedWords
    deletedWords
    segments {
      kind
      text
    }
  }
}
    `) as unknown as TypedDocumentString<CompareQuery, CompareQueryVariables>;
export const CheckDocument = new TypedDocumentString(`
    query Check($content: String!, $documentType: String, $templateData: JSONObject) {
  check: checkDocument(
    content: $content
    documentType: $documentType
    templateData: $templateData
  ) {
    blankCount
    findingCount
    findings {
      kind
      serious
      message
      clause
      field
      excerpt
      line
      start
      end
    }
  }
}
    `) as unknown as TypedDocumentString<CheckQuery, CheckQueryVariables>;
export const SaveVersionDocument = new TypedDocumentString(`
    mutation SaveVersion($input: SaveDocumentVersionInput!) {
  version: saveDocumentVersion(input: $input) {
    ...SavedParts
  }
}
    fragment SavedParts on DocumentVersion {
  id
  documentId
  number
  origin
  createdAt
}`) as unknown as TypedDocumentString<SaveVersionMutation, SaveVersionMutationVariables>;
export const EditDocument = new TypedDocumentString(`
    mutation Edit($input: EditDocumentInput!) {
  edited: editDocument(input: $input) {
    content: documentContent
    version {
      id
      number
    }
    suggestionReport {
      instruction
      applied
      message
    }
  }
}
    `) as unknown as TypedDocumentString<EditMutation, EditMutationVariables>;
export const RestoreVersionDocument = new TypedDocumentString(`
    mutation RestoreVersion($id: ID!) {
  version: restoreDocumentVersion(id: $id) {
    ...SavedParts
  }
}
    fragment SavedParts on DocumentVersion {
  id
  documentId
  number
  origin
  createdAt
}`) as unknown as TypedDocumentString<RestoreVersionMutation, RestoreVersionMutationVariables>;
export const RenameDocument = new TypedDocumentString(`
    mutation Rename($input: RenameDocumentInput!) {
  document: renameDocument(input: $input) {
    id
    title
  }
}
    `) as unknown as TypedDocumentString<RenameMutation, RenameMutationVariables>;
export const DeleteDocumentDocument = new TypedDocumentString(`
    mutation DeleteDocument($id: ID!) {
  deleted: deleteDocument(id: $id) {
    id
    restorableUntil
  }
}
    `) as unknown as TypedDocumentString<DeleteDocumentMutation, DeleteDocumentMutationVariables>;
export const RestoreDocumentDocument = new TypedDocumentString(`
    mutation RestoreDocument($id: ID!) {
  document: restoreDocument(id: $id) {
    id
    title
  }
}
    `) as unknown as TypedDocumentString<RestoreDocumentMutation, RestoreDocumentMutationVariables>;
export const RenderDocument = new TypedDocumentString(`
    mutation Render($input: RenderDocumentInput!) {
  rendering: renderDocument(input: $input) {
    downloadUrl
    filename
  }
}
    `) as unknown as TypedDocumentString<RenderMutation, RenderMutationVariables>;
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
export const ProposalsDocument = new TypedDocumentString(`
    query Proposals {
  proposals: changeProposals {
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
}`) as unknown as TypedDocumentString<ProposalsQuery, ProposalsQueryVariables>;
export const DiscardDocument = new TypedDocumentString(`
    mutation Discard($id: ID!) {
  discarded: discardChanges(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<DiscardMutation, DiscardMutationVariables>;
export const BalanceDocument = new TypedDocumentString(`
    query Balance {
  balance: tokenBalance {
    tokens
  }
}
    `) as unknown as TypedDocumentString<BalanceQuery, BalanceQueryVariables>;
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
export const VerifyDocument = new TypedDocumentString(`
    query Verify($text: String!, $asOn: Date) {
  verified: verifyText(text: $text, asOn: $asOn) {
    ...VerifiedParts
  }
}
    fragment VerifiedParts on VerifiedText {
  asOn
  citationCount
  citations {
    kind
    status
    written
    start
    end
    message
    act
    section
    heading
    stamp
    inForce
    citedInLibrary
    differences {
      written
      held
    }
    successors {
      act
      section
    }
    place {
      documentId
      documentTitle
      headingPath
      pageStart
      pageEnd
      fromScan
      spanStart
      spanEnd
    }
  }
}`) as unknown as TypedDocumentString<VerifyQuery, VerifyQueryVariables>;
export const VerifyFilesDocument = new TypedDocumentString(`
    query VerifyFiles($filenames: [String!]!, $asOn: Date) {
  files: verifyFiles(filenames: $filenames, asOn: $asOn) {
    filename
    error
    notVerifiedFrom
    verified {
      ...VerifiedParts
    }
  }
}
    fragment VerifiedParts on VerifiedText {
  asOn
  citationCount
  citations {
    kind
    status
    written
    start
    end
    message
    act
    section
    heading
    stamp
    inForce
    citedInLibrary
    differences {
      written
      held
    }
    successors {
      act
      section
    }
    place {
      documentId
      documentTitle
      headingPath
      pageStart
      pageEnd
      fromScan
      spanStart
      spanEnd
    }
  }
}`) as unknown as TypedDocumentString<VerifyFilesQuery, VerifyFilesQueryVariables>;
export const DeadlineRowsDocument = new TypedDocumentString(`
    query DeadlineRows($first: Int!, $after: String, $group: String, $search: String, $state: String, $language: DeadlineLanguage) {
  page: deadlineRows(
    first: $first
    after: $after
    group: $group
    search: $search
    state: $state
    language: $language
  ) {
    nodes {
      ...DeadlineRowParts
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
}
    fragment DeadlineRowParts on DeadlineRow {
  id
  group
  task
  event
  period
  state
  pins {
    label
    documentId
  }
  notes {
    kind
    text
  }
}`) as unknown as TypedDocumentString<DeadlineRowsQuery, DeadlineRowsQueryVariables>;
export const CountDeadlineDocument = new TypedDocumentString(`
    query CountDeadline($rowId: String!, $date: String!, $state: String, $court: String, $noticeDays: Int, $copyDays: Int, $today: String, $language: DeadlineLanguage) {
  deadline(
    rowId: $rowId
    date: $date
    state: $state
    court: $court
    noticeDays: $noticeDays
    copyDays: $copyDays
    today: $today
    language: $language
  ) {
    date
    lastDay
    lastDayText
    notBefore
    periodEnds
    extendedUntil
    daysLeft
    status
    statusText
    statement
    sum {
      day
      kind
      text
    }
    moves {
      kind
      text
    }
    row {
      ...DeadlineRowParts
    }
  }
}
    fragment DeadlineRowParts on DeadlineRow {
  id
  group
  task
  event
  period
  state
  pins {
    label
    documentId
  }
  notes {
    kind
    text
  }
}`) as unknown as TypedDocumentString<CountDeadlineQuery, CountDeadlineQueryVariables>;
export const MattersDocument = new TypedDocumentString(`
    query Matters($first: Int!, $after: String, $search: String, $status: MatterStatus, $deleted: Boolean, $updatedAfter: DateTime) {
  page: matters(
    first: $first
    after: $after
    search: $search
    status: $status
    deleted: $deleted
    updatedAfter: $updatedAfter
  ) {
    nodes {
      ...MatterParts
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
}
    fragment MatterParts on Matter {
  id
  version
  title
  status
  reference
  caseNumber
  court
  state
  stage
  personalLaw
  notes
  tags
  parties {
    name
    role
    isClient
  }
  conversationCount
  deadlineCount
  documentCount
  fileCount
  createdAt
  updatedAt
  restorableUntil
}`) as unknown as TypedDocumentString<MattersQuery, MattersQueryVariables>;
export const MatterDocument = new TypedDocumentString(`
    query Matter($id: ID!) {
  matter(id: $id) {
    ...MatterParts
  }
}
    fragment MatterParts on Matter {
  id
  version
  title
  status
  reference
  caseNumber
  court
  state
  stage
  personalLaw
  notes
  tags
  parties {
    name
    role
    isClient
  }
  conversationCount
  deadlineCount
  documentCount
  fileCount
  createdAt
  updatedAt
  restorableUntil
}`) as unknown as TypedDocumentString<MatterQuery, MatterQueryVariables>;
export const CreateMatterDocument = new TypedDocumentString(`
    mutation CreateMatter($input: CreateMatterInput!) {
  matter: createMatter(input: $input) {
    ...MatterParts
  }
}
    fragment MatterParts on Matter {
  id
  version
  title
  status
  reference
  caseNumber
  court
  state
  stage
  personalLaw
  notes
  tags
  parties {
    name
    role
    isClient
  }
  conversationCount
  deadlineCount
  documentCount
  fileCount
  createdAt
  updatedAt
  restorableUntil
}`) as unknown as TypedDocumentString<CreateMatterMutation, CreateMatterMutationVariables>;
export const UpdateMatterDocument = new TypedDocumentString(`
    mutation UpdateMatter($id: ID!, $input: UpdateMatterInput!) {
  matter: updateMatter(id: $id, input: $input) {
    ...MatterParts
  }
}
    fragment MatterParts on Matter {
  id
  version
  title
  status
  reference
  caseNumber
  court
  state
  stage
  personalLaw
  notes
  tags
  parties {
    name
    role
    isClient
  }
  conversationCount
  deadlineCount
  documentCount
  fileCount
  createdAt
  updatedAt
  restorableUntil
}`) as unknown as TypedDocumentString<UpdateMatterMutation, UpdateMatterMutationVariables>;
export const DeleteMatterDocument = new TypedDocumentString(`
    mutation DeleteMatter($id: ID!) {
  deleted: deleteMatter(id: $id) {
    id
    conversationCount
    deadlineCount
    documentCount
    fileCount
    restorableUntil
  }
}
    `) as unknown as TypedDocumentString<DeleteMatterMutation, DeleteMatterMutationVariables>;
export const RestoreMatterDocument = new TypedDocumentString(`
    mutation RestoreMatter($id: ID!) {
  matter: restoreMatter(id: $id) {
    ...MatterParts
  }
}
    fragment MatterParts on Matter {
  id
  version
  title
  status
  reference
  caseNumber
  court
  state
  stage
  personalLaw
  notes
  tags
  parties {
    name
    role
    isClient
  }
  conversationCount
  deadlineCount
  documentCount
  fileCount
  createdAt
  updatedAt
  restorableUntil
}`) as unknown as TypedDocumentString<RestoreMatterMutation, RestoreMatterMutationVariables>;
export const MoveDocument = new TypedDocumentString(`
    mutation Move($input: MoveToMatterInput!) {
  result: moveToMatter(input: $input) {
    moved
  }
}
    `) as unknown as TypedDocumentString<MoveMutation, MoveMutationVariables>;
export const MatterDeadlinesDocument = new TypedDocumentString(`
    query MatterDeadlines($first: Int!, $after: String, $matterId: ID, $status: MatterDeadlineStatus) {
  page: matterDeadlines(
    first: $first
    after: $after
    matterId: $matterId
    status: $status
  ) {
    nodes {
      ...MatterDeadlineParts
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
}
    fragment MatterDeadlineParts on MatterDeadline {
  id
  matterId
  matterTitle
  title
  day
  daysLeft
  status
  reason
  rowId
  countedFrom
  pins
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<MatterDeadlinesQuery, MatterDeadlinesQueryVariables>;
export const AddMatterDeadlineDocument = new TypedDocumentString(`
    mutation AddMatterDeadline($input: AddMatterDeadlineInput!) {
  deadline: addMatterDeadline(input: $input) {
    ...MatterDeadlineParts
  }
}
    fragment MatterDeadlineParts on MatterDeadline {
  id
  matterId
  matterTitle
  title
  day
  daysLeft
  status
  reason
  rowId
  countedFrom
  pins
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<AddMatterDeadlineMutation, AddMatterDeadlineMutationVariables>;
export const UpdateMatterDeadlineDocument = new TypedDocumentString(`
    mutation UpdateMatterDeadline($id: ID!, $input: UpdateMatterDeadlineInput!) {
  deadline: updateMatterDeadline(id: $id, input: $input) {
    ...MatterDeadlineParts
  }
}
    fragment MatterDeadlineParts on MatterDeadline {
  id
  matterId
  matterTitle
  title
  day
  daysLeft
  status
  reason
  rowId
  countedFrom
  pins
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<UpdateMatterDeadlineMutation, UpdateMatterDeadlineMutationVariables>;
export const DeleteMatterDeadlineDocument = new TypedDocumentString(`
    mutation DeleteMatterDeadline($id: ID!) {
  deleted: deleteMatterDeadline(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<DeleteMatterDeadlineMutation, DeleteMatterDeadlineMutationVariables>;
export const WebhooksDocument = new TypedDocumentString(`
    query Webhooks($first: Int!, $after: String) {
  page: webhooks(first: $first, after: $after) {
    nodes {
      ...WebhookParts
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
}
    fragment WebhookParts on Webhook {
  id
  name
  url
  events
  state
  stateSince
  failures
  createdAt
  earlierSecretUntil
}`) as unknown as TypedDocumentString<WebhooksQuery, WebhooksQueryVariables>;
export const CreateWebhookDocument = new TypedDocumentString(`
    mutation CreateWebhook($input: CreateWebhookInput!) {
  created: createWebhook(input: $input) {
    secret
    webhook {
      ...WebhookParts
    }
  }
}
    fragment WebhookParts on Webhook {
  id
  name
  url
  events
  state
  stateSince
  failures
  createdAt
  earlierSecretUntil
}`) as unknown as TypedDocumentString<CreateWebhookMutation, CreateWebhookMutationVariables>;
export const UpdateWebhookDocument = new TypedDocumentString(`
    mutation UpdateWebhook($id: ID!, $input: UpdateWebhookInput!) {
  webhook: updateWebhook(id: $id, input: $input) {
    ...WebhookParts
  }
}
    fragment WebhookParts on Webhook {
  id
  name
  url
  events
  state
  stateSince
  failures
  createdAt
  earlierSecretUntil
}`) as unknown as TypedDocumentString<UpdateWebhookMutation, UpdateWebhookMutationVariables>;
export const DeleteWebhookDocument = new TypedDocumentString(`
    mutation DeleteWebhook($id: ID!) {
  deleted: deleteWebhook(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<DeleteWebhookMutation, DeleteWebhookMutationVariables>;
export const RotateSecretDocument = new TypedDocumentString(`
    mutation RotateSecret($id: ID!) {
  rotated: rotateWebhookSecret(id: $id) {
    secret
    webhook {
      ...WebhookParts
    }
  }
}
    fragment WebhookParts on Webhook {
  id
  name
  url
  events
  state
  stateSince
  failures
  createdAt
  earlierSecretUntil
}`) as unknown as TypedDocumentString<RotateSecretMutation, RotateSecretMutationVariables>;
export const TestWebhookDocument = new TypedDocumentString(`
    mutation TestWebhook($id: ID!, $event: WebhookEvent) {
  delivery: testWebhook(id: $id, event: $event) {
    ...DeliveryParts
  }
}
    fragment DeliveryParts on WebhookDelivery {
  id
  event
  state
  status
  error
  attempts
  payload
  createdAt
  triedAt
  nextAt
  durationMs
}`) as unknown as TypedDocumentString<TestWebhookMutation, TestWebhookMutationVariables>;
export const DeliveriesDocument = new TypedDocumentString(`
    query Deliveries($id: ID!, $first: Int!, $after: String) {
  page: webhookDeliveries(id: $id, first: $first, after: $after) {
    nodes {
      ...DeliveryParts
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
}
    fragment DeliveryParts on WebhookDelivery {
  id
  event
  state
  status
  error
  attempts
  payload
  createdAt
  triedAt
  nextAt
  durationMs
}`) as unknown as TypedDocumentString<DeliveriesQuery, DeliveriesQueryVariables>;
export const ReplayDocument = new TypedDocumentString(`
    mutation Replay($id: ID!) {
  delivery: replayWebhookDelivery(id: $id) {
    ...DeliveryParts
  }
}
    fragment DeliveryParts on WebhookDelivery {
  id
  event
  state
  status
  error
  attempts
  payload
  createdAt
  triedAt
  nextAt
  durationMs
}`) as unknown as TypedDocumentString<ReplayMutation, ReplayMutationVariables>;