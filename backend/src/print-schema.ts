import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { GraphQLSchemaBuilderModule, GraphQLSchemaFactory } from '@nestjs/graphql';
import { AuditResolver } from './features/audit/audit.resolver.js';
import { CalendarDateScalar } from './core/graphql/calendar-date.scalar.js';
import { JSONObjectScalar } from './core/graphql/json-object.scalar.js';
import { describeAccess } from './core/graphql/sdl/described-access.js';
import { schemaTextOf } from './core/graphql/sdl/schema-text.js';
import { NodesResolver } from './core/graphql/nodes.resolver.js';
import { JobsResolver } from './features/jobs/jobs.resolver.js';
import { AccountSecurityResolver } from './features/accounts/profile/account-security.resolver.js';
import { EmailConfirmationResolver } from './features/accounts/recovery/emails/email-confirmation.resolver.js';
import { PasswordResetResolver } from './features/accounts/recovery/password-reset/password-reset.resolver.js';
import { AdminAuthResolver } from './features/accounts/sign-in/administrators/admin-auth.resolver.js';
import { WebhooksAdminResolver } from './features/webhooks/webhooks.admin.resolver.js';
import { WebhooksResolver } from './features/webhooks/webhooks.resolver.js';
import { ServiceAccountsResolver } from './features/accounts/service-accounts/service-accounts.admin.resolver.js';
import { ConnectedAppsResolver } from './features/accounts/connected-apps/connected-apps.resolver.js';
import { ApiKeysAdminResolver } from './features/accounts/keys/api-keys.admin.resolver.js';
import { ApiKeysResolver } from './features/accounts/keys/api-keys.resolver.js';
import { AskResolver } from './features/ask/ask.resolver.js';
import { CitationSourceResolver, SectionSourceResolver } from './features/ask/cited-source.resolver.js';
import { AuthResolver } from './features/accounts/sign-in/auth.resolver.js';
import { ExchangeApprovalResolver } from './features/conversations/exchange-approval.resolver.js';
import { ConversationsResolver } from './features/conversations/conversations.resolver.js';
import { StarterLawResolver } from './features/starter-law/starter-law.resolver.js';
import { TemplatesAdminResolver } from './features/templates/administration/templates.resolver.js';
import { CheckResolver } from './features/review/check.resolver.js';
import { DocumentsResolver } from './features/drafting/documents.resolver.js';
import { DocumentCitationSourceResolver, DocumentTemplateResolver } from './features/drafting/document-edges.resolver.js';
import { PaidDocumentsResolver } from './features/drafting/keeping/paid-documents.resolver.js';
import { VersionAuthorResolver } from './features/drafting/keeping/version-author.resolver.js';
import { VersionSigningResolver } from './features/drafting/keeping/version-signing.resolver.js';
import { UnfinishedFormsResolver } from './features/drafting/unfinished/unfinished-forms.resolver.js';
import { ProposalsResolver } from './features/drafting/generation/proposals/proposals.resolver.js';
import { DraftEditsResolver } from './features/drafting/generation/edits/draft-edits.resolver.js';
import { NoticeResolver } from './features/notices/notice.resolver.js';
import { VersionFieldsResolver } from './features/drafting/versions/version-fields.resolver.js';
import { UserDocumentsResolver } from './features/drafting/versions/versions.resolver.js';
import { MattersResolver } from './features/matters/matters.resolver.js';
import { AnswerRatingsAdminResolver } from './features/answer-ratings/answer-ratings.admin.resolver.js';
import { AnswerRatingsResolver } from './features/answer-ratings/answer-ratings.resolver.js';
import { LawChangesResolver } from './features/cited-law/changes/law-changes.resolver.js';
import { AnswerReceiptsResolver, ExchangeReceiptResolver } from './features/cited-law/receipts/answer-receipts.resolver.js';
import { AnswerSlipsResolver } from './features/cited-law/slips/answer-slips.resolver.js';
import { ApprovalsResolver } from './features/approvals/approvals.resolver.js';
import { SupervisionAdminResolver } from './features/approvals/supervision/supervision.admin.resolver.js';
import { ChronologyResolver } from './features/chronology/chronology.resolver.js';
import { ConsistencyResolver } from './features/consistency/consistency.resolver.js';
import { PartiesResolver } from './features/parties/parties.resolver.js';
import { MatterMembersResolver } from './features/matters/sharing/matter-members.resolver.js';
import { MatterDeadlinesResolver } from './features/matters/dates/matter-deadlines.resolver.js';
import { RemindersResolver } from './features/matters/reminders/reminders.resolver.js';
import { DeadlinesResolver } from './features/deadlines/deadlines.resolver.js';
import { HolidaysResolver } from './features/deadlines/holidays/holidays.resolver.js';
import {
  BrowseResolver,
  LibraryCoverageResolver,
  SourceContentsResolver,
  SourceEntryResolver,
} from './features/legal-sources/browse/browse.resolver.js';
import { PassageSourceResolver } from './features/legal-sources/browse/passage-source.resolver.js';
import { EditsResolver } from './features/legal-sources/edits/edits.resolver.js';
import { SentenceModelResolver } from './features/retrieval/sentence-model.resolver.js';
import { IndexResolver } from './features/legal-sources/index-admin/index.resolver.js';
import { LawStatusResolver } from './features/legal-sources/law-status/law-status.resolver.js';
import { LegalSourcesResolver } from './features/legal-sources/legal-sources.resolver.js';
import { SourceViewerAdminResolver } from './features/legal-sources/source-viewer/source-viewer.admin.resolver.js';
import { SourceViewerResolver } from './features/legal-sources/source-viewer/source-viewer.resolver.js';
import { MissingLawResolver } from './features/legal-sources/missing-law/missing-law.resolver.js';
import { ModelUsageResolver } from './features/model-usage/model-usage.resolver.js';
import { FirstStepsResolver } from './features/overview/first-steps.resolver.js';
import { OverviewResolver } from './features/overview/overview.resolver.js';
import { PersonalDataResolver } from './features/personal-data/personal-data.resolver.js';
import { ReferenceFilesResolver } from './features/reference-files/reference-files.resolver.js';
import { HouseStyleResolver } from './features/rendering/letterhead/house-style.resolver.js';
import { CourtFormatsResolver } from './features/rendering/court/court-formats.resolver.js';
import { RenderingResolver } from './features/rendering/rendering.resolver.js';
import { RetrievalResolver } from './features/retrieval/retrieval.resolver.js';
import { SecondFactorAdminResolver } from './features/accounts/second-factor/second-factor.admin.resolver.js';
import { SecondFactorResolver } from './features/accounts/second-factor/second-factor.resolver.js';
import { ReauthenticationResolver } from './features/accounts/sign-in/reauthentication/reauthentication.resolver.js';
import { SignInResolver } from './features/accounts/sign-in/sign-in.resolver.js';
import { SectionQuestionsResolver } from './features/section-questions/section-questions.resolver.js';
import { PlainTextsResolver } from './features/legal-sources/plain-texts/plain-texts.resolver.js';
import { TopicSectionsResolver, TopicsResolver } from './features/legal-sources/topics/topics.resolver.js';
import { TokensAdminResolver } from './features/tokens/tokens.admin.resolver.js';
import { TokensResolver } from './features/tokens/tokens.resolver.js';
import { AuditActorResolver, MismatchUserResolver } from './features/accounts/administration/account-edges.resolver.js';
import { VerifyResolver } from './features/verify/verify.resolver.js';
import { UsersAdminResolver } from './features/accounts/administration/users.admin.resolver.js';
import { UsersResolver } from './features/accounts/profile/users.resolver.js';

