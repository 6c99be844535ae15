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
} from './client.js';
export { RefusedError, type RefusedField, ThemisError, TimeoutError, UnreachableError } from './errors.js';
export type { ReferenceFile, UploadedFile } from './files.js';
export type { AskInput, SearchFilters } from './gql/graphql.js';
export { type ReceivedWebhook, verifyWebhook, type WebhookEvent, WebhookSignatureError } from './webhooks.js';
