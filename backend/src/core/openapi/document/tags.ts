/** A group of operations. */
interface Tag {
  name: string;
  description: string;
  /** Names of the controllers whose operations are in it. */
  controllers: readonly string[];
}

/** The groups of the operations of REST, in the order in which the description of the API has them. */
export const TAGS: readonly Tag[] = [
  {
    name: 'Questions',
    description:
      'Questions about the law, answered with quotations that stand in the library word for word, the conversations that keep them, and receipts.',
    controllers: ['AskController', 'ConversationsController', 'AnswerReceiptsController', 'AnswerSlipsController'],
  },
  {
    name: 'Law',
    description:
      'Whether what a text cites is the law, what of it changed since it was cited, deadlines counted by it, a search of the library, its sources section by section, and as they were uploaded.',
    controllers: [
      'VerifyController',
      'LawChangesController',
      'DeadlinesController',
      'SearchController',
      'BrowseController',
      'SourceViewerController',
    ],
  },
  {
    name: 'Drafting',
    description: 'Templates with their forms, drafts made from them, and what to look at before a draft is signed.',
    controllers: ['DocumentsController', 'CheckController', 'UnfinishedFormsController'],
  },
  {
    name: 'Documents',
    description: 'Documents that were drafted and are kept with their versions, and changes of them: edits, and proposals of edits.',
    controllers: ['KeptDocumentsController', 'DocumentVersionsController', 'DraftEditsController', 'ProposalsController'],
  },
  {
    name: 'Matters',
    description: 'Matters with their conversations, documents, files, dates and chronologies.',
    controllers: [
      'MattersController',
      'MatterMovesController',
      'MatterMembersController',
      'MatterDeadlinesController',
      'RemindersController',
      'ReminderLinksController',
      'ChronologyController',
      'ChronologyEventsController',
      'ConsistencyController',
    ],
  },
  {
    name: 'Approval',
    description: 'Texts that supervisors approve before they are used.',
    controllers: ['ApprovalsController', 'ApprovalStandingController'],
  },
  {
    name: 'Party book',
    description: 'People, companies and firms that forms name, with import and export.',
    controllers: ['PartiesController', 'PartyBookController'],
  },
  {
    name: 'Notices',
    description: 'Notices and papers of courts, read for the form of a reply.',
    controllers: ['NoticeController'],
  },
  {
    name: 'Files',
    description: 'Users’ own files: what is uploaded, and what is downloaded.',
    controllers: [
      'ReferenceFilesController',
      'RenderingController',
      'DocumentFilesController',
      'BundleController',
      'CourtFormatsController',
    ],
  },
  {
    name: 'Sign-in',
    description: 'Accounts and sessions: registration, both logins, codes of an authenticator app, forgotten passwords.',
    controllers: [
      'AuthController',
      'AdminAuthController',
      'SignInController',
      'ProviderSignInController',
      'KeptSessionsController',
      'ReauthenticationController',
      'PasswordResetController',
      'EmailConfirmationController',
    ],
  },
  {
    name: 'Account',
    description: 'One’s own profile, balance, password, sessions, second factor, API keys and data.',
    controllers: [
      'UsersController',
      'TokensController',
      'AccountSecurityController',
      'SecondFactorController',
      'PersonalDataController',
      'ApiKeysController',
      'ConnectedAppsController',
    ],
  },
  {
    name: 'Webhooks',
    description: 'Addresses that are told of events, and what they were told.',
    controllers: ['WebhooksController', 'WebhooksAdminController'],
  },
  {
    name: 'Library administration',
    description: 'The library of law: its sources, their index and their status, the starter law, holidays and templates.',
    controllers: [
      'LegalSourcesAdminController',
      'EditsAdminController',
      'LawStatusAdminController',
      'StarterLawAdminController',
      'HolidaysAdminController',
      'CourtFormatsAdminController',
      'PreviewController',
    ],
  },
  {
    name: 'User administration',
    description: 'Accounts, their balances and their sign-in, as administrators see them, and accounts of programs.',
    controllers: ['UsersAdminController', 'SupervisionAdminController', 'SecondFactorAdminController', 'ServiceAccountsController'],
  },
  { name: 'Pricing administration', description: 'What drafting costs.', controllers: ['PricingAdminController'] },
  {
    name: 'Service',
    description: 'Whether the product runs, the descriptions of its APIs, and the Model Context Protocol.',
    controllers: ['HealthController', 'OpenApiController', 'GraphqlSchemaController', 'McpController'],
  },
];

/**
 * The group of a controller's operations.
 * @throws Error for a controller that is in no group
 */
export function tagOf(controller: string): string {
  const tag = TAGS.find(({ controllers }) => controllers.includes(controller));
  if (!tag) throw new Error(`${controller} is in no group of operations: add it to ${import.meta.url}`);
  return tag.name;
}
