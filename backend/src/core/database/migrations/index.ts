import { Accounts1763600000000 } from './1763600000000-accounts.js';
import { Tokens1763600000001 } from './1763600000001-tokens.js';
import { Files1763600000002 } from './1763600000002-files.js';
import { GeneratedDocuments1763600000003 } from './1763600000003-generated-documents.js';
import { Jobs1763700000000 } from './1763700000000-jobs.js';
import { RateLimits1763700000001 } from './1763700000001-rate-limits.js';
import { AuditLog1763800000000 } from './1763800000000-audit-log.js';
import { UserAdministration1763800000001 } from './1763800000001-user-administration.js';
import { BlobOrphans1763910000000 } from './1763910000000-blob-orphans.js';
import { UserListOrders1763910000001 } from './1763910000001-user-list-orders.js';
import { DocumentVersions1763920000000 } from './1763920000000-document-versions.js';
import { LibraryIndex1763940000000 } from './1763940000000-library-index.js';
import { ModelUsage1763950000000 } from './1763950000000-model-usage.js';
import { Retention1763970000001 } from './1763970000001-retention.js';
import { JobGroups1763980000000 } from './1763980000000-job-groups.js';
import { Installation1764000030000 } from './1764000030000-installation.js';
import { ModelBudget1764000070000 } from './1764000070000-model-budget.js';
import { ReferenceTextBytes1764000200000 } from './1764000200000-reference-text-bytes.js';
import { IndexState1764000400000 } from './1764000400000-index-state.js';
import { IngestionReport1764000650000 } from './1764000650000-ingestion-report.js';
import { PassageVectors1764000700000 } from './1764000700000-passage-vectors.js';
import { LawStatus1764000705000 } from './1764000705000-law-status.js';
import { Topics1764000710000 } from './1764000710000-topics.js';
import { MissingLaw1764000720000 } from './1764000720000-missing-law.js';
import { SourceEdits1764000730000 } from './1764000730000-source-edits.js';
import { SentenceModel1764000740000 } from './1764000740000-sentence-model.js';
import { Conversations1764000800000 } from './1764000800000-conversations.js';
import { SourceContents1764000810000 } from './1764000810000-source-contents.js';
import { AccountDeletion1764000820000 } from './1764000820000-account-deletion.js';
import { ChangeProposals1764000830000 } from './1764000830000-change-proposals.js';
import { ApiKeys1764000840000 } from './1764000840000-api-keys.js';
import { BalanceChangeKeys1764000850000 } from './1764000850000-balance-change-keys.js';
import { SectionQuestions1764000860000 } from './1764000860000-section-questions.js';
import { TopicVectors1764001010000 } from './1764001010000-topic-vectors.js';
import { HouseStyle1764001020000 } from './1764001020000-house-style.js';
import { CustomTemplates1764001030000 } from './1764001030000-custom-templates.js';
import { DeletedDocuments1764001040000 } from './1764001040000-deleted-documents.js';
import { Logins1764001060000 } from './1764001060000-logins.js';
import { SecondFactors1764001060001 } from './1764001060001-second-factors.js';
import { PasswordResets1764001060002 } from './1764001060002-password-resets.js';
import { Webhooks1764001070000 } from './1764001070000-webhooks.js';
import { DailyCounts1764001100000 } from './1764001100000-daily-counts.js';
import { EmailChanges1764001120000 } from './1764001120000-email-changes.js';
import { HouseStyleFont1764001130000 } from './1764001130000-house-style-font.js';
import { UnfinishedForms1764001150000 } from './1764001150000-unfinished-forms.js';
import { ChangeTimes1764001160000 } from './1764001160000-change-times.js';
import { FileKeys1764001170000 } from './1764001170000-file-keys.js';
import { StoredBytes1764001180000 } from './1764001180000-stored-bytes.js';
import { Reauthentication1764001182000 } from './1764001182000-reauthentication.js';
import { UnconfirmedEmails1764001183000 } from './1764001183000-unconfirmed-emails.js';
import { KnownNetworks1764001190000 } from './1764001190000-known-networks.js';
import { BackupTime1764001200000 } from './1764001200000-backup-time.js';
import { PlainTexts1764001240000 } from './1764001240000-plain-texts.js';
import { StarterLaw1764001250000 } from './1764001250000-starter-law.js';
import { ReferenceWarnings1764001260000 } from './1764001260000-reference-warnings.js';
import { Holidays1764001270000 } from './1764001270000-holidays.js';
import { Matters1764001280000 } from './1764001280000-matters.js';
import { TestKeys1764001290000 } from './1764001290000-test-keys.js';
import { ServiceAccounts1764001291000 } from './1764001291000-service-accounts.js';
import { MoreWebhookEvents1764001292000 } from './1764001292000-more-webhook-events.js';
import { ConnectedApps1764001310000 } from './1764001310000-connected-apps.js';
import { Reminders1764001313000 } from './1764001313000-reminders.js';
import { ProviderIdentities1764001320000 } from './1764001320000-provider-identities.js';
import { ConfidentialMatters1764001321000 } from './1764001321000-confidential-matters.js';
import { Parties1764001322000 } from './1764001322000-parties.js';
import { KeptSessions1764001330000 } from './1764001330000-kept-sessions.js';
import { CitedLaw1764001331000 } from './1764001331000-cited-law.js';
import { Chronology1764001332000 } from './1764001332000-chronology.js';
import { AnswerRatings1764001336000 } from './1764001336000-answer-ratings.js';
import { MatterMembers1764001333000 } from './1764001333000-matter-members.js';
import { CourtFormats1764001334000 } from './1764001334000-court-formats.js';
import { Approval1764001337000 } from './1764001337000-approval.js';