/** Compared with the resolvers of the running application by a test, so that none is forgotten here. */
export const RESOLVERS = [
  AccountSecurityResolver,
  AdminAuthResolver,
  WebhooksAdminResolver,
  WebhooksResolver,
  ApiKeysAdminResolver,
  ServiceAccountsResolver,
  ApiKeysResolver,
  ConnectedAppsResolver,
  AskResolver,
  CitationSourceResolver,
  SectionSourceResolver,
  AuditResolver,
  AuditActorResolver,
  MismatchUserResolver,
  AuthResolver,
  CheckResolver,
  VerifyResolver,
  ConversationsResolver,
  DeadlinesResolver,
  DocumentsResolver,
  DocumentTemplateResolver,
  DocumentCitationSourceResolver,
  EditsResolver,
  IndexResolver,
  SecondFactorAdminResolver,
  SecondFactorResolver,
  SignInResolver,
  ReauthenticationResolver,
  SectionQuestionsResolver,
  SentenceModelResolver,
  JobsResolver,
  LawStatusResolver,
  LegalSourcesResolver,
  MattersResolver,
  MatterMembersResolver,
  MatterDeadlinesResolver,
  PartiesResolver,
  LawChangesResolver,
  AnswerRatingsResolver,
  AnswerRatingsAdminResolver,
  ExchangeReceiptResolver,
  AnswerReceiptsResolver,
  AnswerSlipsResolver,
  ChronologyResolver,
  ApprovalsResolver,
  ExchangeApprovalResolver,
  SupervisionAdminResolver,
  ConsistencyResolver,
  RemindersResolver,
  MissingLawResolver,
  ModelUsageResolver,
  OverviewResolver,
  FirstStepsResolver,
  NodesResolver,
  NoticeResolver,
  PaidDocumentsResolver,
  PasswordResetResolver,
  EmailConfirmationResolver,
  PersonalDataResolver,
  ProposalsResolver,
  DraftEditsResolver,
  UnfinishedFormsResolver,
  ReferenceFilesResolver,
  RenderingResolver,
  HouseStyleResolver,
  CourtFormatsResolver,
  HolidaysResolver,
  LibraryCoverageResolver,
  BrowseResolver,
  SourceContentsResolver,
  SourceEntryResolver,
  PassageSourceResolver,
  RetrievalResolver,
  SourceViewerAdminResolver,
  SourceViewerResolver,
  StarterLawResolver,
  TemplatesAdminResolver,
  TokensAdminResolver,
  TokensResolver,
  PlainTextsResolver,
  TopicSectionsResolver,
  TopicsResolver,
  UserDocumentsResolver,
  UsersAdminResolver,
  UsersResolver,
  VersionFieldsResolver,
  VersionAuthorResolver,
  VersionSigningResolver,
];

/** The schema as text, made from the resolvers alone: no database, no queue, no configuration. */
export async function schemaText(): Promise<string> {
  const app = await NestFactory.createApplicationContext(GraphQLSchemaBuilderModule, { logger: false });
  try {
    const schema = await app.get(GraphQLSchemaFactory).create(RESOLVERS, [JSONObjectScalar, CalendarDateScalar]);
    return schemaTextOf(describeAccess(schema, RESOLVERS));
  } finally {
    await app.close();
  }
}
