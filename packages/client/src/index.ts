export {
  type Answer,
  type AnswerStep,
  type Draft,
  type DraftRequest,
  type DraftStep,
  type Found,
  type Proposal,
  type QuestionAnswer,
  type SearchRequest,
  type SuggestionRequest,
  type Template,
  ThemisClient,
  type ThemisClientOptions,
  type Verified,
  type VerifiedFile,
} from './client.js';
export { RefusedError, type RefusedField, ThemisError, TimeoutError, UnreachableError } from './errors.js';
export type { Conversation, ConversationFilter, Exchange } from './resources/conversations.js';
export type { Deadline, DeadlineFilter, DeadlineRow } from './resources/deadlines.js';
export type {
  DocumentComparison,
  DocumentFile,
  DocumentFilter,
  DocumentVersion,
  EditedDocument,
  EditRequest,
  FileRequest,
  KeptDocument,
  SavedVersion,
  TextCheck,
  VersionEntry,
} from './resources/documents.js';
export type { ReferenceFile, UploadedFile } from './resources/files.js';
export type { DeletedMatter, Matter, MatterDeadline, MatterDeadlineFilter, MatterFilter } from './resources/matters.js';
export type { Webhook, WebhookDelivery, WebhookWithSecret } from './resources/webhooks.js';
export type {
  AskInput,
  CreateMatterInput,
  CreateWebhookInput,
  SearchFilters,
  UpdateMatterInput,
  UpdateWebhookInput,
} from './gql/graphql.js';
export { type ReceivedWebhook, verifyWebhook, type WebhookEvent, WebhookSignatureError } from './signature.js';