/** Every change of the schema, oldest first. */
export const MIGRATIONS = [
  Accounts1763600000000,
  Tokens1763600000001,
  Files1763600000002,
  GeneratedDocuments1763600000003,
  Jobs1763700000000,
  RateLimits1763700000001,
  AuditLog1763800000000,
  UserAdministration1763800000001,
  BlobOrphans1763910000000,
  UserListOrders1763910000001,
  DocumentVersions1763920000000,
  LibraryIndex1763940000000,
  ModelUsage1763950000000,
  Retention1763970000001,
  JobGroups1763980000000,
  Installation1764000030000,
  ModelBudget1764000070000,
  ReferenceTextBytes1764000200000,
  IndexState1764000400000,
  IngestionReport1764000650000,
  PassageVectors1764000700000,
  LawStatus1764000705000,
  Topics1764000710000,
  MissingLaw1764000720000,
  SourceEdits1764000730000,
  SentenceModel1764000740000,
  Conversations1764000800000,
  SourceContents1764000810000,
  AccountDeletion1764000820000,
  ChangeProposals1764000830000,
  ApiKeys1764000840000,
  BalanceChangeKeys1764000850000,
  SectionQuestions1764000860000,
  TopicVectors1764001010000,
  HouseStyle1764001020000,
  CustomTemplates1764001030000,
  DeletedDocuments1764001040000,
  Logins1764001060000,
  SecondFactors1764001060001,
  PasswordResets1764001060002,
  Webhooks1764001070000,
  DailyCounts1764001100000,
  EmailChanges1764001120000,
  HouseStyleFont1764001130000,
  UnfinishedForms1764001150000,
  ChangeTimes1764001160000,
  FileKeys1764001170000,
  StoredBytes1764001180000,
  Reauthentication1764001182000,
  UnconfirmedEmails1764001183000,
  KnownNetworks1764001190000,
  BackupTime1764001200000,
  PlainTexts1764001240000,
  StarterLaw1764001250000,
  ReferenceWarnings1764001260000,
  Holidays1764001270000,
  Matters1764001280000,
  TestKeys1764001290000,
  ServiceAccounts1764001291000,
  MoreWebhookEvents1764001292000,
  ConnectedApps1764001310000,
  Reminders1764001313000,
  ProviderIdentities1764001320000,
  ConfidentialMatters1764001321000,
  Parties1764001322000,
  KeptSessions1764001330000,
  CitedLaw1764001331000,
  Chronology1764001332000,
  MatterMembers1764001333000,
  CourtFormats1764001334000,
  AnswerRatings1764001336000,
  Approval1764001337000,
] as const;
