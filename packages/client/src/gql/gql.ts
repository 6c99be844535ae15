/* eslint-disable */
import * as types from './graphql.js';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  mutation Ask($input: AskInput!) {\n    answer: askQuestion(input: $input) {\n      ...AnswerParts\n    }\n  }\n": typeof types.AskDocument,
    "\n  subscription AskStream($input: AskInput!) {\n    event: answer(input: $input) {\n      step {\n        __typename\n        ... on AnswerStage {\n          stage\n        }\n        ... on AnswerPiece {\n          text\n        }\n        ... on FinishedAnswer {\n          exchangeId\n          answer {\n            ...AnswerParts\n          }\n        }\n      }\n    }\n  }\n": typeof types.AskStreamDocument,
    "\n  fragment AnswerParts on Answer {\n    text\n    citations {\n      marker\n      documentId\n      documentTitle\n      sourceType\n      headingPath\n      pageStart\n      pageEnd\n      fromScan\n      spanStart\n      spanEnd\n      quotation\n      stamp\n    }\n    statements {\n      spanStart\n      spanEnd\n      support\n      markers\n    }\n    sections {\n      documentId\n      documentTitle\n      headingPath\n      unit\n      heading\n      open\n      relation\n      note\n      stamp\n      spanStart\n      spanEnd\n    }\n    missingLaw {\n      act\n      section\n      reason\n    }\n    clarify {\n      kind\n      question\n      options\n    }\n    followUps\n    answeredBy\n    notice\n    generation\n    withheldQuotations\n    withheldReferences\n  }\n": typeof types.AnswerPartsFragmentDoc,
    "\n  query Search($query: String!, $first: Int!, $asOn: Date, $filters: SearchFilters) {\n    found: searchSources(query: $query, first: $first, asOn: $asOn, filters: $filters) {\n      relevant\n      generation\n      passages {\n        documentId\n        documentTitle\n        documentType\n        headingPath\n        unit\n        pageStart\n        pageEnd\n        fromScan\n        spanStart\n        spanEnd\n        text\n        stamp\n        score\n      }\n    }\n  }\n": typeof types.SearchDocument,
    "\n  query Templates {\n    templates: documentTemplates {\n      documentType\n      label\n      category\n      cost\n      fields {\n        name\n        label\n        valueFormat\n        required\n        help\n        options\n        default\n        maxLength\n      }\n    }\n  }\n": typeof types.TemplatesDocument,
    "\n  query Conversations($first: Int!, $after: String, $matterId: ID, $search: String, $updatedAfter: DateTime) {\n    page: conversations(first: $first, after: $after, matterId: $matterId, search: $search, updatedAfter: $updatedAfter) {\n      nodes {\n        ...ConversationParts\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.ConversationsDocument,
    "\n  query Conversation($id: ID!) {\n    conversation(id: $id) {\n      ...ConversationParts\n    }\n  }\n": typeof types.ConversationDocument,
    "\n  query Exchanges($conversationId: ID!, $first: Int!, $after: String) {\n    page: conversationExchanges(conversationId: $conversationId, first: $first, after: $after) {\n      nodes {\n        id\n        question\n        askedAt\n        answeredAt\n        state\n        text\n        answer {\n          ...AnswerParts\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.ExchangesDocument,
    "\n  mutation CreateConversation {\n    conversation: createConversation {\n      ...ConversationParts\n    }\n  }\n": typeof types.CreateConversationDocument,
    "\n  mutation UpdateConversation($id: ID!, $input: UpdateConversationInput!) {\n    conversation: updateConversation(id: $id, input: $input) {\n      ...ConversationParts\n    }\n  }\n": typeof types.UpdateConversationDocument,
    "\n  mutation DeleteConversation($id: ID!) {\n    deleted: deleteConversation(id: $id) {\n      id\n      restorableUntil\n    }\n  }\n": typeof types.DeleteConversationDocument,
    "\n  mutation RestoreConversation($id: ID!) {\n    conversation: restoreConversation(id: $id) {\n      ...ConversationParts\n    }\n  }\n": typeof types.RestoreConversationDocument,
    "\n  mutation StopAnswer($id: ID!) {\n    conversation: stopAnswer(id: $id) {\n      ...ConversationParts\n    }\n  }\n": typeof types.StopAnswerDocument,
    "\n  fragment ConversationParts on Conversation {\n    id\n    title\n    pinned\n    matterId\n    exchangeCount\n    createdAt\n    updatedAt\n  }\n": typeof types.ConversationPartsFragmentDoc,
    "\n  query Documents($first: Int!, $after: String, $documentType: String, $matterId: ID, $search: String, $updatedAfter: DateTime) {\n    page: documents(\n      first: $first\n      after: $after\n      documentType: $documentType\n      matterId: $matterId\n      search: $search\n      updatedAfter: $updatedAfter\n    ) {\n      nodes {\n        ...DocumentParts\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.DocumentsDocument,
    "\n  query Document($id: ID!) {\n    document(id: $id) {\n      ...DocumentParts\n    }\n  }\n": typeof types.DocumentDocument,
    "\n  query Versions($id: ID!, $first: Int!, $after: String) {\n    document(id: $id) {\n      page: versions(first: $first, after: $after) {\n        nodes {\n          id\n          number\n          origin\n          price\n          createdAt\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n": typeof types.VersionsDocument,
    "\n  query Version($id: ID!) {\n    version: documentVersion(id: $id) {\n      ...VersionParts\n    }\n  }\n": typeof types.VersionDocument,
    "\n  query Compare($fromId: ID!, $toId: ID!) {\n    comparison: compareDocumentVersions(fromId: $fromId, toId: $toId) {\n      insertedWords\n      deletedWords\n      segments {\n        kind\n        text\n      }\n    }\n  }\n": typeof types.CompareDocument,
    "\n  query Check($content: String!, $documentType: String, $templateData: JSONObject) {\n    check: checkDocument(content: $content, documentType: $documentType, templateData: $templateData) {\n      blankCount\n      findingCount\n      findings {\n        kind\n        serious\n        message\n        clause\n        field\n        excerpt\n        line\n        start\n        end\n      }\n    }\n  }\n": typeof types.CheckDocument,
    "\n  mutation SaveVersion($input: SaveDocumentVersionInput!) {\n    version: saveDocumentVersion(input: $input) {\n      ...SavedParts\n    }\n  }\n": typeof types.SaveVersionDocument,
    "\n  mutation Edit($input: EditDocumentInput!) {\n    edited: editDocument(input: $input) {\n      content: documentContent\n      version {\n        id\n        number\n      }\n      suggestionReport {\n        instruction\n        applied\n        message\n      }\n    }\n  }\n": typeof types.EditDocument,
    "\n  mutation RestoreVersion($id: ID!) {\n    version: restoreDocumentVersion(id: $id) {\n      ...SavedParts\n    }\n  }\n": typeof types.RestoreVersionDocument,
    "\n  mutation Rename($input: RenameDocumentInput!) {\n    document: renameDocument(input: $input) {\n      id\n      title\n    }\n  }\n": typeof types.RenameDocument,
    "\n  mutation DeleteDocument($id: ID!) {\n    deleted: deleteDocument(id: $id) {\n      id\n      restorableUntil\n    }\n  }\n": typeof types.DeleteDocumentDocument,
    "\n  mutation RestoreDocument($id: ID!) {\n    document: restoreDocument(id: $id) {\n      id\n      title\n    }\n  }\n": typeof types.RestoreDocumentDocument,
    "\n  mutation Render($input: RenderDocumentInput!) {\n    rendering: renderDocument(input: $input) {\n      downloadUrl\n      filename\n    }\n  }\n": typeof types.RenderDocument,
    "\n  fragment DocumentParts on UserDocument {\n    id\n    title\n    documentType\n    matterId\n    versionCount\n    createdAt\n    updatedAt\n    currentVersion {\n      id\n      number\n    }\n  }\n": typeof types.DocumentPartsFragmentDoc,
    "\n  fragment VersionParts on DocumentVersion {\n    id\n    documentId\n    number\n    origin\n    content\n    formValues\n    suggestions\n    draftedBy\n    price\n    createdAt\n  }\n": typeof types.VersionPartsFragmentDoc,
    "\n  fragment SavedParts on DocumentVersion {\n    id\n    documentId\n    number\n    origin\n    createdAt\n  }\n": typeof types.SavedPartsFragmentDoc,
    "\n  mutation Draft($input: GenerateDocumentInput!) {\n    draft: generateDocument(input: $input) {\n      ...DraftParts\n    }\n  }\n": typeof types.DraftDocument,
    "\n  subscription DraftStream($input: GenerateDocumentInput!) {\n    event: generation(input: $input) {\n      step {\n        __typename\n        ... on GenerationStage {\n          stage\n        }\n        ... on GenerationPiece {\n          text\n        }\n        ... on GenerationRestart {\n          reason\n        }\n        ... on FinishedGeneration {\n          draft: generated {\n            ...DraftParts\n          }\n        }\n      }\n    }\n  }\n": typeof types.DraftStreamDocument,
    "\n  mutation Propose($input: GenerateDocumentInput!) {\n    proposal: proposeChanges(input: $input) {\n      ...ProposalParts\n    }\n  }\n": typeof types.ProposeDocument,
    "\n  mutation AnswerQuestions($input: AnswerQuestionsInput!) {\n    proposal: answerQuestions(input: $input) {\n      ...ProposalParts\n    }\n  }\n": typeof types.AnswerQuestionsDocument,
    "\n  mutation Keep($input: KeepChangesInput!) {\n    draft: keepChanges(input: $input) {\n      ...DraftParts\n    }\n  }\n": typeof types.KeepDocument,
    "\n  query Proposals {\n    proposals: changeProposals {\n      ...ProposalParts\n    }\n  }\n": typeof types.ProposalsDocument,
    "\n  mutation Discard($id: ID!) {\n    discarded: discardChanges(id: $id) {\n      id\n    }\n  }\n": typeof types.DiscardDocument,
    "\n  fragment ProposalParts on ChangeProposal {\n    id\n    documentType\n    documentId\n    price\n    notice\n    changes {\n      id\n      instruction\n      asked\n      message\n      segments {\n        kind\n        text\n      }\n    }\n    questions {\n      id\n      instruction\n      question\n      choices {\n        label\n        suggestion\n      }\n    }\n    notChanged {\n      instruction\n      message\n    }\n  }\n": typeof types.ProposalPartsFragmentDoc,
    "\n  fragment DraftParts on GeneratedDocument {\n    content: documentContent\n    document {\n      id\n      title\n    }\n    version {\n      id\n      number\n    }\n    draftedBy\n    notice\n    remainingTokens\n    citations {\n      documentId\n      documentTitle\n      headingPath\n      spanStart\n      spanEnd\n      quotation\n    }\n    signingNotes {\n      topic\n      text\n    }\n    suggestionReport {\n      instruction\n      applied\n      message\n    }\n    questions {\n      id\n      instruction\n      question\n      choices {\n        label\n        suggestion\n      }\n    }\n  }\n": typeof types.DraftPartsFragmentDoc,
    "\n  query Balance {\n    balance: tokenBalance {\n      tokens\n    }\n  }\n": typeof types.BalanceDocument,
    "\n  query Files($first: Int!, $after: String) {\n    files: referenceFiles(first: $first, after: $after) {\n      nodes {\n        id\n        filename\n        fileType\n        size\n        status\n        error\n        uploadDate\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.FilesDocument,
    "\n  mutation RemoveFile($id: ID!) {\n    removed: removeReferenceFile(id: $id) {\n      id\n    }\n  }\n": typeof types.RemoveFileDocument,
    "\n  query Verify($text: String!, $asOn: Date) {\n    verified: verifyText(text: $text, asOn: $asOn) {\n      ...VerifiedParts\n    }\n  }\n": typeof types.VerifyDocument,
    "\n  query VerifyFiles($filenames: [String!]!, $asOn: Date) {\n    files: verifyFiles(filenames: $filenames, asOn: $asOn) {\n      filename\n      error\n      notVerifiedFrom\n      verified {\n        ...VerifiedParts\n      }\n    }\n  }\n": typeof types.VerifyFilesDocument,
    "\n  fragment VerifiedParts on VerifiedText {\n    asOn\n    citationCount\n    citations {\n      kind\n      status\n      written\n      start\n      end\n      message\n      act\n      section\n      heading\n      stamp\n      inForce\n      citedInLibrary\n      differences {\n        written\n        held\n      }\n      successors {\n        act\n        section\n      }\n      place {\n        documentId\n        documentTitle\n        headingPath\n        pageStart\n        pageEnd\n        fromScan\n        spanStart\n        spanEnd\n      }\n    }\n  }\n": typeof types.VerifiedPartsFragmentDoc,
    "\n  query DeadlineRows($first: Int!, $after: String, $group: String, $search: String, $state: String, $language: DeadlineLanguage) {\n    page: deadlineRows(first: $first, after: $after, group: $group, search: $search, state: $state, language: $language) {\n      nodes {\n        ...DeadlineRowParts\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.DeadlineRowsDocument,
    "\n  query CountDeadline(\n    $rowId: String!\n    $date: String!\n    $state: String\n    $court: String\n    $noticeDays: Int\n    $copyDays: Int\n    $today: String\n    $language: DeadlineLanguage\n  ) {\n    deadline(\n      rowId: $rowId\n      date: $date\n      state: $state\n      court: $court\n      noticeDays: $noticeDays\n      copyDays: $copyDays\n      today: $today\n      language: $language\n    ) {\n      date\n      lastDay\n      lastDayText\n      notBefore\n      periodEnds\n      extendedUntil\n      daysLeft\n      status\n      statusText\n      statement\n      sum {\n        day\n        kind\n        text\n      }\n      moves {\n        kind\n        text\n      }\n      row {\n        ...DeadlineRowParts\n      }\n    }\n  }\n": typeof types.CountDeadlineDocument,
    "\n  fragment DeadlineRowParts on DeadlineRow {\n    id\n    group\n    task\n    event\n    period\n    state\n    pins {\n      label\n      documentId\n    }\n    notes {\n      kind\n      text\n    }\n  }\n": typeof types.DeadlineRowPartsFragmentDoc,
    "\n  query Matters($first: Int!, $after: String, $search: String, $status: MatterStatus, $deleted: Boolean, $updatedAfter: DateTime) {\n    page: matters(first: $first, after: $after, search: $search, status: $status, deleted: $deleted, updatedAfter: $updatedAfter) {\n      nodes {\n        ...MatterParts\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.MattersDocument,
    "\n  query Matter($id: ID!) {\n    matter(id: $id) {\n      ...MatterParts\n    }\n  }\n": typeof types.MatterDocument,
    "\n  mutation CreateMatter($input: CreateMatterInput!) {\n    matter: createMatter(input: $input) {\n      ...MatterParts\n    }\n  }\n": typeof types.CreateMatterDocument,
    "\n  mutation UpdateMatter($id: ID!, $input: UpdateMatterInput!) {\n    matter: updateMatter(id: $id, input: $input) {\n      ...MatterParts\n    }\n  }\n": typeof types.UpdateMatterDocument,
    "\n  mutation DeleteMatter($id: ID!) {\n    deleted: deleteMatter(id: $id) {\n      id\n      conversationCount\n      deadlineCount\n      documentCount\n      fileCount\n      restorableUntil\n    }\n  }\n": typeof types.DeleteMatterDocument,
    "\n  mutation RestoreMatter($id: ID!) {\n    matter: restoreMatter(id: $id) {\n      ...MatterParts\n    }\n  }\n": typeof types.RestoreMatterDocument,
    "\n  mutation Move($input: MoveToMatterInput!) {\n    result: moveToMatter(input: $input) {\n      moved\n    }\n  }\n": typeof types.MoveDocument,
    "\n  query MatterDeadlines($first: Int!, $after: String, $matterId: ID, $status: MatterDeadlineStatus) {\n    page: matterDeadlines(first: $first, after: $after, matterId: $matterId, status: $status) {\n      nodes {\n        ...MatterDeadlineParts\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.MatterDeadlinesDocument,
    "\n  mutation AddMatterDeadline($input: AddMatterDeadlineInput!) {\n    deadline: addMatterDeadline(input: $input) {\n      ...MatterDeadlineParts\n    }\n  }\n": typeof types.AddMatterDeadlineDocument,
    "\n  mutation UpdateMatterDeadline($id: ID!, $input: UpdateMatterDeadlineInput!) {\n    deadline: updateMatterDeadline(id: $id, input: $input) {\n      ...MatterDeadlineParts\n    }\n  }\n": typeof types.UpdateMatterDeadlineDocument,
    "\n  mutation DeleteMatterDeadline($id: ID!) {\n    deleted: deleteMatterDeadline(id: $id) {\n      id\n    }\n  }\n": typeof types.DeleteMatterDeadlineDocument,
    "\n  fragment MatterParts on Matter {\n    id\n    version\n    title\n    status\n    reference\n    caseNumber\n    court\n    state\n    stage\n    personalLaw\n    notes\n    tags\n    parties {\n      name\n      role\n      isClient\n    }\n    conversationCount\n    deadlineCount\n    documentCount\n    fileCount\n    createdAt\n    updatedAt\n    restorableUntil\n  }\n": typeof types.MatterPartsFragmentDoc,
    "\n  fragment MatterDeadlineParts on MatterDeadline {\n    id\n    matterId\n    matterTitle\n    title\n    day\n    daysLeft\n    status\n    reason\n    rowId\n    countedFrom\n    pins\n    createdAt\n    updatedAt\n  }\n": typeof types.MatterDeadlinePartsFragmentDoc,
    "\n  query Webhooks($first: Int!, $after: String) {\n    page: webhooks(first: $first, after: $after) {\n      nodes {\n        ...WebhookParts\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.WebhooksDocument,
    "\n  mutation CreateWebhook($input: CreateWebhookInput!) {\n    created: createWebhook(input: $input) {\n      secret\n      webhook {\n        ...WebhookParts\n      }\n    }\n  }\n": typeof types.CreateWebhookDocument,
    "\n  mutation UpdateWebhook($id: ID!, $input: UpdateWebhookInput!) {\n    webhook: updateWebhook(id: $id, input: $input) {\n      ...WebhookParts\n    }\n  }\n": typeof types.UpdateWebhookDocument,
    "\n  mutation DeleteWebhook($id: ID!) {\n    deleted: deleteWebhook(id: $id) {\n      id\n    }\n  }\n": typeof types.DeleteWebhookDocument,
    "\n  mutation RotateSecret($id: ID!) {\n    rotated: rotateWebhookSecret(id: $id) {\n      secret\n      webhook {\n        ...WebhookParts\n      }\n    }\n  }\n": typeof types.RotateSecretDocument,
    "\n  mutation TestWebhook($id: ID!, $event: WebhookEvent) {\n    delivery: testWebhook(id: $id, event: $event) {\n      ...DeliveryParts\n    }\n  }\n": typeof types.TestWebhookDocument,
    "\n  query Deliveries($id: ID!, $first: Int!, $after: String) {\n    page: webhookDeliveries(id: $id, first: $first, after: $after) {\n      nodes {\n        ...DeliveryParts\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.DeliveriesDocument,
    "\n  mutation Replay($id: ID!) {\n    delivery: replayWebhookDelivery(id: $id) {\n      ...DeliveryParts\n    }\n  }\n": typeof types.ReplayDocument,
    "\n  fragment WebhookParts on Webhook {\n    id\n    name\n    url\n    events\n    state\n    stateSince\n    failures\n    createdAt\n    earlierSecretUntil\n  }\n": typeof types.WebhookPartsFragmentDoc,
    "\n  fragment DeliveryParts on WebhookDelivery {\n    id\n    event\n    state\n    status\n    error\n    attempts\n    payload\n    createdAt\n    triedAt\n    nextAt\n    durationMs\n  }\n": typeof types.DeliveryPartsFragmentDoc,
};
const documents: Documents = {
    "\n  mutation Ask($input: AskInput!) {\n    answer: askQuestion(input: $input) {\n      ...AnswerParts\n    }\n  }\n": types.AskDocument,
    "\n  subscription AskStream($input: AskInput!) {\n    event: answer(input: $input) {\n      step {\n        __typename\n        ... on AnswerStage {\n          stage\n        }\n        ... on AnswerPiece {\n          text\n        }\n        ... on FinishedAnswer {\n          exchangeId\n          answer {\n            ...AnswerParts\n          }\n        }\n      }\n    }\n  }\n": types.AskStreamDocument,
    "\n  fragment AnswerParts on Answer {\n    text\n    citations {\n      marker\n      documentId\n      documentTitle\n      sourceType\n      headingPath\n      pageStart\n      pageEnd\n      fromScan\n      spanStart\n      spanEnd\n      quotation\n      stamp\n    }\n    statements {\n      spanStart\n      spanEnd\n      support\n      markers\n    }\n    sections {\n      documentId\n      documentTitle\n      headingPath\n      unit\n      heading\n      open\n      relation\n      note\n      stamp\n      spanStart\n      spanEnd\n    }\n    missingLaw {\n      act\n      section\n      reason\n    }\n    clarify {\n      kind\n      question\n      options\n    }\n    followUps\n    answeredBy\n    notice\n    generation\n    withheldQuotations\n    withheldReferences\n  }\n": types.AnswerPartsFragmentDoc,
    "\n  query Search($query: String!, $first: Int!, $asOn: Date, $filters: SearchFilters) {\n    found: searchSources(query: $query, first: $first, asOn: $asOn, filters: $filters) {\n      relevant\n      generation\n      passages {\n        documentId\n        documentTitle\n        documentType\n        headingPath\n        unit\n        pageStart\n        pageEnd\n        fromScan\n        spanStart\n        spanEnd\n        text\n        stamp\n        score\n      }\n    }\n  }\n": types.SearchDocument,
    "\n  query Templates {\n    templates: documentTemplates {\n      documentType\n      label\n      category\n      cost\n      fields {\n        name\n        label\n        valueFormat\n        required\n        help\n        options\n        default\n        maxLength\n      }\n    }\n  }\n": types.TemplatesDocument,
    "\n  query Conversations($first: Int!, $after: String, $matterId: ID, $search: String, $updatedAfter: DateTime) {\n    page: conversations(first: $first, after: $after, matterId: $matterId, search: $search, updatedAfter: $updatedAfter) {\n      nodes {\n        ...ConversationParts\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.ConversationsDocument,
    "\n  query Conversation($id: ID!) {\n    conversation(id: $id) {\n      ...ConversationParts\n    }\n  }\n": types.ConversationDocument,
    "\n  query Exchanges($conversationId: ID!, $first: Int!, $after: String) {\n    page: conversationExchanges(conversationId: $conversationId, first: $first, after: $after) {\n      nodes {\n        id\n        question\n        askedAt\n        answeredAt\n        state\n        text\n        answer {\n          ...AnswerParts\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.ExchangesDocument,
    "\n  mutation CreateConversation {\n    conversation: createConversation {\n      ...ConversationParts\n    }\n  }\n": types.CreateConversationDocument,
    "\n  mutation UpdateConversation($id: ID!, $input: UpdateConversationInput!) {\n    conversation: updateConversation(id: $id, input: $input) {\n      ...ConversationParts\n    }\n  }\n": types.UpdateConversationDocument,
    "\n  mutation DeleteConversation($id: ID!) {\n    deleted: deleteConversation(id: $id) {\n      id\n      restorableUntil\n    }\n  }\n": types.DeleteConversationDocument,
    "\n  mutation RestoreConversation($id: ID!) {\n    conversation: restoreConversation(id: $id) {\n      ...ConversationParts\n    }\n  }\n": types.RestoreConversationDocument,
    "\n  mutation StopAnswer($id: ID!) {\n    conversation: stopAnswer(id: $id) {\n      ...ConversationParts\n    }\n  }\n": types.StopAnswerDocument,
    "\n  fragment ConversationParts on Conversation {\n    id\n    title\n    pinned\n    matterId\n    exchangeCount\n    createdAt\n    updatedAt\n  }\n": types.ConversationPartsFragmentDoc,
    "\n  query Documents($first: Int!, $after: String, $documentType: String, $matterId: ID, $search: String, $updatedAfter: DateTime) {\n    page: documents(\n      first: $first\n      after: $after\n      documentType: $documentType\n      matterId: $matterId\n      search: $search\n      updatedAfter: $updatedAfter\n    ) {\n      nodes {\n        ...DocumentParts\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.DocumentsDocument,
    "\n  query Document($id: ID!) {\n    document(id: $id) {\n      ...DocumentParts\n    }\n  }\n": types.DocumentDocument,
    "\n  query Versions($id: ID!, $first: Int!, $after: String) {\n    document(id: $id) {\n      page: versions(first: $first, after: $after) {\n        nodes {\n          id\n          number\n          origin\n          price\n          createdAt\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n": types.VersionsDocument,
    "\n  query Version($id: ID!) {\n    version: documentVersion(id: $id) {\n      ...VersionParts\n    }\n  }\n": types.VersionDocument,
    "\n  query Compare($fromId: ID!, $toId: ID!) {\n    comparison: compareDocumentVersions(fromId: $fromId, toId: $toId) {\n      insertedWords\n      deletedWords\n      segments {\n        kind\n        text\n      }\n    }\n  }\n": types.CompareDocument,
    "\n  query Check($content: String!, $documentType: String, $templateData: JSONObject) {\n    check: checkDocument(content: $content, documentType: $documentType, templateData: $templateData) {\n      blankCount\n      findingCount\n      findings {\n        kind\n        serious\n        message\n        clause\n        field\n        excerpt\n        line\n        start\n        end\n      }\n    }\n  }\n": types.CheckDocument,
    "\n  mutation SaveVersion($input: SaveDocumentVersionInput!) {\n    version: saveDocumentVersion(input: $input) {\n      ...SavedParts\n    }\n  }\n": types.SaveVersionDocument,
    "\n  mutation Edit($input: EditDocumentInput!) {\n    edited: editDocument(input: $input) {\n      content: documentContent\n      version {\n        id\n        number\n      }\n      suggestionReport {\n        instruction\n        applied\n        message\n      }\n    }\n  }\n": types.EditDocument,
    "\n  mutation RestoreVersion($id: ID!) {\n    version: restoreDocumentVersion(id: $id) {\n      ...SavedParts\n    }\n  }\n": types.RestoreVersionDocument,
    "\n  mutation Rename($input: RenameDocumentInput!) {\n    document: renameDocument(input: $input) {\n      id\n      title\n    }\n  }\n": types.RenameDocument,
    "\n  mutation DeleteDocument($id: ID!) {\n    deleted: deleteDocument(id: $id) {\n      id\n      restorableUntil\n    }\n  }\n": types.DeleteDocumentDocument,
    "\n  mutation RestoreDocument($id: ID!) {\n    document: restoreDocument(id: $id) {\n      id\n      title\n    }\n  }\n": types.RestoreDocumentDocument,
    "\n  mutation Render($input: RenderDocumentInput!) {\n    rendering: renderDocument(input: $input) {\n      downloadUrl\n      filename\n    }\n  }\n": types.RenderDocument,
    "\n  fragment DocumentParts on UserDocument {\n    id\n    title\n    documentType\n    matterId\n    versionCount\n    createdAt\n    updatedAt\n    currentVersion {\n      id\n      number\n    }\n  }\n": types.DocumentPartsFragmentDoc,
    "\n  fragment VersionParts on DocumentVersion {\n    id\n    documentId\n    number\n    origin\n    content\n    formValues\n    suggestions\n    draftedBy\n    price\n    createdAt\n  }\n": types.VersionPartsFragmentDoc,
    "\n  fragment SavedParts on DocumentVersion {\n    id\n    documentId\n    number\n    origin\n    createdAt\n  }\n": types.SavedPartsFragmentDoc,
    "\n  mutation Draft($input: GenerateDocumentInput!) {\n    draft: generateDocument(input: $input) {\n      ...DraftParts\n    }\n  }\n": types.DraftDocument,
    "\n  subscription DraftStream($input: GenerateDocumentInput!) {\n    event: generation(input: $input) {\n      step {\n        __typename\n        ... on GenerationStage {\n          stage\n        }\n        ... on GenerationPiece {\n          text\n        }\n        ... on GenerationRestart {\n          reason\n        }\n        ... on FinishedGeneration {\n          draft: generated {\n            ...DraftParts\n          }\n        }\n      }\n    }\n  }\n": types.DraftStreamDocument,
    "\n  mutation Propose($input: GenerateDocumentInput!) {\n    proposal: proposeChanges(input: $input) {\n      ...ProposalParts\n    }\n  }\n": types.ProposeDocument,
    "\n  mutation AnswerQuestions($input: AnswerQuestionsInput!) {\n    proposal: answerQuestions(input: $input) {\n      ...ProposalParts\n    }\n  }\n": types.AnswerQuestionsDocument,
    "\n  mutation Keep($input: KeepChangesInput!) {\n    draft: keepChanges(input: $input) {\n      ...DraftParts\n    }\n  }\n": types.KeepDocument,
    "\n  query Proposals {\n    proposals: changeProposals {\n      ...ProposalParts\n    }\n  }\n": types.ProposalsDocument,
    "\n  mutation Discard($id: ID!) {\n    discarded: discardChanges(id: $id) {\n      id\n    }\n  }\n": types.DiscardDocument,
    "\n  fragment ProposalParts on ChangeProposal {\n    id\n    documentType\n    documentId\n    price\n    notice\n    changes {\n      id\n      instruction\n      asked\n      message\n      segments {\n        kind\n        text\n      }\n    }\n    questions {\n      id\n      instruction\n      question\n      choices {\n        label\n        suggestion\n      }\n    }\n    notChanged {\n      instruction\n      message\n    }\n  }\n": types.ProposalPartsFragmentDoc,
    "\n  fragment DraftParts on GeneratedDocument {\n    content: documentContent\n    document {\n      id\n      title\n    }\n    version {\n      id\n      number\n    }\n    draftedBy\n    notice\n    remainingTokens\n    citations {\n      documentId\n      documentTitle\n      headingPath\n      spanStart\n      spanEnd\n      quotation\n    }\n    signingNotes {\n      topic\n      text\n    }\n    suggestionReport {\n      instruction\n      applied\n      message\n    }\n    questions {\n      id\n      instruction\n      question\n      choices {\n        label\n        suggestion\n      }\n    }\n  }\n": types.DraftPartsFragmentDoc,
    "\n  query Balance {\n    balance: tokenBalance {\n      tokens\n    }\n  }\n": types.BalanceDocument,
    "\n  query Files($first: Int!, $after: String) {\n    files: referenceFiles(first: $first, after: $after) {\n      nodes {\n        id\n        filename\n        fileType\n        size\n        status\n        error\n        uploadDate\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.FilesDocument,
    "\n  mutation RemoveFile($id: ID!) {\n    removed: removeReferenceFile(id: $id) {\n      id\n    }\n  }\n": types.RemoveFileDocument,
    "\n  query Verify($text: String!, $asOn: Date) {\n    verified: verifyText(text: $text, asOn: $asOn) {\n      ...VerifiedParts\n    }\n  }\n": types.VerifyDocument,
    "\n  query VerifyFiles($filenames: [String!]!, $asOn: Date) {\n    files: verifyFiles(filenames: $filenames, asOn: $asOn) {\n      filename\n      error\n      notVerifiedFrom\n      verified {\n        ...VerifiedParts\n      }\n    }\n  }\n": types.VerifyFilesDocument,
    "\n  fragment VerifiedParts on VerifiedText {\n    asOn\n    citationCount\n    citations {\n      kind\n      status\n      written\n      start\n      end\n      message\n      act\n      section\n      heading\n      stamp\n      inForce\n      citedInLibrary\n      differences {\n        written\n        held\n      }\n      successors {\n        act\n        section\n      }\n      place {\n        documentId\n        documentTitle\n        headingPath\n        pageStart\n        pageEnd\n        fromScan\n        spanStart\n        spanEnd\n      }\n    }\n  }\n": types.VerifiedPartsFragmentDoc,
    "\n  query DeadlineRows($first: Int!, $after: String, $group: String, $search: String, $state: String, $language: DeadlineLanguage) {\n    page: deadlineRows(first: $first, after: $after, group: $group, search: $search, state: $state, language: $language) {\n      nodes {\n        ...DeadlineRowParts\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.DeadlineRowsDocument,
    "\n  query CountDeadline(\n    $rowId: String!\n    $date: String!\n    $state: String\n    $court: String\n    $noticeDays: Int\n    $copyDays: Int\n    $today: String\n    $language: DeadlineLanguage\n  ) {\n    deadline(\n      rowId: $rowId\n      date: $date\n      state: $state\n      court: $court\n      noticeDays: $noticeDays\n      copyDays: $copyDays\n      today: $today\n      language: $language\n    ) {\n      date\n      lastDay\n      lastDayText\n      notBefore\n      periodEnds\n      extendedUntil\n      daysLeft\n      status\n      statusText\n      statement\n      sum {\n        day\n        kind\n        text\n      }\n      moves {\n        kind\n        text\n      }\n      row {\n        ...DeadlineRowParts\n      }\n    }\n  }\n": types.CountDeadlineDocument,
    "\n  fragment DeadlineRowParts on DeadlineRow {\n    id\n    group\n    task\n    event\n    period\n    state\n    pins {\n      label\n      documentId\n    }\n    notes {\n      kind\n      text\n    }\n  }\n": types.DeadlineRowPartsFragmentDoc,
    "\n  query Matters($first: Int!, $after: String, $search: String, $status: MatterStatus, $deleted: Boolean, $updatedAfter: DateTime) {\n    page: matters(first: $first, after: $after, search: $search, status: $status, deleted: $deleted, updatedAfter: $updatedAfter) {\n      nodes {\n        ...MatterParts\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.MattersDocument,
    "\n  query Matter($id: ID!) {\n    matter(id: $id) {\n      ...MatterParts\n    }\n  }\n": types.MatterDocument,
    "\n  mutation CreateMatter($input: CreateMatterInput!) {\n    matter: createMatter(input: $input) {\n      ...MatterParts\n    }\n  }\n": types.CreateMatterDocument,
    "\n  mutation UpdateMatter($id: ID!, $input: UpdateMatterInput!) {\n    matter: updateMatter(id: $id, input: $input) {\n      ...MatterParts\n    }\n  }\n": types.UpdateMatterDocument,
    "\n  mutation DeleteMatter($id: ID!) {\n    deleted: deleteMatter(id: $id) {\n      id\n      conversationCount\n      deadlineCount\n      documentCount\n      fileCount\n      restorableUntil\n    }\n  }\n": types.DeleteMatterDocument,
    "\n  mutation RestoreMatter($id: ID!) {\n    matter: restoreMatter(id: $id) {\n      ...MatterParts\n    }\n  }\n": types.RestoreMatterDocument,
    "\n  mutation Move($input: MoveToMatterInput!) {\n    result: moveToMatter(input: $input) {\n      moved\n    }\n  }\n": types.MoveDocument,
    "\n  query MatterDeadlines($first: Int!, $after: String, $matterId: ID, $status: MatterDeadlineStatus) {\n    page: matterDeadlines(first: $first, after: $after, matterId: $matterId, status: $status) {\n      nodes {\n        ...MatterDeadlineParts\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.MatterDeadlinesDocument,
    "\n  mutation AddMatterDeadline($input: AddMatterDeadlineInput!) {\n    deadline: addMatterDeadline(input: $input) {\n      ...MatterDeadlineParts\n    }\n  }\n": types.AddMatterDeadlineDocument,
    "\n  mutation UpdateMatterDeadline($id: ID!, $input: UpdateMatterDeadlineInput!) {\n    deadline: updateMatterDeadline(id: $id, input: $input) {\n      ...MatterDeadlineParts\n    }\n  }\n": types.UpdateMatterDeadlineDocument,
    "\n  mutation DeleteMatterDeadline($id: ID!) {\n    deleted: deleteMatterDeadline(id: $id) {\n      id\n    }\n  }\n": types.DeleteMatterDeadlineDocument,
    "\n  fragment MatterParts on Matter {\n    id\n    version\n    title\n    status\n    reference\n    caseNumber\n    court\n    state\n    stage\n    personalLaw\n    notes\n    tags\n    parties {\n      name\n      role\n      isClient\n    }\n    conversationCount\n    deadlineCount\n    documentCount\n    fileCount\n    createdAt\n    updatedAt\n    restorableUntil\n  }\n": types.MatterPartsFragmentDoc,
    "\n  fragment MatterDeadlineParts on MatterDeadline {\n    id\n    matterId\n    matterTitle\n    title\n    day\n    daysLeft\n    status\n    reason\n    rowId\n    countedFrom\n    pins\n    createdAt\n    updatedAt\n  }\n": types.MatterDeadlinePartsFragmentDoc,
    "\n  query Webhooks($first: Int!, $after: String) {\n    page: webhooks(first: $first, after: $after) {\n      nodes {\n        ...WebhookParts\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.WebhooksDocument,
    "\n  mutation CreateWebhook($input: CreateWebhookInput!) {\n    created: createWebhook(input: $input) {\n      secret\n      webhook {\n        ...WebhookParts\n      }\n    }\n  }\n": types.CreateWebhookDocument,
    "\n  mutation UpdateWebhook($id: ID!, $input: UpdateWebhookInput!) {\n    webhook: updateWebhook(id: $id, input: $input) {\n      ...WebhookParts\n    }\n  }\n": types.UpdateWebhookDocument,
    "\n  mutation DeleteWebhook($id: ID!) {\n    deleted: deleteWebhook(id: $id) {\n      id\n    }\n  }\n": types.DeleteWebhookDocument,
    "\n  mutation RotateSecret($id: ID!) {\n    rotated: rotateWebhookSecret(id: $id) {\n      secret\n      webhook {\n        ...WebhookParts\n      }\n    }\n  }\n": types.RotateSecretDocument,
    "\n  mutation TestWebhook($id: ID!, $event: WebhookEvent) {\n    delivery: testWebhook(id: $id, event: $event) {\n      ...DeliveryParts\n    }\n  }\n": types.TestWebhookDocument,
    "\n  query Deliveries($id: ID!, $first: Int!, $after: String) {\n    page: webhookDeliveries(id: $id, first: $first, after: $after) {\n      nodes {\n        ...DeliveryParts\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.DeliveriesDocument,
    "\n  mutation Replay($id: ID!) {\n    delivery: replayWebhookDelivery(id: $id) {\n      ...DeliveryParts\n    }\n  }\n": types.ReplayDocument,
    "\n  fragment WebhookParts on Webhook {\n    id\n    name\n    url\n    events\n    state\n    stateSince\n    failures\n    createdAt\n    earlierSecretUntil\n  }\n": types.WebhookPartsFragmentDoc,
    "\n  fragment DeliveryParts on WebhookDelivery {\n    id\n    event\n    state\n    status\n    error\n    attempts\n    payload\n    createdAt\n    triedAt\n    nextAt\n    durationMs\n  }\n": types.DeliveryPartsFragmentDoc,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Ask($input: AskInput!) {\n    answer: askQuestion(input: $input) {\n      ...AnswerParts\n    }\n  }\n"): typeof import('./graphql.js').AskDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription AskStream($input: AskInput!) {\n    event: answer(input: $input) {\n      step {\n        __typename\n        ... on AnswerStage {\n          stage\n        }\n        ... on AnswerPiece {\n          text\n        }\n        ... on FinishedAnswer {\n          exchangeId\n          answer {\n            ...AnswerParts\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.js').AskStreamDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AnswerParts on Answer {\n    text\n    citations {\n      marker\n      documentId\n      documentTitle\n      sourceType\n      headingPath\n      pageStart\n      pageEnd\n      fromScan\n      spanStart\n      spanEnd\n      quotation\n      stamp\n    }\n    statements {\n      spanStart\n      spanEnd\n      support\n      markers\n    }\n    sections {\n      documentId\n      documentTitle\n      headingPath\n      unit\n      heading\n      open\n      relation\n      note\n      stamp\n      spanStart\n      spanEnd\n    }\n    missingLaw {\n      act\n      section\n      reason\n    }\n    clarify {\n      kind\n      question\n      options\n    }\n    followUps\n    answeredBy\n    notice\n    generation\n    withheldQuotations\n    withheldReferences\n  }\n"): typeof import('./graphql.js').AnswerPartsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Search($query: String!, $first: Int!, $asOn: Date, $filters: SearchFilters) {\n    found: searchSources(query: $query, first: $first, asOn: $asOn, filters: $filters) {\n      relevant\n      generation\n      passages {\n        documentId\n        documentTitle\n        documentType\n        headingPath\n        unit\n        pageStart\n        pageEnd\n        fromScan\n        spanStart\n        spanEnd\n        text\n        stamp\n        score\n      }\n    }\n  }\n"): typeof import('./graphql.js').SearchDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Templates {\n    templates: documentTemplates {\n      documentType\n      label\n      category\n      cost\n      fields {\n        name\n        label\n        valueFormat\n        required\n        help\n        options\n        default\n        maxLength\n      }\n    }\n  }\n"): typeof import('./graphql.js').TemplatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Conversations($first: Int!, $after: String, $matterId: ID, $search: String, $updatedAfter: DateTime) {\n    page: conversations(first: $first, after: $after, matterId: $matterId, search: $search, updatedAfter: $updatedAfter) {\n      nodes {\n        ...ConversationParts\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): typeof import('./graphql.js').ConversationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Conversation($id: ID!) {\n    conversation(id: $id) {\n      ...ConversationParts\n    }\n  }\n"): typeof import('./graphql.js').ConversationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Exchanges($conversationId: ID!, $first: Int!, $after: String) {\n    page: conversationExchanges(conversationId: $conversationId, first: $first, after: $after) {\n      nodes {\n        id\n        question\n        askedAt\n        answeredAt\n        state\n        text\n        answer {\n          ...AnswerParts\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): typeof import('./graphql.js').ExchangesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateConversation {\n    conversation: createConversation {\n      ...ConversationParts\n    }\n  }\n"): typeof import('./graphql.js').CreateConversationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateConversation($id: ID!, $input: UpdateConversationInput!) {\n    conversation: updateConversation(id: $id, input: $input) {\n      ...ConversationParts\n    }\n  }\n"): typeof import('./graphql.js').UpdateConversationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteConversation($id: ID!) {\n    deleted: deleteConversation(id: $id) {\n      id\n      restorableUntil\n    }\n  }\n"): typeof import('./graphql.js').DeleteConversationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreConversation($id: ID!) {\n    conversation: restoreConversation(id: $id) {\n      ...ConversationParts\n    }\n  }\n"): typeof import('./graphql.js').RestoreConversationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StopAnswer($id: ID!) {\n    conversation: stopAnswer(id: $id) {\n      ...ConversationParts\n    }\n  }\n"): typeof import('./graphql.js').StopAnswerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ConversationParts on Conversation {\n    id\n    title\n    pinned\n    matterId\n    exchangeCount\n    createdAt\n    updatedAt\n  }\n"): typeof import('./graphql.js').ConversationPartsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Documents($first: Int!, $after: String, $documentType: String, $matterId: ID, $search: String, $updatedAfter: DateTime) {\n    page: documents(\n      first: $first\n      after: $after\n      documentType: $documentType\n      matterId: $matterId\n      search: $search\n      updatedAfter: $updatedAfter\n    ) {\n      nodes {\n        ...DocumentParts\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): typeof import('./graphql.js').DocumentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Document($id: ID!) {\n    document(id: $id) {\n      ...DocumentParts\n    }\n  }\n"): typeof import('./graphql.js').DocumentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Versions($id: ID!, $first: Int!, $after: String) {\n    document(id: $id) {\n      page: versions(first: $first, after: $after) {\n        nodes {\n          id\n          number\n          origin\n          price\n          createdAt\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.js').VersionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Version($id: ID!) {\n    version: documentVersion(id: $id) {\n      ...VersionParts\n    }\n  }\n"): typeof import('./graphql.js').VersionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Compare($fromId: ID!, $toId: ID!) {\n    comparison: compareDocumentVersions(fromId: $fromId, toId: $toId) {\n      insertedWords\n      deletedWords\n      segments {\n        kind\n        text\n      }\n    }\n  }\n"): typeof import('./graphql.js').CompareDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Check($content: String!, $documentType: String, $templateData: JSONObject) {\n    check: checkDocument(content: $content, documentType: $documentType, templateData: $templateData) {\n      blankCount\n      findingCount\n      findings {\n        kind\n        serious\n        message\n        clause\n        field\n        excerpt\n        line\n        start\n        end\n      }\n    }\n  }\n"): typeof import('./graphql.js').CheckDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveVersion($input: SaveDocumentVersionInput!) {\n    version: saveDocumentVersion(input: $input) {\n      ...SavedParts\n    }\n  }\n"): typeof import('./graphql.js').SaveVersionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Edit($input: EditDocumentInput!) {\n    edited: editDocument(input: $input) {\n      content: documentContent\n      version {\n        id\n        number\n      }\n      suggestionReport {\n        instruction\n        applied\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.js').EditDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreVersion($id: ID!) {\n    version: restoreDocumentVersion(id: $id) {\n      ...SavedParts\n    }\n  }\n"): typeof import('./graphql.js').RestoreVersionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Rename($input: RenameDocumentInput!) {\n    document: renameDocument(input: $input) {\n      id\n      title\n    }\n  }\n"): typeof import('./graphql.js').RenameDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteDocument($id: ID!) {\n    deleted: deleteDocument(id: $id) {\n      id\n      restorableUntil\n    }\n  }\n"): typeof import('./graphql.js').DeleteDocumentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreDocument($id: ID!) {\n    document: restoreDocument(id: $id) {\n      id\n      title\n    }\n  }\n"): typeof import('./graphql.js').RestoreDocumentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Render($input: RenderDocumentInput!) {\n    rendering: renderDocument(input: $input) {\n      downloadUrl\n      filename\n    }\n  }\n"): typeof import('./graphql.js').RenderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DocumentParts on UserDocument {\n    id\n    title\n    documentType\n    matterId\n    versionCount\n    createdAt\n    updatedAt\n    currentVersion {\n      id\n      number\n    }\n  }\n"): typeof import('./graphql.js').DocumentPartsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment VersionParts on DocumentVersion {\n    id\n    documentId\n    number\n    origin\n    content\n    formValues\n    suggestions\n    draftedBy\n    price\n    createdAt\n  }\n"): typeof import('./graphql.js').VersionPartsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SavedParts on DocumentVersion {\n    id\n    documentId\n    number\n    origin\n    createdAt\n  }\n"): typeof import('./graphql.js').SavedPartsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Draft($input: GenerateDocumentInput!) {\n    draft: generateDocument(input: $input) {\n      ...DraftParts\n    }\n  }\n"): typeof import('./graphql.js').DraftDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription DraftStream($input: GenerateDocumentInput!) {\n    event: generation(input: $input) {\n      step {\n        __typename\n        ... on GenerationStage {\n          stage\n        }\n        ... on GenerationPiece {\n          text\n        }\n        ... on GenerationRestart {\n          reason\n        }\n        ... on FinishedGeneration {\n          draft: generated {\n            ...DraftParts\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.js').DraftStreamDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Propose($input: GenerateDocumentInput!) {\n    proposal: proposeChanges(input: $input) {\n      ...ProposalParts\n    }\n  }\n"): typeof import('./graphql.js').ProposeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerQuestions($input: AnswerQuestionsInput!) {\n    proposal: answerQuestions(input: $input) {\n      ...ProposalParts\n    }\n  }\n"): typeof import('./graphql.js').AnswerQuestionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Keep($input: KeepChangesInput!) {\n    draft: keepChanges(input: $input) {\n      ...DraftParts\n    }\n  }\n"): typeof import('./graphql.js').KeepDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Proposals {\n    proposals: changeProposals {\n      ...ProposalParts\n    }\n  }\n"): typeof import('./graphql.js').ProposalsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Discard($id: ID!) {\n    discarded: discardChanges(id: $id) {\n      id\n    }\n  }\n"): typeof import('./graphql.js').DiscardDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProposalParts on ChangeProposal {\n    id\n    documentType\n    documentId\n    price\n    notice\n    changes {\n      id\n      instruction\n      asked\n      message\n      segments {\n        kind\n        text\n      }\n    }\n    questions {\n      id\n      instruction\n      question\n      choices {\n        label\n        suggestion\n      }\n    }\n    notChanged {\n      instruction\n      message\n    }\n  }\n"): typeof import('./graphql.js').ProposalPartsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DraftParts on GeneratedDocument {\n    content: documentContent\n    document {\n      id\n      title\n    }\n    version {\n      id\n      number\n    }\n    draftedBy\n    notice\n    remainingTokens\n    citations {\n      documentId\n      documentTitle\n      headingPath\n      spanStart\n      spanEnd\n      quotation\n    }\n    signingNotes {\n      topic\n      text\n    }\n    suggestionReport {\n      instruction\n      applied\n      message\n    }\n    questions {\n      id\n      instruction\n      question\n      choices {\n        label\n        suggestion\n      }\n    }\n  }\n"): typeof import('./graphql.js').DraftPartsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Balance {\n    balance: tokenBalance {\n      tokens\n    }\n  }\n"): typeof import('./graphql.js').BalanceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Files($first: Int!, $after: String) {\n    files: referenceFiles(first: $first, after: $after) {\n      nodes {\n        id\n        filename\n        fileType\n        size\n        status\n        error\n        uploadDate\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): typeof import('./graphql.js').FilesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveFile($id: ID!) {\n    removed: removeReferenceFile(id: $id) {\n      id\n    }\n  }\n"): typeof import('./graphql.js').RemoveFileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Verify($text: String!, $asOn: Date) {\n    verified: verifyText(text: $text, asOn: $asOn) {\n      ...VerifiedParts\n    }\n  }\n"): typeof import('./graphql.js').VerifyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VerifyFiles($filenames: [String!]!, $asOn: Date) {\n    files: verifyFiles(filenames: $filenames, asOn: $asOn) {\n      filename\n      error\n      notVerifiedFrom\n      verified {\n        ...VerifiedParts\n      }\n    }\n  }\n"): typeof import('./graphql.js').VerifyFilesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment VerifiedParts on VerifiedText {\n    asOn\n    citationCount\n    citations {\n      kind\n      status\n      written\n      start\n      end\n      message\n      act\n      section\n      heading\n      stamp\n      inForce\n      citedInLibrary\n      differences {\n        written\n        held\n      }\n      successors {\n        act\n        section\n      }\n      place {\n        documentId\n        documentTitle\n        headingPath\n        pageStart\n        pageEnd\n        fromScan\n        spanStart\n        spanEnd\n      }\n    }\n  }\n"): typeof import('./graphql.js').VerifiedPartsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeadlineRows($first: Int!, $after: String, $group: String, $search: String, $state: String, $language: DeadlineLanguage) {\n    page: deadlineRows(first: $first, after: $after, group: $group, search: $search, state: $state, language: $language) {\n      nodes {\n        ...DeadlineRowParts\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): typeof import('./graphql.js').DeadlineRowsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CountDeadline(\n    $rowId: String!\n    $date: String!\n    $state: String\n    $court: String\n    $noticeDays: Int\n    $copyDays: Int\n    $today: String\n    $language: DeadlineLanguage\n  ) {\n    deadline(\n      rowId: $rowId\n      date: $date\n      state: $state\n      court: $court\n      noticeDays: $noticeDays\n      copyDays: $copyDays\n      today: $today\n      language: $language\n    ) {\n      date\n      lastDay\n      lastDayText\n      notBefore\n      periodEnds\n      extendedUntil\n      daysLeft\n      status\n      statusText\n      statement\n      sum {\n        day\n        kind\n        text\n      }\n      moves {\n        kind\n        text\n      }\n      row {\n        ...DeadlineRowParts\n      }\n    }\n  }\n"): typeof import('./graphql.js').CountDeadlineDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DeadlineRowParts on DeadlineRow {\n    id\n    group\n    task\n    event\n    period\n    state\n    pins {\n      label\n      documentId\n    }\n    notes {\n      kind\n      text\n    }\n  }\n"): typeof import('./graphql.js').DeadlineRowPartsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Matters($first: Int!, $after: String, $search: String, $status: MatterStatus, $deleted: Boolean, $updatedAfter: DateTime) {\n    page: matters(first: $first, after: $after, search: $search, status: $status, deleted: $deleted, updatedAfter: $updatedAfter) {\n      nodes {\n        ...MatterParts\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): typeof import('./graphql.js').MattersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Matter($id: ID!) {\n    matter(id: $id) {\n      ...MatterParts\n    }\n  }\n"): typeof import('./graphql.js').MatterDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateMatter($input: CreateMatterInput!) {\n    matter: createMatter(input: $input) {\n      ...MatterParts\n    }\n  }\n"): typeof import('./graphql.js').CreateMatterDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateMatter($id: ID!, $input: UpdateMatterInput!) {\n    matter: updateMatter(id: $id, input: $input) {\n      ...MatterParts\n    }\n  }\n"): typeof import('./graphql.js').UpdateMatterDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteMatter($id: ID!) {\n    deleted: deleteMatter(id: $id) {\n      id\n      conversationCount\n      deadlineCount\n      documentCount\n      fileCount\n      restorableUntil\n    }\n  }\n"): typeof import('./graphql.js').DeleteMatterDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreMatter($id: ID!) {\n    matter: restoreMatter(id: $id) {\n      ...MatterParts\n    }\n  }\n"): typeof import('./graphql.js').RestoreMatterDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Move($input: MoveToMatterInput!) {\n    result: moveToMatter(input: $input) {\n      moved\n    }\n  }\n"): typeof import('./graphql.js').MoveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MatterDeadlines($first: Int!, $after: String, $matterId: ID, $status: MatterDeadlineStatus) {\n    page: matterDeadlines(first: $first, after: $after, matterId: $matterId, status: $status) {\n      nodes {\n        ...MatterDeadlineParts\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): typeof import('./graphql.js').MatterDeadlinesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddMatterDeadline($input: AddMatterDeadlineInput!) {\n    deadline: addMatterDeadline(input: $input) {\n      ...MatterDeadlineParts\n    }\n  }\n"): typeof import('./graphql.js').AddMatterDeadlineDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateMatterDeadline($id: ID!, $input: UpdateMatterDeadlineInput!) {\n    deadline: updateMatterDeadline(id: $id, input: $input) {\n      ...MatterDeadlineParts\n    }\n  }\n"): typeof import('./graphql.js').UpdateMatterDeadlineDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteMatterDeadline($id: ID!) {\n    deleted: deleteMatterDeadline(id: $id) {\n      id\n    }\n  }\n"): typeof import('./graphql.js').DeleteMatterDeadlineDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MatterParts on Matter {\n    id\n    version\n    title\n    status\n    reference\n    caseNumber\n    court\n    state\n    stage\n    personalLaw\n    notes\n    tags\n    parties {\n      name\n      role\n      isClient\n    }\n    conversationCount\n    deadlineCount\n    documentCount\n    fileCount\n    createdAt\n    updatedAt\n    restorableUntil\n  }\n"): typeof import('./graphql.js').MatterPartsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MatterDeadlineParts on MatterDeadline {\n    id\n    matterId\n    matterTitle\n    title\n    day\n    daysLeft\n    status\n    reason\n    rowId\n    countedFrom\n    pins\n    createdAt\n    updatedAt\n  }\n"): typeof import('./graphql.js').MatterDeadlinePartsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Webhooks($first: Int!, $after: String) {\n    page: webhooks(first: $first, after: $after) {\n      nodes {\n        ...WebhookParts\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): typeof import('./graphql.js').WebhooksDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateWebhook($input: CreateWebhookInput!) {\n    created: createWebhook(input: $input) {\n      secret\n      webhook {\n        ...WebhookParts\n      }\n    }\n  }\n"): typeof import('./graphql.js').CreateWebhookDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateWebhook($id: ID!, $input: UpdateWebhookInput!) {\n    webhook: updateWebhook(id: $id, input: $input) {\n      ...WebhookParts\n    }\n  }\n"): typeof import('./graphql.js').UpdateWebhookDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteWebhook($id: ID!) {\n    deleted: deleteWebhook(id: $id) {\n      id\n    }\n  }\n"): typeof import('./graphql.js').DeleteWebhookDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RotateSecret($id: ID!) {\n    rotated: rotateWebhookSecret(id: $id) {\n      secret\n      webhook {\n        ...WebhookParts\n      }\n    }\n  }\n"): typeof import('./graphql.js').RotateSecretDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TestWebhook($id: ID!, $event: WebhookEvent) {\n    delivery: testWebhook(id: $id, event: $event) {\n      ...DeliveryParts\n    }\n  }\n"): typeof import('./graphql.js').TestWebhookDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Deliveries($id: ID!, $first: Int!, $after: String) {\n    page: webhookDeliveries(id: $id, first: $first, after: $after) {\n      nodes {\n        ...DeliveryParts\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): typeof import('./graphql.js').DeliveriesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Replay($id: ID!) {\n    delivery: replayWebhookDelivery(id: $id) {\n      ...DeliveryParts\n    }\n  }\n"): typeof import('./graphql.js').ReplayDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WebhookParts on Webhook {\n    id\n    name\n    url\n    events\n    state\n    stateSince\n    failures\n    createdAt\n    earlierSecretUntil\n  }\n"): typeof import('./graphql.js').WebhookPartsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DeliveryParts on WebhookDelivery {\n    id\n    event\n    state\n    status\n    error\n    attempts\n    payload\n    createdAt\n    triedAt\n    nextAt\n    durationMs\n  }\n"): typeof import('./graphql.js').DeliveryPartsFragmentDoc;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
