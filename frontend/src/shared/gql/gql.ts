/* eslint-disable */
import * as types from './graphql.js';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

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
    "\n  mutation Reauthenticate($input: ReauthenticateInput!) {\n    reauthenticate(input: $input) {\n      confirmedUntil\n    }\n  }\n": typeof types.ReauthenticateDocument,
    "\n  mutation AdminReauthenticate($input: ReauthenticateInput!) {\n    adminReauthenticate(input: $input) {\n      confirmedUntil\n    }\n  }\n": typeof types.AdminReauthenticateDocument,
    "\n  query PaletteSearch($search: String!) {\n    documents(first: 5, search: $search) {\n      nodes {\n        id\n        title\n        documentType\n      }\n    }\n    conversations(first: 5, search: $search) {\n      nodes {\n        id\n        title\n      }\n    }\n    sources(first: 5, search: $search) {\n      nodes {\n        id\n        title\n        year\n      }\n    }\n  }\n": typeof types.PaletteSearchDocument,
    "\n  fragment ApiKeysList_key on ApiKey {\n    id\n    name\n    prefix\n    scopes\n    state\n    test\n    expiresAt\n    allowedAddresses\n    callsPerMinute\n    tokenBudget\n    tokensSpent\n    lastUsedAt\n    lastUsedAddress\n    ownerEmail\n  }\n": typeof types.ApiKeysList_KeyFragmentDoc,
    "\n  fragment Approval_state on Approval {\n    state\n    requestId\n    decidedBy\n    decidedAt\n  }\n": typeof types.Approval_StateFragmentDoc,
    "\n  query ApprovalStanding {\n    approvalStanding {\n      needed\n      supervisors\n      supervised\n      waiting\n    }\n  }\n": typeof types.ApprovalStandingDocument,
    "\n  query VersionApproval($id: ID!) {\n    documentVersion(id: $id) {\n      id\n      approval {\n        ...Approval_state\n      }\n    }\n  }\n": typeof types.VersionApprovalDocument,
    "\n  query AnswerApprovals($conversationId: ID!) {\n    conversationExchanges(conversationId: $conversationId, first: 200) {\n      nodes {\n        id\n        approval {\n          ...Approval_state\n        }\n      }\n    }\n  }\n": typeof types.AnswerApprovalsDocument,
    "\n  mutation AskForApproval($input: AskForApprovalInput!) {\n    askForApproval(input: $input) {\n      id\n      state\n    }\n  }\n": typeof types.AskForApprovalDocument,
    "\n  query BundleFiles {\n    referenceFiles(first: 100) {\n      nodes {\n        id\n        filename\n        fileType\n        size\n        status\n      }\n    }\n  }\n": typeof types.BundleFilesDocument,
    "\n  mutation BundleDocument($input: BundleDocumentInput!) {\n    bundleDocument(input: $input) {\n      job {\n        id\n      }\n    }\n  }\n": typeof types.BundleDocumentDocument,
    "\n  query BundleProgress($jobId: ID!) {\n    documentRendering(jobId: $jobId) {\n      filename\n      downloadUrl\n      job {\n        id\n        state\n        percent\n        error\n      }\n    }\n  }\n": typeof types.BundleProgressDocument,
    "\n  mutation CancelBundle($jobId: ID!) {\n    cancelRendering(jobId: $jobId) {\n      id\n    }\n  }\n": typeof types.CancelBundleDocument,
    "\n  query EarlierPapers($first: Int!) {\n    documents(first: $first) {\n      nodes {\n        id\n        title\n        documentType\n        matterId\n        currentVersion {\n          id\n          formValues\n        }\n      }\n    }\n    matters(first: $first) {\n      nodes {\n        id\n        title\n      }\n    }\n  }\n": typeof types.EarlierPapersDocument,
    "\n  query TokenBalance {\n    tokenBalance {\n      tokens\n    }\n  }\n": typeof types.TokenBalanceDocument,
    "\n  fragment DraftCitation_citation on DocumentCitation {\n    documentId\n    documentTitle\n    headingPath\n    pageStart\n    pageEnd\n    fromScan\n    quotation\n    spanStart\n    spanEnd\n  }\n": typeof types.DraftCitation_CitationFragmentDoc,
    "\n  fragment GeneratedDraft_generated on GeneratedDocument {\n    documentContent\n    draftedBy\n    notice\n    signingNotes {\n      topic\n      urgency\n      text\n      textHindi\n    }\n    suggestionReport {\n      instruction\n      applied\n      message\n    }\n    citations {\n      ...DraftCitation_citation\n    }\n    remainingTokens\n    document {\n      id\n      matterId\n    }\n    questions {\n      id\n    }\n    version {\n      id\n      number\n      formValues\n    }\n  }\n": typeof types.GeneratedDraft_GeneratedFragmentDoc,
    "\n  subscription GenerationStream($input: GenerateDocumentInput!) {\n    generation(input: $input) {\n      kind\n      stage\n      text\n      generated {\n        ...GeneratedDraft_generated\n      }\n    }\n  }\n": typeof types.GenerationStreamDocument,
    "\n  mutation GenerateDocument($input: GenerateDocumentInput!) {\n    generateDocument(input: $input) {\n      ...GeneratedDraft_generated\n    }\n  }\n": typeof types.GenerateDocumentDocument,
    "\n  fragment Template_template on DocumentTemplate {\n    documentType\n    label\n    category\n    summary\n    words\n    blanks\n    cost\n    fields {\n      name\n      label\n      type\n      required\n      placeholder\n      help\n      group\n      default\n      format\n      options\n      min\n      max\n      maxLength\n      when {\n        field\n        is\n      }\n      columns {\n        name\n        label\n        required\n        format\n        maxLength\n      }\n      party {\n        role\n        fact\n        side\n      }\n      shared\n    }\n  }\n": typeof types.Template_TemplateFragmentDoc,
    "\n  query DocumentTemplates {\n    documentTemplates {\n      ...Template_template\n    }\n  }\n": typeof types.DocumentTemplatesDocument,
    "\n  query CheckDocument($content: String!, $documentType: String, $templateData: JSONObject, $matterId: ID, $documentId: ID) {\n    checkDocument(\n      content: $content\n      documentType: $documentType\n      templateData: $templateData\n      matterId: $matterId\n      documentId: $documentId\n    ) {\n      findingCount\n      blankCount\n      findings {\n        id\n        kind\n        message\n        messageHindi\n        excerpt\n        line\n        start\n        end\n        serious\n        field\n        clause\n        difference {\n          label\n          one\n          other\n        }\n      }\n      notCompared\n    }\n  }\n": typeof types.CheckDocumentDocument,
    "\n  mutation AcceptDifference($matterId: ID!, $input: AcceptDifferenceInput!) {\n    acceptDifference(matterId: $matterId, input: $input) {\n      id\n    }\n  }\n": typeof types.AcceptDifferenceDocument,
    "\n  query LetterheadAvailable {\n    letterheadAvailable\n  }\n": typeof types.LetterheadAvailableDocument,
    "\n  query CourtFormats {\n    courtFormats {\n      id\n      name\n      courts\n      isDefault\n    }\n  }\n": typeof types.CourtFormatsDocument,
    "\n  query NewestVersion($id: ID!) {\n    document(id: $id) {\n      id\n      currentVersion {\n        id\n        number\n        content\n      }\n    }\n  }\n": typeof types.NewestVersionDocument,
    "\n  mutation SaveDocumentVersion($input: SaveDocumentVersionInput!) {\n    saveDocumentVersion(input: $input) {\n      id\n      number\n    }\n  }\n": typeof types.SaveDocumentVersionDocument,
    "\n  fragment KeptDraft_document on UserDocument {\n    id\n    title\n    documentType\n    matterId\n    currentVersion {\n      id\n      number\n      content\n      draftedBy\n      notice\n      formValues\n      referenceFilename\n      signingNotes {\n        topic\n        urgency\n        text\n        textHindi\n      }\n      citations {\n        ...DraftCitation_citation\n      }\n    }\n  }\n": typeof types.KeptDraft_DocumentFragmentDoc,
    "\n  query KeptDocument($id: ID!) {\n    document(id: $id) {\n      ...KeptDraft_document\n    }\n  }\n": typeof types.KeptDocumentDocument,
    "\n  query LastDocument($documentType: String!) {\n    documents(first: 1, documentType: $documentType) {\n      nodes {\n        ...KeptDraft_document\n      }\n    }\n  }\n": typeof types.LastDocumentDocument,
    "\n  mutation RestoreDocument($id: ID!) {\n    restoreDocument(id: $id) {\n      id\n      title\n    }\n  }\n": typeof types.RestoreDocumentDocument,
    "\n  fragment ChangeProposal_proposal on ChangeProposal {\n    id\n    documentType\n    documentId\n    previousDocument\n    suggestions\n    price\n    notice\n    changes {\n      id\n      instruction\n      asked\n      message\n      segments {\n        kind\n        text\n      }\n      places {\n        start\n        end\n        segments {\n          kind\n          text\n        }\n      }\n    }\n    questions {\n      id\n      instruction\n      question\n      choices {\n        label\n        suggestion\n      }\n    }\n    notChanged {\n      instruction\n      applied\n      message\n    }\n  }\n": typeof types.ChangeProposal_ProposalFragmentDoc,
    "\n  query ChangeProposals {\n    changeProposals {\n      ...ChangeProposal_proposal\n    }\n  }\n": typeof types.ChangeProposalsDocument,
    "\n  mutation ProposeChanges($input: GenerateDocumentInput!) {\n    proposeChanges(input: $input) {\n      ...ChangeProposal_proposal\n    }\n  }\n": typeof types.ProposeChangesDocument,
    "\n  mutation KeepChanges($input: KeepChangesInput!) {\n    keepChanges(input: $input) {\n      ...GeneratedDraft_generated\n    }\n  }\n": typeof types.KeepChangesDocument,
    "\n  mutation AnswerQuestions($input: AnswerQuestionsInput!) {\n    answerQuestions(input: $input) {\n      ...ChangeProposal_proposal\n    }\n  }\n": typeof types.AnswerQuestionsDocument,
    "\n  mutation DiscardChanges($id: ID!) {\n    discardChanges(id: $id) {\n      id\n    }\n  }\n": typeof types.DiscardChangesDocument,
    "\n  fragment VersionRow_version on DocumentVersion {\n    id\n    number\n    origin\n    createdAt\n    price\n    suggestions\n    author {\n      name\n      isYou\n    }\n  }\n": typeof types.VersionRow_VersionFragmentDoc,
    "\n  query DocumentVersions($id: ID!) {\n    document(id: $id) {\n      id\n      title\n      versionCount\n      versions(first: 100) {\n        nodes {\n          ...VersionRow_version\n        }\n      }\n    }\n  }\n": typeof types.DocumentVersionsDocument,
    "\n  query CompareVersions($fromId: ID!, $toId: ID!) {\n    compareDocumentVersions(fromId: $fromId, toId: $toId) {\n      id\n      insertedWords\n      deletedWords\n      segments {\n        kind\n        text\n      }\n    }\n  }\n": typeof types.CompareVersionsDocument,
    "\n  mutation RestoreDocumentVersion($id: ID!) {\n    restoreDocumentVersion(id: $id) {\n      id\n      number\n      content\n      draftedBy\n      notice\n      formValues\n      referenceFilename\n      signingNotes {\n        topic\n        urgency\n        text\n        textHindi\n      }\n      citations {\n        ...DraftCitation_citation\n      }\n    }\n  }\n": typeof types.RestoreDocumentVersionDocument,
    "\n  query LawChangedIn($conversationId: ID, $draftId: ID) {\n    lawChanges(conversationId: $conversationId, draftId: $draftId, seen: false, first: 50) {\n      totalCount\n      nodes {\n        id\n        exchangeId\n      }\n    }\n  }\n": typeof types.LawChangedInDocument,
    "\n  fragment Quotation_standing on QuotationStanding {\n    marker\n    documentId\n    documentTitle\n    headingPath\n    quotation\n    state\n    wordsToday\n  }\n": typeof types.Quotation_StandingFragmentDoc,
    "\n  query MatterName($id: ID!) {\n    matter(id: $id) {\n      id\n      title\n      confidential\n      role\n      ownerName\n    }\n  }\n": typeof types.MatterNameDocument,
    "\n  fragment Party_party on Party {\n    id\n    name\n    kind\n    parentage\n    age\n    description\n    pan\n    cin\n    registration\n    address\n    pin\n    state\n    signatory\n    email\n    phone\n    version\n    restorableUntil\n  }\n": typeof types.Party_PartyFragmentDoc,
    "\n  query Parties($first: Int!, $after: String, $search: String, $deleted: Boolean) {\n    parties(first: $first, after: $after, search: $search, deleted: $deleted) {\n      totalCount\n      nodes {\n        ...Party_party\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.PartiesDocument,
    "\n  mutation CreateParty($input: CreatePartyInput!) {\n    createParty(input: $input) {\n      ...Party_party\n    }\n  }\n": typeof types.CreatePartyDocument,
    "\n  mutation UpdateParty($id: ID!, $input: UpdatePartyInput!) {\n    updateParty(id: $id, input: $input) {\n      ...Party_party\n    }\n  }\n": typeof types.UpdatePartyDocument,
    "\n  fragment ReferenceRow_file on ReferenceFile {\n    id\n    filename\n    size\n    uploadDate\n    status\n    error\n    warnings\n  }\n": typeof types.ReferenceRow_FileFragmentDoc,
    "\n  query ReferenceFiles($after: String, $matterId: ID) {\n    referenceFiles(first: 100, after: $after, matterId: $matterId) {\n      totalCount\n      nodes {\n        ...ReferenceRow_file\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.ReferenceFilesDocument,
    "\n  mutation MoveFileToMatter($input: MoveToMatterInput!) {\n    moveToMatter(input: $input) {\n      moved\n    }\n  }\n": typeof types.MoveFileToMatterDocument,
    "\n  mutation DeleteReferenceFile($id: ID!) {\n    removeReferenceFile(id: $id) {\n      id\n    }\n  }\n": typeof types.DeleteReferenceFileDocument,
    "\n  fragment SourcePageText_page on SourcePage {\n    index\n    number\n    spanStart\n    spanEnd\n    text\n  }\n": typeof types.SourcePageText_PageFragmentDoc,
    "\n  query SourcePages($id: ID!, $from: Int, $spanStart: Int) {\n    sourceDocument(id: $id) {\n      id\n      title\n      originalUrl\n      pageCount\n      entry {\n        id\n        citation\n        citedByCount\n      }\n      pages(first: 2, from: $from, spanStart: $spanStart) {\n        ...SourcePageText_page\n      }\n    }\n  }\n": typeof types.SourcePagesDocument,
    "\n  fragment StatementTable_entry on LedgerEntry {\n    id\n    createdAt\n    delta\n    balanceAfter\n    kind\n    operationType\n    reason\n    reservationId\n  }\n": typeof types.StatementTable_EntryFragmentDoc,
    "\n  fragment WebhooksList_webhook on Webhook {\n    id\n    name\n    url\n    events\n    state\n    stateSince\n    failures\n  }\n": typeof types.WebhooksList_WebhookFragmentDoc,
    "\n  fragment WebhookDeliveries_delivery on WebhookDelivery {\n    id\n    event\n    state\n    createdAt\n    attempts\n    status\n    error\n    payload\n  }\n": typeof types.WebhookDeliveries_DeliveryFragmentDoc,
    "\n  query AllApiKeys($first: Int!, $offset: Int!) {\n    allApiKeys(first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        ...ApiKeysList_key\n      }\n    }\n  }\n": typeof types.AllApiKeysDocument,
    "\n  mutation CreateAdminApiKey($input: CreateAdminApiKeyInput!) {\n    createAdminApiKey(input: $input) {\n      secret\n    }\n  }\n": typeof types.CreateAdminApiKeyDocument,
    "\n  mutation RevokeAnyApiKey($id: ID!) {\n    revokeAnyApiKey(id: $id) {\n      id\n      state\n    }\n  }\n": typeof types.RevokeAnyApiKeyDocument,
    "\n  query AuditLog(\n    $first: Int!\n    $offset: Int!\n    $after: String\n    $action: String\n    $actorId: ID\n    $subject: String\n    $search: String\n    $since: DateTime\n    $until: DateTime\n  ) {\n    auditLog(\n      first: $first\n      offset: $offset\n      after: $after\n      action: $action\n      actorId: $actorId\n      subject: $subject\n      search: $search\n      since: $since\n      until: $until\n    ) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        at\n        actorId\n        actorEmail\n        address\n        action\n        subject\n        subjectName\n        before\n        after\n        reason\n        apiKey\n      }\n    }\n  }\n": typeof types.AuditLogDocument,
    "\n  fragment CourtFormatRow_format on CourtFormat {\n    id\n    name\n    courts\n    paper\n    marginTopMm\n    marginRightMm\n    marginBottomMm\n    marginLeftMm\n    fontSize\n    lineSpacing\n    pageNumbers\n    indexFirst\n    maxFileMb\n    isDefault\n  }\n": typeof types.CourtFormatRow_FormatFragmentDoc,
    "\n  query AdminCourtFormats {\n    adminCourtFormats {\n      ...CourtFormatRow_format\n    }\n  }\n": typeof types.AdminCourtFormatsDocument,
    "\n  mutation AddCourtFormat($input: CourtFormatInput!) {\n    addCourtFormat(input: $input) {\n      ...CourtFormatRow_format\n    }\n  }\n": typeof types.AddCourtFormatDocument,
    "\n  mutation UpdateCourtFormat($id: ID!, $input: CourtFormatInput!) {\n    updateCourtFormat(id: $id, input: $input) {\n      ...CourtFormatRow_format\n    }\n  }\n": typeof types.UpdateCourtFormatDocument,
    "\n  mutation RemoveCourtFormat($id: ID!) {\n    removeCourtFormat(id: $id) {\n      id\n    }\n  }\n": typeof types.RemoveCourtFormatDocument,
    "\n  fragment FirstSteps_state on FirstSteps {\n    law\n    question\n    mail\n    model\n    backup\n    secondAdministrator\n    dismissed\n  }\n": typeof types.FirstSteps_StateFragmentDoc,
    "\n  query FirstSteps {\n    firstSteps {\n      ...FirstSteps_state\n    }\n  }\n": typeof types.FirstStepsDocument,
    "\n  mutation DismissFirstSteps {\n    dismissFirstSteps {\n      ...FirstSteps_state\n    }\n  }\n": typeof types.DismissFirstStepsDocument,
    "\n  fragment GoldenRow_question on GoldenQuestion {\n    id\n    question\n    document\n    unit\n  }\n": typeof types.GoldenRow_QuestionFragmentDoc,
    "\n  query GoldenQuestions {\n    goldenQuestions {\n      ...GoldenRow_question\n    }\n  }\n": typeof types.GoldenQuestionsDocument,
    "\n  query GoldenQuestionCheck {\n    goldenQuestionCheck {\n      ...GoldenOutcomes_report\n    }\n  }\n": typeof types.GoldenQuestionCheckDocument,
    "\n  mutation CreateGoldenQuestion($input: GoldenQuestionInput!) {\n    createGoldenQuestion(input: $input) {\n      ...GoldenRow_question\n    }\n  }\n": typeof types.CreateGoldenQuestionDocument,
    "\n  mutation UpdateGoldenQuestion($id: ID!, $input: GoldenQuestionInput!) {\n    updateGoldenQuestion(id: $id, input: $input) {\n      ...GoldenRow_question\n    }\n  }\n": typeof types.UpdateGoldenQuestionDocument,
    "\n  mutation DeleteGoldenQuestion($id: ID!) {\n    deleteGoldenQuestion(id: $id) {\n      message\n    }\n  }\n": typeof types.DeleteGoldenQuestionDocument,
    "\n  query LegalDocumentNames($search: String) {\n    legalDocuments(first: 20, offset: 0, search: $search, sort: { field: FILENAME, direction: ASC }) {\n      nodes {\n        id\n        filename\n      }\n    }\n  }\n": typeof types.LegalDocumentNamesDocument,
    "\n  fragment TopicRow_topic on GuideTopic {\n    id\n    name\n    field\n    origin\n    enabled\n    asks {\n      en\n      hi\n      hinglish\n    }\n    law {\n      act\n      section\n      held\n    }\n    next\n    plainText {\n      readOn\n      region\n      sentences {\n        slot\n        en\n        hi\n        pins\n        derived\n      }\n      leftOut {\n        pin\n        why\n      }\n      form\n      own\n      enabled\n      signedBy\n      signedAt\n      standing\n      problems\n      lackingActs\n    }\n  }\n": typeof types.TopicRow_TopicFragmentDoc,
    "\n  query GuideTopics($first: Int!, $offset: Int!, $search: String, $field: String, $act: String, $origin: TopicOrigin, $enabled: Boolean) {\n    guideTopics(first: $first, offset: $offset, search: $search, field: $field, act: $act, origin: $origin, enabled: $enabled) {\n      totalCount\n      nodes {\n        ...TopicRow_topic\n      }\n    }\n  }\n": typeof types.GuideTopicsDocument,
    "\n  mutation CreateTopic($input: TopicInput!) {\n    createTopic(input: $input) {\n      ...TopicRow_topic\n    }\n  }\n": typeof types.CreateTopicDocument,
    "\n  mutation UpdateTopic($id: ID!, $input: TopicInput!) {\n    updateTopic(id: $id, input: $input) {\n      ...TopicRow_topic\n    }\n  }\n": typeof types.UpdateTopicDocument,
    "\n  mutation SwitchTopic($id: ID!, $enabled: Boolean!) {\n    switchTopic(id: $id, enabled: $enabled) {\n      id\n      enabled\n    }\n  }\n": typeof types.SwitchTopicDocument,
    "\n  mutation DeleteTopic($id: ID!) {\n    deleteTopic(id: $id) {\n      message\n    }\n  }\n": typeof types.DeleteTopicDocument,
    "\n  query MissingLaw($first: Int!) {\n    missingLaw(first: $first) {\n      totalCount\n      nodes {\n        act\n        asked\n        lastAskedAt\n        topics\n        citedBy\n      }\n    }\n  }\n": typeof types.MissingLawDocument,
    "\n  mutation SavePlainText($id: ID!, $input: PlainTextInput) {\n    savePlainText(id: $id, input: $input) {\n      ...TopicRow_topic\n    }\n  }\n": typeof types.SavePlainTextDocument,
    "\n  mutation SwitchPlainText($id: ID!, $enabled: Boolean!) {\n    switchPlainText(id: $id, enabled: $enabled) {\n      ...TopicRow_topic\n    }\n  }\n": typeof types.SwitchPlainTextDocument,
    "\n  mutation SignPlainText($id: ID!, $signed: Boolean!) {\n    signPlainText(id: $id, signed: $signed) {\n      ...TopicRow_topic\n    }\n  }\n": typeof types.SignPlainTextDocument,
    "\n  fragment HolidayRow_holiday on Holiday {\n    id\n    day\n    name\n    state\n    court\n  }\n": typeof types.HolidayRow_HolidayFragmentDoc,
    "\n  query Holidays($year: Int) {\n    holidays(first: 200, year: $year) {\n      totalCount\n      nodes {\n        ...HolidayRow_holiday\n      }\n    }\n    holidayStates\n  }\n": typeof types.HolidaysDocument,
    "\n  mutation AddHoliday($input: HolidayInput!) {\n    addHoliday(input: $input) {\n      ...HolidayRow_holiday\n    }\n  }\n": typeof types.AddHolidayDocument,
    "\n  mutation RemoveHoliday($id: ID!) {\n    removeHoliday(id: $id) {\n      id\n    }\n  }\n": typeof types.RemoveHolidayDocument,
    "\n  fragment GoldenOutcomes_report on GoldenReport {\n    total\n    foundBefore\n    foundAfter\n    improved\n    worsened\n    outcomes {\n      questionId\n      question\n      document\n      unit\n      rankBefore\n      rankAfter\n    }\n  }\n": typeof types.GoldenOutcomes_ReportFragmentDoc,
    "\n  query IndexGenerations {\n    indexGenerations {\n      id\n      state\n      createdAt\n      promotedAt\n      documents\n      passages\n      bytes\n      canRollBack\n      builtWith {\n        analyser\n        chunker\n        encoder\n        embeddingModel\n      }\n      goldenReport {\n        ...GoldenOutcomes_report\n      }\n    }\n  }\n": typeof types.IndexGenerationsDocument,
    "\n  mutation RollBackIndex {\n    rollBackIndex {\n      message\n      generation\n    }\n  }\n": typeof types.RollBackIndexDocument,
    "\n  query LanguageModel($days: Int!) {\n    systemStatus {\n      languageModel {\n        adapter\n        healthy\n        detail\n      }\n      modelBudget {\n        limit\n        used\n        exhaustedUsers\n      }\n    }\n    modelUsage(days: $days) {\n      total {\n        ...ModelUse_totals\n      }\n      byModel {\n        model\n        totals {\n          ...ModelUse_totals\n        }\n      }\n      byPurpose {\n        purpose\n        totals {\n          ...ModelUse_totals\n        }\n      }\n    }\n  }\n": typeof types.LanguageModelDocument,
    "\n  fragment ModelUse_totals on ModelUsageTotals {\n    calls\n    failures\n    inputTokens\n    outputTokens\n    cacheReadTokens\n    cacheWriteTokens\n    meanDurationMs\n    costMicroUsd\n  }\n": typeof types.ModelUse_TotalsFragmentDoc,
    "\n  fragment JobProgress_job on Job {\n    id\n    name\n    subject\n    state\n    stage\n    percent\n    done\n    total\n    error\n    attempts\n    secondsLeft\n    createdAt\n  }\n": typeof types.JobProgress_JobFragmentDoc,
    "\n  fragment DocumentRow_document on LegalDocument {\n    id\n    filename\n    title\n    documentType\n    size\n    uploadDate\n    status\n    error\n    passages\n    uploader\n    report {\n      numbered\n      findings {\n        kind\n        text\n      }\n    }\n    version\n    source\n    description\n    year\n    jurisdiction\n    shortNames\n    canUndoEdit\n    found {\n      title\n      year\n      jurisdiction\n    }\n    lawStatus {\n      state\n      inForceFrom\n      repealedOn\n      replacedBy\n      origin\n      stamp\n    }\n    proposedLawStatus {\n      stamp\n    }\n    job {\n      ...JobProgress_job\n    }\n  }\n": typeof types.DocumentRow_DocumentFragmentDoc,
    "\n  query LegalDocuments(\n    $first: Int!\n    $offset: Int!\n    $search: String\n    $status: LegalDocumentStatus\n    $documentType: LegalDocumentType\n    $uploader: String\n    $since: DateTime\n    $until: DateTime\n    $sort: LegalDocumentSort\n  ) {\n    legalDocuments(\n      first: $first\n      offset: $offset\n      search: $search\n      status: $status\n      documentType: $documentType\n      uploader: $uploader\n      since: $since\n      until: $until\n      sort: $sort\n    ) {\n      totalCount\n      nodes {\n        ...DocumentRow_document\n      }\n    }\n  }\n": typeof types.LegalDocumentsDocument,
    "\n  query ExportedDocuments(\n    $first: Int!\n    $after: String\n    $search: String\n    $status: LegalDocumentStatus\n    $documentType: LegalDocumentType\n    $uploader: String\n    $since: DateTime\n    $until: DateTime\n  ) {\n    legalDocuments(\n      first: $first\n      after: $after\n      search: $search\n      status: $status\n      documentType: $documentType\n      uploader: $uploader\n      since: $since\n      until: $until\n    ) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        filename\n        title\n        documentType\n        size\n        uploadDate\n        uploader\n        version\n        year\n        jurisdiction\n        status\n        error\n        passages\n        source\n      }\n    }\n  }\n": typeof types.ExportedDocumentsDocument,
    "\n  query SystemStatus {\n    systemStatus {\n      totalDocuments\n      ragInitialized\n      documents {\n        pending\n        indexing\n        indexed\n        failed\n      }\n      index {\n        documents\n        passages\n        healthy\n        detail\n      }\n      queue {\n        healthy\n        detail\n        queued\n        running\n        failed\n      }\n      storage {\n        originals\n        texts\n        index\n      }\n      modelUsage {\n        calls\n        failures\n        inputTokens\n        outputTokens\n        cacheReadTokens\n        cacheWriteTokens\n        costMicroUsd\n      }\n      modelBudget {\n        limit\n        used\n        exhaustedUsers\n      }\n      languageModel {\n        healthy\n        detail\n      }\n    }\n  }\n": typeof types.SystemStatusDocument,
    "\n  query RecentJobs {\n    jobs(first: 100) {\n      nodes {\n        ...JobProgress_job\n      }\n    }\n  }\n": typeof types.RecentJobsDocument,
    "\n  subscription JobProgress {\n    jobProgress {\n      ...JobProgress_job\n    }\n  }\n": typeof types.JobProgressDocument,
    "\n  mutation CancelJob($id: ID!) {\n    cancelJob(id: $id) {\n      ...JobProgress_job\n    }\n  }\n": typeof types.CancelJobDocument,
    "\n  mutation CancelIndexing($filename: String!) {\n    cancelIndexing(filename: $filename) {\n      ...DocumentRow_document\n    }\n  }\n": typeof types.CancelIndexingDocument,
    "\n  mutation RetryIndexing($filename: String!) {\n    retryIndexing(filename: $filename) {\n      ...DocumentRow_document\n    }\n  }\n": typeof types.RetryIndexingDocument,
    "\n  mutation SetLawStatus($filename: String!, $input: LawStatusInput) {\n    setLawStatus(filename: $filename, input: $input) {\n      ...DocumentRow_document\n    }\n  }\n": typeof types.SetLawStatusDocument,
    "\n  mutation EditLegalDocument($filename: String!, $input: EditLegalDocumentInput!) {\n    editLegalDocument(filename: $filename, input: $input) {\n      ...DocumentRow_document\n    }\n  }\n": typeof types.EditLegalDocumentDocument,
    "\n  mutation UndoLegalDocumentEdit($filename: String!) {\n    undoLegalDocumentEdit(filename: $filename) {\n      ...DocumentRow_document\n    }\n  }\n": typeof types.UndoLegalDocumentEditDocument,
    "\n  query AdminSourcePages($id: ID!, $from: Int, $spanStart: Int) {\n    sourceDocument: legalDocumentSource(id: $id) {\n      id\n      title\n      originalUrl\n      pageCount\n      entry {\n        id\n        citation\n        citedByCount\n      }\n      pages(first: 2, from: $from, spanStart: $spanStart) {\n        ...SourcePageText_page\n      }\n    }\n  }\n": typeof types.AdminSourcePagesDocument,
    "\n  mutation DeleteLegalDocument($filename: String!) {\n    deleteLegalDocument(filename: $filename) {\n      message\n    }\n  }\n": typeof types.DeleteLegalDocumentDocument,
    "\n  mutation RebuildIndex {\n    rebuildIndex {\n      message\n      job {\n        ...JobProgress_job\n      }\n    }\n  }\n": typeof types.RebuildIndexDocument,
    "\n  query HouseStyle {\n    houseStyle {\n      header\n      footer\n      marginMm\n      font\n      logo\n    }\n  }\n": typeof types.HouseStyleDocument,
    "\n  mutation SetHouseStyle($input: HouseStyleInput!) {\n    setHouseStyle(input: $input) {\n      header\n      footer\n      marginMm\n      font\n      logo\n    }\n  }\n": typeof types.SetHouseStyleDocument,
    "\n  mutation RemoveHouseStyle {\n    clearHouseStyle {\n      wasSet\n    }\n  }\n": typeof types.RemoveHouseStyleDocument,
    "\n  query Overview($days: Int!) {\n    activity(days: $days) {\n      day\n      newUsers\n      drafts\n      answered\n      unanswered\n    }\n    userStatistics {\n      totalCount\n      activeCount\n      verifiedCount\n    }\n    missingLaw(first: 5) {\n      totalCount\n      nodes {\n        act\n        asked\n        citedBy\n      }\n    }\n    modelUsage(days: $days) {\n      total {\n        calls\n        failures\n        inputTokens\n        outputTokens\n        costMicroUsd\n      }\n      byDay {\n        day\n        totals {\n          calls\n        }\n      }\n    }\n    systemStatus {\n      queue {\n        healthy\n        detail\n        queued\n        running\n        failed\n      }\n    }\n  }\n": typeof types.OverviewDocument,
    "\n  fragment PricingRow_pricing on TokenPricing {\n    id\n    operationType\n    operationName\n    baseTokens\n    complexityMultiplier\n    description\n  }\n": typeof types.PricingRow_PricingFragmentDoc,
    "\n  query TokenPricing {\n    tokenPricing {\n      ...PricingRow_pricing\n    }\n  }\n": typeof types.TokenPricingDocument,
    "\n  mutation SaveTokenPricing($input: SavePricingInput!) {\n    saveTokenPricing(input: $input) {\n      message\n      created\n      pricing {\n        ...PricingRow_pricing\n      }\n    }\n  }\n": typeof types.SaveTokenPricingDocument,
    "\n  mutation InitializeDefaultPricing {\n    initializeDefaultPricing {\n      message\n      added\n    }\n  }\n": typeof types.InitializeDefaultPricingDocument,
    "\n  query TokenReconciliation {\n    tokenReconciliation {\n      accounts\n      balanced\n      mismatchCount\n      mismatches {\n        userId\n        balance\n        ledgerSum\n      }\n      overdueReservations\n    }\n  }\n": typeof types.TokenReconciliationDocument,
    "\n  query AnswerRatings($first: Int!, $offset: Int!, $verdict: RatingVerdict, $quoted: Boolean) {\n    answerRatings(first: $first, offset: $offset, verdict: $verdict, quoted: $quoted) {\n      totalCount\n      nodes {\n        id\n        verdict\n        reason\n        note\n        question\n        quoted\n        acts\n        createdAt\n      }\n    }\n    answerRatingCounts {\n      up\n      down\n      unquoted\n      days\n    }\n  }\n": typeof types.AnswerRatingsDocument,
    "\n  fragment SectionQuestions_writing on QuestionWriting {\n    available\n    state\n    reason\n    tokensPerDay\n    tokensInAll\n    usedToday\n    usedInAll\n    costMicroUsd\n    sections\n    done\n    underWay\n    failed\n    questions\n    struck\n    toIndex\n    job {\n      ...JobProgress_job\n    }\n  }\n": typeof types.SectionQuestions_WritingFragmentDoc,
    "\n  query QuestionWriting {\n    questionWriting {\n      ...SectionQuestions_writing\n    }\n  }\n": typeof types.QuestionWritingDocument,
    "\n  mutation WriteSectionQuestions($tokensPerDay: Float!, $tokensInAll: Float!) {\n    writeSectionQuestions(tokensPerDay: $tokensPerDay, tokensInAll: $tokensInAll) {\n      ...SectionQuestions_writing\n    }\n  }\n": typeof types.WriteSectionQuestionsDocument,
    "\n  mutation CancelSectionQuestions {\n    cancelSectionQuestions {\n      ...SectionQuestions_writing\n    }\n  }\n": typeof types.CancelSectionQuestionsDocument,
    "\n  query SectionQuestions($first: Int!) {\n    sectionQuestions(first: $first, struck: false) {\n      totalCount\n      nodes {\n        id\n        document\n        unit\n        heading\n        language\n        question\n      }\n    }\n  }\n": typeof types.SectionQuestionsDocument,
    "\n  mutation StrikeSectionQuestion($id: ID!) {\n    strikeSectionQuestion(id: $id) {\n      id\n      struckAt\n    }\n  }\n": typeof types.StrikeSectionQuestionDocument,
    "\n  fragment SentenceModel_model on SentenceModel {\n    choice\n    canChoose\n    name\n    license\n    languages\n    dimensions\n    state\n    reason\n    fetchedMegabytes\n    totalMegabytes\n    inIndex\n    paused\n    topicVectors {\n      done\n      total\n    }\n    job {\n      ...JobProgress_job\n    }\n    options {\n      name\n      summary\n      license\n      megabytes\n    }\n  }\n": typeof types.SentenceModel_ModelFragmentDoc,
    "\n  query SentenceModel {\n    sentenceModel {\n      ...SentenceModel_model\n    }\n  }\n": typeof types.SentenceModelDocument,
    "\n  mutation ChooseSentenceModel($name: String) {\n    chooseSentenceModel(name: $name) {\n      ...SentenceModel_model\n    }\n  }\n": typeof types.ChooseSentenceModelDocument,
    "\n  mutation StopVectors {\n    stopVectors {\n      ...SentenceModel_model\n    }\n  }\n": typeof types.StopVectorsDocument,
    "\n  mutation StartVectors {\n    startVectors {\n      ...SentenceModel_model\n    }\n  }\n": typeof types.StartVectorsDocument,
    "\n  query GoldenQuestionsByMeaning {\n    goldenQuestionsByMeaning {\n      ...GoldenOutcomes_report\n    }\n  }\n": typeof types.GoldenQuestionsByMeaningDocument,
    "\n  fragment ServiceAccountRow_account on ServiceAccount {\n    id\n    name\n    isActive\n    tokens\n    activeKeys\n    createdAt\n    ownerEmail\n  }\n": typeof types.ServiceAccountRow_AccountFragmentDoc,
    "\n  query ServiceAccounts($first: Int!, $offset: Int!) {\n    serviceAccounts(first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        ...ServiceAccountRow_account\n      }\n    }\n  }\n": typeof types.ServiceAccountsDocument,
    "\n  mutation CreateServiceAccount($input: CreateServiceAccountInput!) {\n    createServiceAccount(input: $input) {\n      ...ServiceAccountRow_account\n    }\n  }\n": typeof types.CreateServiceAccountDocument,
    "\n  mutation CreateServiceAccountKey($id: ID!, $input: CreateApiKeyInput!) {\n    createServiceAccountKey(id: $id, input: $input) {\n      secret\n    }\n  }\n": typeof types.CreateServiceAccountKeyDocument,
    "\n  mutation SetServiceAccountActive($id: ID!, $active: Boolean!) {\n    setUserActive(id: $id, active: $active) {\n      message\n    }\n  }\n": typeof types.SetServiceAccountActiveDocument,
    "\n  fragment StarterLaw_state on StarterLaw {\n    phase\n    total\n    loaded\n    indexed\n    kept\n    source\n    asOf\n    problem\n    nextTryAt\n    refused {\n      act\n      note\n    }\n    changed\n  }\n": typeof types.StarterLaw_StateFragmentDoc,
    "\n  query StarterLaw {\n    starterLaw {\n      ...StarterLaw_state\n    }\n  }\n": typeof types.StarterLawDocument,
    "\n  mutation LoadStarterLaw {\n    loadStarterLaw {\n      ...StarterLaw_state\n    }\n  }\n": typeof types.LoadStarterLawDocument,
    "\n  mutation UpdateStarterLaw {\n    updateStarterLaw {\n      ...StarterLaw_state\n    }\n  }\n": typeof types.UpdateStarterLawDocument,
    "\n  mutation RemoveStarterLaw {\n    removeStarterLaw {\n      ...StarterLaw_state\n    }\n  }\n": typeof types.RemoveStarterLawDocument,
    "\n  query LackingLaw {\n    lackingLaw\n  }\n": typeof types.LackingLawDocument,
    "\n  fragment TemplateRow_template on AdminTemplate {\n    documentType\n    label\n    category\n    state\n    publishedVersion\n    changed\n    copyOf\n    cost\n    updatedAt\n  }\n": typeof types.TemplateRow_TemplateFragmentDoc,
    "\n  fragment TemplateContent_content on TemplateContent {\n    label\n    category\n    unit\n    language\n    context\n    fields\n    clauses\n    sample\n    signingNotes\n  }\n": typeof types.TemplateContent_ContentFragmentDoc,
    "\n  fragment TemplateEditor_template on AdminTemplateDetails {\n    documentType\n    label\n    state\n    publishedVersion\n    changed\n    copyOf\n    cost\n    complexityMultiplier\n    revision\n    content {\n      ...TemplateContent_content\n    }\n    versions {\n      number\n      label\n      publishedAt\n      current\n    }\n  }\n": typeof types.TemplateEditor_TemplateFragmentDoc,
    "\n  query AdminTemplates {\n    adminTemplates {\n      ...TemplateRow_template\n    }\n  }\n": typeof types.AdminTemplatesDocument,
    "\n  query AdminTemplate($documentType: ID!) {\n    adminTemplate(documentType: $documentType) {\n      ...TemplateEditor_template\n    }\n  }\n": typeof types.AdminTemplateDocument,
    "\n  query PreviewTemplate($input: PreviewTemplateInput!) {\n    previewTemplate(input: $input) {\n      text\n      problems {\n        part\n        line\n        column\n        field\n        message\n      }\n    }\n  }\n": typeof types.PreviewTemplateDocument,
    "\n  mutation CreateTemplate($input: CreateTemplateInput!) {\n    createTemplate(input: $input) {\n      documentType\n    }\n  }\n": typeof types.CreateTemplateDocument,
    "\n  mutation SaveTemplate($input: SaveTemplateInput!) {\n    saveTemplate(input: $input) {\n      ...TemplateEditor_template\n    }\n  }\n": typeof types.SaveTemplateDocument,
    "\n  mutation PublishTemplate($documentType: ID!, $revision: Int!) {\n    publishTemplate(documentType: $documentType, revision: $revision) {\n      ...TemplateEditor_template\n    }\n  }\n": typeof types.PublishTemplateDocument,
    "\n  mutation WithdrawTemplate($documentType: ID!) {\n    withdrawTemplate(documentType: $documentType) {\n      ...TemplateEditor_template\n    }\n  }\n": typeof types.WithdrawTemplateDocument,
    "\n  mutation DeleteTemplate($documentType: ID!) {\n    removeTemplate(documentType: $documentType) {\n      documentType\n    }\n  }\n": typeof types.DeleteTemplateDocument,
    "\n  mutation RestoreTemplateVersion($documentType: ID!, $number: Int!, $revision: Int!) {\n    restoreTemplateVersion(documentType: $documentType, number: $number, revision: $revision) {\n      ...TemplateEditor_template\n    }\n  }\n": typeof types.RestoreTemplateVersionDocument,
    "\n  mutation SetTemplatePrice($input: TemplatePriceInput!) {\n    setTemplatePrice(input: $input) {\n      ...TemplateEditor_template\n    }\n  }\n": typeof types.SetTemplatePriceDocument,
    "\n  fragment Supervision_account on SupervisedAccount {\n    id\n    name\n    email\n    createdAt\n    supervisors {\n      id\n      name\n      email\n      isActive\n    }\n  }\n": typeof types.Supervision_AccountFragmentDoc,
    "\n  query SupervisedAccounts {\n    supervisedAccounts(first: 200) {\n      totalCount\n      nodes {\n        ...Supervision_account\n      }\n    }\n  }\n": typeof types.SupervisedAccountsDocument,
    "\n  query AccountOfEmail($email: String!) {\n    users(first: 20, search: $email) {\n      nodes {\n        id\n        email\n      }\n    }\n  }\n": typeof types.AccountOfEmailDocument,
    "\n  mutation SuperviseAccount($id: ID!, $input: SuperviseAccountInput!) {\n    superviseAccount(id: $id, input: $input) {\n      ...Supervision_account\n    }\n  }\n": typeof types.SuperviseAccountDocument,
    "\n  mutation EndSupervision($id: ID!) {\n    endSupervision(id: $id) {\n      id\n    }\n  }\n": typeof types.EndSupervisionDocument,
    "\n  fragment UserRow_user on AdminUser {\n    id\n    name\n    email\n    phone\n    role\n    isActive\n    isVerified\n    tokens\n    createdAt\n    lastLogin\n    confirmedEmail\n  }\n": typeof types.UserRow_UserFragmentDoc,
    "\n  query Users(\n    $first: Int!\n    $offset: Int = 0\n    $after: String\n    $search: String\n    $role: UserRole\n    $isVerified: Boolean\n    $isActive: Boolean\n    $sort: UserSort\n  ) {\n    users(\n      first: $first\n      offset: $offset\n      after: $after\n      search: $search\n      role: $role\n      isVerified: $isVerified\n      isActive: $isActive\n      sort: $sort\n    ) {\n      totalCount\n      nodes {\n        ...UserRow_user\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.UsersDocument,
    "\n  query UserStatistics {\n    userStatistics {\n      totalCount\n      verifiedCount\n      adminCount\n      activeCount\n    }\n  }\n": typeof types.UserStatisticsDocument,
    "\n  mutation CreateUser($input: CreateUserInput!) {\n    createUser(input: $input) {\n      message\n    }\n  }\n": typeof types.CreateUserDocument,
    "\n  mutation UpdateUser($id: ID!, $input: UpdateUserInput!) {\n    updateUser(id: $id, input: $input) {\n      message\n      user {\n        ...UserRow_user\n      }\n    }\n  }\n": typeof types.UpdateUserDocument,
    "\n  mutation ToggleUserAdmin($id: ID!) {\n    notice: toggleUserAdmin(id: $id) {\n      message\n      user {\n        ...UserRow_user\n      }\n    }\n  }\n": typeof types.ToggleUserAdminDocument,
    "\n  mutation ToggleUserStatus($id: ID!) {\n    notice: toggleUserStatus(id: $id) {\n      message\n      user {\n        ...UserRow_user\n      }\n    }\n  }\n": typeof types.ToggleUserStatusDocument,
    "\n  mutation VerifyUser($id: ID!) {\n    notice: verifyUser(id: $id) {\n      message\n      user {\n        ...UserRow_user\n      }\n    }\n  }\n": typeof types.VerifyUserDocument,
    "\n  mutation ConfirmUserEmail($id: ID!) {\n    confirmUserEmail(id: $id) {\n      message\n    }\n  }\n": typeof types.ConfirmUserEmailDocument,
    "\n  mutation ResetUserSecondFactor($id: ID!) {\n    resetUserSecondFactor(id: $id) {\n      message\n    }\n  }\n": typeof types.ResetUserSecondFactorDocument,
    "\n  mutation DeactivateUser($id: ID!) {\n    notice: deactivateUser(id: $id) {\n      message\n      user {\n        ...UserRow_user\n      }\n    }\n  }\n": typeof types.DeactivateUserDocument,
    "\n  mutation AddTokens($id: ID!, $input: TokenChangeInput!) {\n    change: addTokens(id: $id, input: $input) {\n      message\n      tokens\n    }\n  }\n": typeof types.AddTokensDocument,
    "\n  mutation SetTokens($id: ID!, $input: TokenChangeInput!) {\n    change: setTokens(id: $id, input: $input) {\n      message\n      tokens\n    }\n  }\n": typeof types.SetTokensDocument,
    "\n  query UserTokenStatement($userId: ID!, $first: Int = 25, $after: String) {\n    userTokenStatement(userId: $userId, first: $first, after: $after) {\n      totalCount\n      nodes {\n        ...StatementTable_entry\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.UserTokenStatementDocument,
    "\n  query InstallationWebhooks($first: Int!, $offset: Int!) {\n    page: installationWebhooks(first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        ...WebhooksList_webhook\n      }\n    }\n  }\n": typeof types.InstallationWebhooksDocument,
    "\n  query InstallationWebhookDeliveries($id: ID!, $first: Int!, $offset: Int!) {\n    page: installationWebhookDeliveries(id: $id, first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        ...WebhookDeliveries_delivery\n      }\n    }\n  }\n": typeof types.InstallationWebhookDeliveriesDocument,
    "\n  mutation CreateInstallationWebhook($input: CreateInstallationWebhookInput!) {\n    made: createInstallationWebhook(input: $input) {\n      secret\n    }\n  }\n": typeof types.CreateInstallationWebhookDocument,
    "\n  mutation UpdateInstallationWebhook($id: ID!, $input: UpdateInstallationWebhookInput!) {\n    webhook: updateInstallationWebhook(id: $id, input: $input) {\n      ...WebhooksList_webhook\n    }\n  }\n": typeof types.UpdateInstallationWebhookDocument,
    "\n  mutation DeleteInstallationWebhook($id: ID!) {\n    gone: deleteInstallationWebhook(id: $id) {\n      id\n    }\n  }\n": typeof types.DeleteInstallationWebhookDocument,
    "\n  mutation RotateInstallationWebhookSecret($id: ID!) {\n    made: rotateInstallationWebhookSecret(id: $id) {\n      secret\n    }\n  }\n": typeof types.RotateInstallationWebhookSecretDocument,
    "\n  mutation TestInstallationWebhook($id: ID!) {\n    delivery: testInstallationWebhook(id: $id) {\n      id\n    }\n  }\n": typeof types.TestInstallationWebhookDocument,
    "\n  mutation ReplayInstallationWebhookDelivery($id: ID!) {\n    delivery: replayInstallationWebhookDelivery(id: $id) {\n      ...WebhookDeliveries_delivery\n    }\n  }\n": typeof types.ReplayInstallationWebhookDeliveryDocument,
    "\n  fragment Request_approval on ApprovalRequest {\n    id\n    state\n    kind\n    title\n    note\n    remark\n    ownerName\n    isOwn\n    documentId\n    conversationId\n    submittedAt\n    decidedAt\n    decidedBy\n  }\n": typeof types.Request_ApprovalFragmentDoc,
    "\n  query ApprovalRequests($first: Int!, $after: String, $queue: Boolean!, $state: ApprovalState) {\n    approvalRequests(first: $first, after: $after, queue: $queue, state: $state) {\n      totalCount\n      nodes {\n        ...Request_approval\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.ApprovalRequestsDocument,
    "\n  query ApprovalRequest($id: ID!) {\n    approvalRequest(id: $id) {\n      id\n      state\n      kind\n      title\n      note\n      remark\n      ownerName\n      isOwn\n      documentId\n      conversationId\n      submittedAt\n      decidedAt\n      decidedBy\n      text\n      submittedText\n    }\n  }\n": typeof types.ApprovalRequestDocument,
    "\n  mutation ApproveText($id: ID!, $input: ApproveTextInput!) {\n    approveText(id: $id, input: $input) {\n      ...Request_approval\n    }\n  }\n": typeof types.ApproveTextDocument,
    "\n  mutation ReturnText($id: ID!, $input: ReturnTextInput!) {\n    returnText(id: $id, input: $input) {\n      ...Request_approval\n    }\n  }\n": typeof types.ReturnTextDocument,
    "\n  mutation WithdrawApproval($id: ID!) {\n    withdrawApproval(id: $id) {\n      id\n    }\n  }\n": typeof types.WithdrawApprovalDocument,
    "\n  fragment Citation_citation on Citation {\n    marker\n    documentId\n    documentTitle\n    documentType\n    headingPath\n    pageStart\n    pageEnd\n    fromScan\n    quotation\n    stamp\n    spanStart\n    spanEnd\n  }\n": typeof types.Citation_CitationFragmentDoc,
    "\n  fragment ConversationAnswer_answer on Answer {\n    text\n    answeredBy\n    notice\n    generation\n    withheldQuotations\n    withheldReferences\n    statements {\n      spanStart\n      spanEnd\n      support\n    }\n    citations {\n      ...Citation_citation\n    }\n    sections {\n      documentId\n      documentTitle\n      headingPath\n      pageStart\n      pageEnd\n      spanStart\n      spanEnd\n      unit\n      heading\n      open\n      relation\n      note\n      stamp\n      facts {\n        kind\n        words\n        spanStart\n        spanEnd\n      }\n    }\n    missingLaw {\n      act\n      section\n    }\n    followUps\n    clarify {\n      question\n      options\n    }\n    choices {\n      topic\n      name\n    }\n    corrections {\n      from\n      to\n    }\n    explanation {\n      topic\n      spanEnd\n      note\n      compared\n      lackingActs\n      form\n      sentences {\n        slot\n        text\n        pins\n      }\n      pins {\n        pin\n        act\n        section\n        part\n        documentId\n        spanStart\n        spanEnd\n      }\n    }\n    helplines {\n      number\n      purpose\n    }\n    deadlines {\n      rowId\n      event\n      task\n      period\n      law\n      date\n      taken\n      headline\n      status\n      statusText\n      statement\n      sum\n      notice\n    }\n  }\n": typeof types.ConversationAnswer_AnswerFragmentDoc,
    "\n  subscription AnswerStream($input: AskInput!) {\n    answer(input: $input) {\n      kind\n      exchangeId\n      stage\n      text\n      answer {\n        ...ConversationAnswer_answer\n      }\n    }\n  }\n": typeof types.AnswerStreamDocument,
    "\n  mutation AskQuestion($input: AskInput!) {\n    askQuestion(input: $input) {\n      ...ConversationAnswer_answer\n    }\n  }\n": typeof types.AskQuestionDocument,
    "\n  mutation CreateConversation {\n    createConversation {\n      id\n    }\n  }\n": typeof types.CreateConversationDocument,
    "\n  mutation StopAnswer($id: ID!) {\n    stopAnswer(id: $id) {\n      id\n    }\n  }\n": typeof types.StopAnswerDocument,
    "\n  mutation UndoConversationEdit($id: ID!, $exchangeId: ID!) {\n    undoConversationEdit(id: $id, exchangeId: $exchangeId) {\n      id\n      exchangeCount\n    }\n  }\n": typeof types.UndoConversationEditDocument,
    "\n  query ConversationExchanges($conversationId: ID!, $after: String) {\n    conversationExchanges(conversationId: $conversationId, first: 50, after: $after) {\n      nodes {\n        id\n        question\n        referenceFilename\n        asOn\n        state\n        text\n        reason\n        askedAt\n        answeredAt\n        rating {\n          verdict\n        }\n        answer {\n          ...ConversationAnswer_answer\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.ConversationExchangesDocument,
    "\n  query LibraryCoverage {\n    libraryCoverage {\n      total\n      kinds {\n        documentType\n        count\n      }\n      mainActs(first: 6) {\n        id\n        citation\n      }\n      sampleQuestions(first: 6)\n    }\n  }\n": typeof types.LibraryCoverageDocument,
    "\n  fragment HistoryRow_conversation on Conversation {\n    id\n    title\n    pinned\n    updatedAt\n  }\n": typeof types.HistoryRow_ConversationFragmentDoc,
    "\n  query Conversations($after: String, $search: String) {\n    conversations(first: 50, after: $after, search: $search) {\n      searchedAll\n      nodes {\n        ...HistoryRow_conversation\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.ConversationsDocument,
    "\n  mutation UpdateConversation($id: ID!, $input: UpdateConversationInput!) {\n    updateConversation(id: $id, input: $input) {\n      ...HistoryRow_conversation\n    }\n  }\n": typeof types.UpdateConversationDocument,
    "\n  mutation DeleteConversation($id: ID!) {\n    deleteConversation(id: $id) {\n      id\n    }\n  }\n": typeof types.DeleteConversationDocument,
    "\n  mutation RestoreConversation($id: ID!) {\n    restoreConversation(id: $id) {\n      ...HistoryRow_conversation\n    }\n  }\n": typeof types.RestoreConversationDocument,
    "\n  mutation RateAnswer($conversationId: ID!, $exchangeId: ID!, $input: AnswerRatingInput!) {\n    rateAnswer(conversationId: $conversationId, exchangeId: $exchangeId, input: $input) {\n      verdict\n    }\n  }\n": typeof types.RateAnswerDocument,
    "\n  mutation RemoveAnswerRating($conversationId: ID!, $exchangeId: ID!) {\n    removeAnswerRating(conversationId: $conversationId, exchangeId: $exchangeId) {\n      exchangeId\n    }\n  }\n": typeof types.RemoveAnswerRatingDocument,
    "\n  query ConversationMatter($id: ID!) {\n    conversation(id: $id) {\n      id\n      matterId\n      isOwn\n    }\n  }\n": typeof types.ConversationMatterDocument,
    "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      id\n    }\n  }\n": typeof types.RegisterDocument,
    "\n  query AppRequest($id: ID!) {\n    appRequest(id: $id) {\n      id\n      name\n      host\n      onThisDevice\n      scopes\n    }\n  }\n": typeof types.AppRequestDocument,
    "\n  mutation AnswerAppRequest($id: ID!, $input: AnswerAppRequestInput!) {\n    answerAppRequest(id: $id, input: $input) {\n      continueAt\n    }\n  }\n": typeof types.AnswerAppRequestDocument,
    "\n  fragment DeadlinePin_pin on DeadlinePin {\n    act\n    place\n    label\n    notice\n    documentId\n  }\n": typeof types.DeadlinePin_PinFragmentDoc,
    "\n  fragment DeadlineRow_row on DeadlineRow {\n    id\n    groupName\n    event\n    task\n    period\n    start\n    wait\n    extension\n    decides\n    leavesOutCopyTime\n    leavesOutNoticeTime\n    state\n    pins {\n      ...DeadlinePin_pin\n    }\n    notes {\n      text\n      pins {\n        ...DeadlinePin_pin\n      }\n    }\n  }\n": typeof types.DeadlineRow_RowFragmentDoc,
    "\n  query DeadlineRows($search: String, $group: String, $language: DeadlineLanguage, $after: String) {\n    deadlineRows(first: 30, search: $search, group: $group, language: $language, after: $after) {\n      totalCount\n      nodes {\n        ...DeadlineRow_row\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.DeadlineRowsDocument,
    "\n  query OneDeadlineRow($id: ID!, $language: DeadlineLanguage) {\n    deadlineRow(id: $id, language: $language) {\n      ...DeadlineRow_row\n    }\n  }\n": typeof types.OneDeadlineRowDocument,
    "\n  query DeadlineChoices($language: DeadlineLanguage) {\n    deadlineGroups(language: $language) {\n      id\n      name\n      rowCount\n    }\n    holidayPlaces {\n      states\n      courts\n    }\n  }\n": typeof types.DeadlineChoicesDocument,
    "\n  query Deadline(\n    $rowId: String!\n    $date: String!\n    $copyDays: Int\n    $noticeDays: Int\n    $state: String\n    $court: String\n    $language: DeadlineLanguage\n  ) {\n    deadline(rowId: $rowId, date: $date, copyDays: $copyDays, noticeDays: $noticeDays, state: $state, court: $court, language: $language) {\n      date\n      today\n      status\n      statusText\n      statement\n      periodEnds\n      lastDay\n      lastDayText\n      daysLeft\n      notBefore\n      extendedUntil\n      row {\n        ...DeadlineRow_row\n      }\n      sum {\n        kind\n        text\n        pins {\n          ...DeadlinePin_pin\n        }\n      }\n      moves {\n        kind\n        text\n        pins {\n          ...DeadlinePin_pin\n        }\n      }\n    }\n  }\n": typeof types.DeadlineDocument,
    "\n  query OpenMatters($search: String) {\n    matters(first: 50, status: OPEN, search: $search) {\n      nodes {\n        id\n        title\n      }\n    }\n  }\n": typeof types.OpenMattersDocument,
    "\n  mutation KeepInMatter($input: AddMatterDeadlineInput!) {\n    addMatterDeadline(input: $input) {\n      id\n    }\n  }\n": typeof types.KeepInMatterDocument,
    "\n  query Desk {\n    matterDeadlines(first: 5, status: OPEN) {\n      nodes {\n        id\n        day\n        title\n        daysLeft\n        matterId\n        matterTitle\n      }\n    }\n    lawChanges(first: 5, seen: false) {\n      totalCount\n      nodes {\n        id\n        title\n        conversationId\n        draftId\n        documentType\n        lawTitle\n      }\n    }\n    documents(first: 4) {\n      nodes {\n        id\n        title\n        documentType\n        updatedAt\n      }\n    }\n    conversations(first: 4) {\n      nodes {\n        id\n        title\n        updatedAt\n      }\n    }\n  }\n": typeof types.DeskDocument,
    "\n  query LawChanges($first: Int!, $after: String, $seen: Boolean, $conversationId: ID, $draftId: ID) {\n    lawChanges(first: $first, after: $after, seen: $seen, conversationId: $conversationId, draftId: $draftId) {\n      totalCount\n      nodes {\n        id\n        kind\n        title\n        conversationId\n        draftId\n        documentType\n        lawId\n        lawTitle\n        changes\n        statusBefore\n        statusAfter\n        changedAt\n        seenAt\n        quotations {\n          ...Quotation_standing\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.LawChangesDocument,
    "\n  mutation MarkLawChangesSeen($input: MarkLawChangesSeenInput!) {\n    markLawChangesSeen(input: $input) {\n      seen\n    }\n  }\n": typeof types.MarkLawChangesSeenDocument,
    "\n  fragment ListedSource_source on Source {\n    id\n    title\n    documentType\n    year\n    jurisdiction\n    court\n    decidedOn\n    citations\n    citation\n    stamp\n    sectionCount\n    citedByCount\n  }\n": typeof types.ListedSource_SourceFragmentDoc,
    "\n  fragment ListedSection_section on SourceSection {\n    label\n    name\n    heading\n    chapter\n    citation\n    stamp\n    page\n    excerpt\n    spanStart\n    spanEnd\n  }\n": typeof types.ListedSection_SectionFragmentDoc,
    "\n  query Sources(\n    $after: String\n    $search: String\n    $documentType: LegalDocumentType\n    $yearFrom: Int\n    $yearTo: Int\n    $jurisdiction: String\n    $court: String\n    $lawState: LawState\n  ) {\n    sources(\n      first: 30\n      after: $after\n      search: $search\n      documentType: $documentType\n      yearFrom: $yearFrom\n      yearTo: $yearTo\n      jurisdiction: $jurisdiction\n      court: $court\n      lawState: $lawState\n    ) {\n      totalCount\n      nodes {\n        ...ListedSource_source\n        matches {\n          ...ListedSection_section\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.SourcesDocument,
    "\n  query LibraryChoices {\n    libraryCoverage {\n      total\n      jurisdictions\n      courts\n    }\n  }\n": typeof types.LibraryChoicesDocument,
    "\n  query SourceContents($id: ID!, $search: String, $after: String) {\n    sourceContents(id: $id) {\n      source {\n        ...ListedSource_source\n        bench\n      }\n      sections(first: 200, after: $after, search: $search) {\n        totalCount\n        nodes {\n          ...ListedSection_section\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n": typeof types.SourceContentsDocument,
    "\n  query SourceSection($id: ID!, $label: String!) {\n    sourceContents(id: $id) {\n      source {\n        id\n        title\n      }\n      section(label: $label) {\n        label\n        name\n        heading\n        chapter\n        page\n        spanStart\n        spanEnd\n      }\n    }\n  }\n": typeof types.SourceSectionDocument,
    "\n  query LibraryWords($query: String!, $filters: SearchFilters, $cites: Boolean!) {\n    searchSources(query: $query, filters: $filters, first: 12) {\n      passages {\n        documentId\n        documentTitle\n        headingPath\n        unit\n        excerpt\n        stamp\n        found\n        pageStart\n        pageEnd\n        fromScan\n        spanStart\n        spanEnd\n      }\n    }\n    verifyText(text: $query) @include(if: $cites) {\n      citations {\n        kind\n        status\n        written\n        act\n        section\n        heading\n        stamp\n        successors {\n          act\n          section\n        }\n        place {\n          documentId\n          documentTitle\n          headingPath\n          pageStart\n          pageEnd\n          spanStart\n          spanEnd\n        }\n      }\n    }\n  }\n": typeof types.LibraryWordsDocument,
    "\n  query SourceCiting($id: ID!, $after: String) {\n    sourceContents(id: $id) {\n      cites {\n        written\n        source {\n          id\n          citation\n        }\n      }\n      citedBy(first: 30, after: $after) {\n        totalCount\n        nodes {\n          id\n          citation\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n": typeof types.SourceCitingDocument,
    "\n  fragment Chronology_event on ChronologyEvent {\n    id\n    day\n    precision\n    choices\n    text\n    state\n    source\n    sourceName\n    page\n    paragraph\n    words\n  }\n": typeof types.Chronology_EventFragmentDoc,
    "\n  query Chronology($id: ID!, $after: String) {\n    chronology(first: 200, after: $after, matterId: $id) {\n      totalCount\n      nodes {\n        ...Chronology_event\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.ChronologyDocument,
    "\n  mutation ReadChronology($id: ID!) {\n    readChronology(matterId: $id) {\n      added\n      leftOver\n      leftOut\n    }\n  }\n": typeof types.ReadChronologyDocument,
    "\n  mutation AddChronologyEvent($id: ID!, $input: AddChronologyEventInput!) {\n    addChronologyEvent(matterId: $id, input: $input) {\n      ...Chronology_event\n    }\n  }\n": typeof types.AddChronologyEventDocument,
    "\n  mutation UpdateChronologyEvent($id: ID!, $input: UpdateChronologyEventInput!) {\n    updateChronologyEvent(id: $id, input: $input) {\n      ...Chronology_event\n    }\n  }\n": typeof types.UpdateChronologyEventDocument,
    "\n  mutation DeleteChronologyEvent($id: ID!) {\n    deleteChronologyEvent(id: $id) {\n      id\n    }\n  }\n": typeof types.DeleteChronologyEventDocument,
    "\n  fragment Matter_matter on Matter {\n    id\n    title\n    reference\n    parties {\n      name\n      role\n      isClient\n    }\n    court\n    caseNumber\n    stage\n    state\n    personalLaw\n    notes\n    tags\n    status\n    confidential\n    version\n    conversationCount\n    documentCount\n    fileCount\n    deadlineCount\n    role\n    ownerName\n    memberCount\n    updatedAt\n    restorableUntil\n  }\n": typeof types.Matter_MatterFragmentDoc,
    "\n  fragment MatterDate_date on MatterDeadline {\n    id\n    matterId\n    matterTitle\n    confidential\n    day\n    title\n    reason\n    pins\n    status\n    daysLeft\n  }\n": typeof types.MatterDate_DateFragmentDoc,
    "\n  query Matters($after: String, $search: String, $status: MatterStatus, $deleted: Boolean) {\n    matters(first: 50, after: $after, search: $search, status: $status, deleted: $deleted) {\n      totalCount\n      nodes {\n        ...Matter_matter\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.MattersDocument,
    "\n  query NextMatterDates {\n    matterDeadlines(first: 5, status: OPEN) {\n      nodes {\n        ...MatterDate_date\n      }\n    }\n  }\n": typeof types.NextMatterDatesDocument,
    "\n  query Reminders {\n    reminders {\n      byEmail\n      emailAvailable\n      feedSince\n    }\n  }\n": typeof types.RemindersDocument,
    "\n  mutation UpdateReminders($input: UpdateRemindersInput!) {\n    updateReminders(input: $input) {\n      byEmail\n    }\n  }\n": typeof types.UpdateRemindersDocument,
    "\n  mutation RenewCalendarFeed {\n    renewCalendarFeed {\n      path\n    }\n  }\n": typeof types.RenewCalendarFeedDocument,
    "\n  mutation EndCalendarFeed {\n    endCalendarFeed {\n      feedSince\n    }\n  }\n": typeof types.EndCalendarFeedDocument,
    "\n  query OneMatter($id: ID!) {\n    matter(id: $id) {\n      ...Matter_matter\n    }\n  }\n": typeof types.OneMatterDocument,
    "\n  query MatterDates($id: ID!, $after: String) {\n    matterDeadlines(first: 100, after: $after, matterId: $id) {\n      totalCount\n      nodes {\n        ...MatterDate_date\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.MatterDatesDocument,
    "\n  query MatterContents($id: ID) {\n    conversations(first: 200, matterId: $id) {\n      totalCount\n      nodes {\n        id\n        title\n        matterId\n      }\n    }\n    documents(first: 200, matterId: $id) {\n      totalCount\n      nodes {\n        id\n        title\n        documentType\n        matterId\n      }\n    }\n    referenceFiles(first: 200, matterId: $id) {\n      totalCount\n      nodes {\n        id\n        filename\n        matterId\n      }\n    }\n  }\n": typeof types.MatterContentsDocument,
    "\n  mutation CreateMatter($input: CreateMatterInput!) {\n    createMatter(input: $input) {\n      ...Matter_matter\n    }\n  }\n": typeof types.CreateMatterDocument,
    "\n  mutation UpdateMatter($id: ID!, $input: UpdateMatterInput!) {\n    updateMatter(id: $id, input: $input) {\n      ...Matter_matter\n    }\n  }\n": typeof types.UpdateMatterDocument,
    "\n  mutation DeleteMatter($id: ID!) {\n    deleteMatter(id: $id) {\n      id\n    }\n  }\n": typeof types.DeleteMatterDocument,
    "\n  mutation RestoreMatter($id: ID!) {\n    restoreMatter(id: $id) {\n      ...Matter_matter\n    }\n  }\n": typeof types.RestoreMatterDocument,
    "\n  mutation MoveToMatter($input: MoveToMatterInput!) {\n    moveToMatter(input: $input) {\n      moved\n    }\n  }\n": typeof types.MoveToMatterDocument,
    "\n  mutation BeginMatterConversation {\n    createConversation {\n      id\n    }\n  }\n": typeof types.BeginMatterConversationDocument,
    "\n  mutation AddMatterDate($input: AddMatterDeadlineInput!) {\n    addMatterDeadline(input: $input) {\n      id\n    }\n  }\n": typeof types.AddMatterDateDocument,
    "\n  mutation UpdateMatterDate($id: ID!, $input: UpdateMatterDeadlineInput!) {\n    updateMatterDeadline(id: $id, input: $input) {\n      ...MatterDate_date\n    }\n  }\n": typeof types.UpdateMatterDateDocument,
    "\n  mutation DeleteMatterDate($id: ID!) {\n    deleteMatterDeadline(id: $id) {\n      id\n    }\n  }\n": typeof types.DeleteMatterDateDocument,
    "\n  query MatterMembers($id: ID!) {\n    matterMembers(id: $id) {\n      userId\n      name\n      email\n      role\n      isYou\n    }\n  }\n": typeof types.MatterMembersDocument,
    "\n  mutation InviteToMatter($id: ID!, $input: InviteToMatterInput!) {\n    inviteToMatter(id: $id, input: $input) {\n      userId\n      name\n    }\n  }\n": typeof types.InviteToMatterDocument,
    "\n  mutation ChangeMemberRole($id: ID!, $userId: ID!, $role: MemberRole!) {\n    changeMemberRole(id: $id, userId: $userId, role: $role) {\n      userId\n    }\n  }\n": typeof types.ChangeMemberRoleDocument,
    "\n  mutation RemoveFromMatter($id: ID!, $userId: ID!) {\n    removeFromMatter(id: $id, userId: $userId) {\n      userId\n    }\n  }\n": typeof types.RemoveFromMatterDocument,
    "\n  fragment MyDocument_document on UserDocument {\n    id\n    title\n    documentType\n    updatedAt\n    currentVersion {\n      id\n      number\n    }\n  }\n": typeof types.MyDocument_DocumentFragmentDoc,
    "\n  query MyDocuments($first: Int!, $offset: Int!, $documentType: String, $search: String) {\n    documents(first: $first, offset: $offset, documentType: $documentType, search: $search) {\n      totalCount\n      nodes {\n        ...MyDocument_document\n      }\n    }\n  }\n": typeof types.MyDocumentsDocument,
    "\n  mutation RenameDocument($input: RenameDocumentInput!) {\n    renameDocument(input: $input) {\n      id\n      title\n      updatedAt\n    }\n  }\n": typeof types.RenameDocumentDocument,
    "\n  mutation DuplicateDocument($id: ID!) {\n    duplicateDocument(id: $id) {\n      id\n      title\n    }\n  }\n": typeof types.DuplicateDocumentDocument,
    "\n  mutation DeleteDocument($id: ID!) {\n    deleteDocument(id: $id) {\n      id\n    }\n  }\n": typeof types.DeleteDocumentDocument,
    "\n  query MattersOfParty($id: ID!) {\n    mattersOfParty(id: $id) {\n      id\n      title\n    }\n  }\n": typeof types.MattersOfPartyDocument,
    "\n  mutation DeleteParty($id: ID!) {\n    deleteParty(id: $id) {\n      id\n    }\n  }\n": typeof types.DeletePartyDocument,
    "\n  mutation RestoreParty($id: ID!) {\n    restoreParty(id: $id) {\n      ...Party_party\n    }\n  }\n": typeof types.RestorePartyDocument,
    "\n  query PartyBook {\n    partyBook\n  }\n": typeof types.PartyBookDocument,
    "\n  mutation ImportParties($input: ImportPartiesInput!) {\n    importParties(input: $input) {\n      added\n      known\n      namesakes\n    }\n  }\n": typeof types.ImportPartiesDocument,
    "\n  query ApiKeys($first: Int!, $offset: Int!) {\n    apiKeys(first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        ...ApiKeysList_key\n      }\n    }\n  }\n": typeof types.ApiKeysDocument,
    "\n  mutation CreateApiKey($input: CreateApiKeyInput!) {\n    createApiKey(input: $input) {\n      secret\n    }\n  }\n": typeof types.CreateApiKeyDocument,
    "\n  mutation RevokeApiKey($id: ID!) {\n    revokeApiKey(id: $id) {\n      id\n      state\n    }\n  }\n": typeof types.RevokeApiKeyDocument,
    "\n  query RetentionTerms {\n    retentionTerms {\n      conversationDays\n      backupDays\n    }\n    me {\n      id\n      storage {\n        usedBytes\n        limitBytes\n      }\n    }\n  }\n": typeof types.RetentionTermsDocument,
    "\n  mutation DeleteAccount($input: PasswordConfirmationInput!) {\n    deleteAccount(input: $input) {\n      message\n    }\n  }\n": typeof types.DeleteAccountDocument,
    "\n  query ForPrograms {\n    apiKeys(first: 1) {\n      totalCount\n    }\n    webhooks(first: 1) {\n      totalCount\n    }\n  }\n": typeof types.ForProgramsDocument,
    "\n  query LoginSessions {\n    loginSessions {\n      id\n      area\n      device\n      address\n      createdAt\n      lastUsedAt\n      expiresAt\n      kept\n      current\n    }\n  }\n": typeof types.LoginSessionsDocument,
    "\n  mutation EndLoginSession($id: ID!) {\n    endLoginSession(id: $id) {\n      message\n    }\n  }\n": typeof types.EndLoginSessionDocument,
    "\n  mutation EndOtherLoginSessions {\n    endOtherLoginSessions {\n      message\n    }\n  }\n": typeof types.EndOtherLoginSessionsDocument,
    "\n  query ConnectedApps {\n    connectedApps {\n      id\n      name\n      host\n      scopes\n      createdAt\n      lastUsedAt\n    }\n  }\n": typeof types.ConnectedAppsDocument,
    "\n  mutation DisconnectApp($id: ID!) {\n    disconnectApp(id: $id) {\n      id\n    }\n  }\n": typeof types.DisconnectAppDocument,
    "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      message\n    }\n  }\n": typeof types.ChangePasswordDocument,
    "\n  query SecondFactor {\n    secondFactor {\n      enabled\n      enabledAt\n      recoveryCodesLeft\n      required\n    }\n  }\n": typeof types.SecondFactorDocument,
    "\n  mutation BeginSecondFactor($input: BeginSecondFactorInput!) {\n    beginSecondFactor(input: $input) {\n      secret\n      uri\n    }\n  }\n": typeof types.BeginSecondFactorDocument,
    "\n  mutation ConfirmSecondFactor($input: ConfirmSecondFactorInput!) {\n    confirmSecondFactor(input: $input) {\n      recoveryCodes\n    }\n  }\n": typeof types.ConfirmSecondFactorDocument,
    "\n  mutation RenewRecoveryCodes($input: BothFactorsInput!) {\n    renewRecoveryCodes(input: $input) {\n      recoveryCodes\n    }\n  }\n": typeof types.RenewRecoveryCodesDocument,
    "\n  mutation DisableSecondFactor($input: BothFactorsInput!) {\n    disableSecondFactor(input: $input) {\n      message\n    }\n  }\n": typeof types.DisableSecondFactorDocument,
    "\n  query TokenStatement($after: String) {\n    tokenStatement(first: 20, after: $after) {\n      totalCount\n      nodes {\n        ...StatementTable_entry\n        id\n        reservationId\n        document {\n          id\n          title\n          documentType\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.TokenStatementDocument,
    "\n  mutation UpdateProfile($input: ProfileInput!) {\n    updateProfile(input: $input) {\n      id\n      name\n      email\n      phone\n      role\n      createdAt\n      lastLogin\n    }\n  }\n": typeof types.UpdateProfileDocument,
    "\n  query Webhooks($first: Int!, $offset: Int!) {\n    page: webhooks(first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        ...WebhooksList_webhook\n      }\n    }\n  }\n": typeof types.WebhooksDocument,
    "\n  query WebhookDeliveries($id: ID!, $first: Int!, $offset: Int!) {\n    page: webhookDeliveries(id: $id, first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        ...WebhookDeliveries_delivery\n      }\n    }\n  }\n": typeof types.WebhookDeliveriesDocument,
    "\n  mutation CreateWebhook($input: CreateWebhookInput!) {\n    made: createWebhook(input: $input) {\n      secret\n    }\n  }\n": typeof types.CreateWebhookDocument,
    "\n  mutation UpdateWebhook($id: ID!, $input: UpdateWebhookInput!) {\n    webhook: updateWebhook(id: $id, input: $input) {\n      ...WebhooksList_webhook\n    }\n  }\n": typeof types.UpdateWebhookDocument,
    "\n  mutation DeleteWebhook($id: ID!) {\n    gone: deleteWebhook(id: $id) {\n      id\n    }\n  }\n": typeof types.DeleteWebhookDocument,
    "\n  mutation RotateWebhookSecret($id: ID!) {\n    made: rotateWebhookSecret(id: $id) {\n      secret\n    }\n  }\n": typeof types.RotateWebhookSecretDocument,
    "\n  mutation TestWebhook($id: ID!) {\n    delivery: testWebhook(id: $id) {\n      id\n    }\n  }\n": typeof types.TestWebhookDocument,
    "\n  mutation ReplayWebhookDelivery($id: ID!) {\n    delivery: replayWebhookDelivery(id: $id) {\n      ...WebhookDeliveries_delivery\n    }\n  }\n": typeof types.ReplayWebhookDeliveryDocument,
    "\n  query Receipt($conversationId: ID!, $exchangeId: ID!) {\n    answerReceipt(conversationId: $conversationId, exchangeId: $exchangeId) {\n      sha256\n      receipt {\n        exchangeId\n        question\n        referenceFilename\n        asOn\n        askedAt\n        answeredAt\n        answer\n        model\n        indexVersion\n        plainText {\n          topicName\n          readOn\n          signedBy\n        }\n      }\n      check {\n        hashRight\n        checkedAt\n        quotations {\n          ...Quotation_standing\n        }\n      }\n    }\n  }\n": typeof types.ReceiptDocument,
    "\n  fragment NoticeValue_value on NoticeValue {\n    field\n    value\n    start\n    end\n    label\n    demanded\n    statements\n    time {\n      count\n      unit\n      from\n      until\n    }\n  }\n": typeof types.NoticeValue_ValueFragmentDoc,
    "\n  query NoticeReading($input: NoticeInput!) {\n    noticeReading(input: $input) {\n      filename\n      kind\n      proceeding\n      text\n      cut\n      fromScan\n      values {\n        ...NoticeValue_value\n      }\n    }\n  }\n": typeof types.NoticeReadingDocument,
    "\n  query ReplyBy($input: NoticeInput!) {\n    noticeReading(input: $input) {\n      replyBy {\n        day\n        arithmetic\n      }\n    }\n  }\n": typeof types.ReplyByDocument,
    "\n  fragment ProposedLaw_law on ProposedLaw {\n    provision\n    origin\n    instead\n    note\n    heading\n    quotation\n    stamp\n  }\n": typeof types.ProposedLaw_LawFragmentDoc,
    "\n  query ReplyLaw($input: ReplyLawInput!) {\n    replyLaw(input: $input) {\n      ...ProposedLaw_law\n    }\n  }\n": typeof types.ReplyLawDocument,
    "\n  query Slip($conversationId: ID!, $exchangeId: ID!, $language: SlipLanguage) {\n    answerSlip(conversationId: $conversationId, exchangeId: $exchangeId, language: $language) {\n      language\n      title\n      day\n      questionHeading\n      question\n      parts {\n        kind\n        heading\n        lines\n      }\n      notes\n    }\n  }\n": typeof types.SlipDocument,
    "\n  fragment VerifyPage_text on VerifiedText {\n    asOn\n    citationCount\n    citations {\n      kind\n      status\n      written\n      start\n      end\n      act\n      section\n      heading\n      stamp\n      citedInLibrary\n      successors {\n        act\n        section\n      }\n      differences {\n        written\n        held\n      }\n      place {\n        documentId\n        documentTitle\n        headingPath\n        pageStart\n        pageEnd\n        fromScan\n        spanStart\n        spanEnd\n      }\n    }\n  }\n": typeof types.VerifyPage_TextFragmentDoc,
    "\n  query VerifyText($text: String!, $asOn: Date) {\n    verifyText(text: $text, asOn: $asOn) {\n      ...VerifyPage_text\n    }\n  }\n": typeof types.VerifyTextDocument,
    "\n  query VerifyFiles($filenames: [String!]!, $asOn: Date) {\n    verifyFiles(filenames: $filenames, asOn: $asOn) {\n      filename\n      error\n      notVerifiedFrom\n      verified {\n        ...VerifyPage_text\n      }\n    }\n  }\n": typeof types.VerifyFilesDocument,
    "\n  fragment SessionUser_user on User {\n    id\n    name\n    email\n    phone\n    role\n    createdAt\n    lastLogin\n  }\n": typeof types.SessionUser_UserFragmentDoc,
    "\n  query CurrentUser {\n    me {\n      ...SessionUser_user\n    }\n  }\n": typeof types.CurrentUserDocument,
    "\n  mutation RenewSession {\n    renewSession {\n      accessToken\n    }\n  }\n": typeof types.RenewSessionDocument,
    "\n  mutation EndSession {\n    endSession {\n      userId\n    }\n  }\n": typeof types.EndSessionDocument,
    "\n  mutation EndAdminSession {\n    endAdminSession {\n      userId\n    }\n  }\n": typeof types.EndAdminSessionDocument,
    "\n  query UnfinishedForm($documentType: String!) {\n    unfinishedForms(documentType: $documentType) {\n      documentType\n      templateData\n      extra\n    }\n  }\n": typeof types.UnfinishedFormDocument,
    "\n  mutation KeepUnfinishedForm($input: UnfinishedFormInput!) {\n    keepUnfinishedForm(input: $input) {\n      documentType\n    }\n  }\n": typeof types.KeepUnfinishedFormDocument,
    "\n  mutation DiscardUnfinishedForm($documentType: String!) {\n    discardUnfinishedForm(documentType: $documentType) {\n      documentType\n    }\n  }\n": typeof types.DiscardUnfinishedFormDocument,
};
const documents: Documents = {
    "\n  mutation Reauthenticate($input: ReauthenticateInput!) {\n    reauthenticate(input: $input) {\n      confirmedUntil\n    }\n  }\n": types.ReauthenticateDocument,
    "\n  mutation AdminReauthenticate($input: ReauthenticateInput!) {\n    adminReauthenticate(input: $input) {\n      confirmedUntil\n    }\n  }\n": types.AdminReauthenticateDocument,
    "\n  query PaletteSearch($search: String!) {\n    documents(first: 5, search: $search) {\n      nodes {\n        id\n        title\n        documentType\n      }\n    }\n    conversations(first: 5, search: $search) {\n      nodes {\n        id\n        title\n      }\n    }\n    sources(first: 5, search: $search) {\n      nodes {\n        id\n        title\n        year\n      }\n    }\n  }\n": types.PaletteSearchDocument,
    "\n  fragment ApiKeysList_key on ApiKey {\n    id\n    name\n    prefix\n    scopes\n    state\n    test\n    expiresAt\n    allowedAddresses\n    callsPerMinute\n    tokenBudget\n    tokensSpent\n    lastUsedAt\n    lastUsedAddress\n    ownerEmail\n  }\n": types.ApiKeysList_KeyFragmentDoc,
    "\n  fragment Approval_state on Approval {\n    state\n    requestId\n    decidedBy\n    decidedAt\n  }\n": types.Approval_StateFragmentDoc,
    "\n  query ApprovalStanding {\n    approvalStanding {\n      needed\n      supervisors\n      supervised\n      waiting\n    }\n  }\n": types.ApprovalStandingDocument,
    "\n  query VersionApproval($id: ID!) {\n    documentVersion(id: $id) {\n      id\n      approval {\n        ...Approval_state\n      }\n    }\n  }\n": types.VersionApprovalDocument,
    "\n  query AnswerApprovals($conversationId: ID!) {\n    conversationExchanges(conversationId: $conversationId, first: 200) {\n      nodes {\n        id\n        approval {\n          ...Approval_state\n        }\n      }\n    }\n  }\n": types.AnswerApprovalsDocument,
    "\n  mutation AskForApproval($input: AskForApprovalInput!) {\n    askForApproval(input: $input) {\n      id\n      state\n    }\n  }\n": types.AskForApprovalDocument,
    "\n  query BundleFiles {\n    referenceFiles(first: 100) {\n      nodes {\n        id\n        filename\n        fileType\n        size\n        status\n      }\n    }\n  }\n": types.BundleFilesDocument,
    "\n  mutation BundleDocument($input: BundleDocumentInput!) {\n    bundleDocument(input: $input) {\n      job {\n        id\n      }\n    }\n  }\n": types.BundleDocumentDocument,
    "\n  query BundleProgress($jobId: ID!) {\n    documentRendering(jobId: $jobId) {\n      filename\n      downloadUrl\n      job {\n        id\n        state\n        percent\n        error\n      }\n    }\n  }\n": types.BundleProgressDocument,
    "\n  mutation CancelBundle($jobId: ID!) {\n    cancelRendering(jobId: $jobId) {\n      id\n    }\n  }\n": types.CancelBundleDocument,
    "\n  query EarlierPapers($first: Int!) {\n    documents(first: $first) {\n      nodes {\n        id\n        title\n        documentType\n        matterId\n        currentVersion {\n          id\n          formValues\n        }\n      }\n    }\n    matters(first: $first) {\n      nodes {\n        id\n        title\n      }\n    }\n  }\n": types.EarlierPapersDocument,
    "\n  query TokenBalance {\n    tokenBalance {\n      tokens\n    }\n  }\n": types.TokenBalanceDocument,
    "\n  fragment DraftCitation_citation on DocumentCitation {\n    documentId\n    documentTitle\n    headingPath\n    pageStart\n    pageEnd\n    fromScan\n    quotation\n    spanStart\n    spanEnd\n  }\n": types.DraftCitation_CitationFragmentDoc,
    "\n  fragment GeneratedDraft_generated on GeneratedDocument {\n    documentContent\n    draftedBy\n    notice\n    signingNotes {\n      topic\n      urgency\n      text\n      textHindi\n    }\n    suggestionReport {\n      instruction\n      applied\n      message\n    }\n    citations {\n      ...DraftCitation_citation\n    }\n    remainingTokens\n    document {\n      id\n      matterId\n    }\n    questions {\n      id\n    }\n    version {\n      id\n      number\n      formValues\n    }\n  }\n": types.GeneratedDraft_GeneratedFragmentDoc,
    "\n  subscription GenerationStream($input: GenerateDocumentInput!) {\n    generation(input: $input) {\n      kind\n      stage\n      text\n      generated {\n        ...GeneratedDraft_generated\n      }\n    }\n  }\n": types.GenerationStreamDocument,
    "\n  mutation GenerateDocument($input: GenerateDocumentInput!) {\n    generateDocument(input: $input) {\n      ...GeneratedDraft_generated\n    }\n  }\n": types.GenerateDocumentDocument,
    "\n  fragment Template_template on DocumentTemplate {\n    documentType\n    label\n    category\n    summary\n    words\n    blanks\n    cost\n    fields {\n      name\n      label\n      type\n      required\n      placeholder\n      help\n      group\n      default\n      format\n      options\n      min\n      max\n      maxLength\n      when {\n        field\n        is\n      }\n      columns {\n        name\n        label\n        required\n        format\n        maxLength\n      }\n      party {\n        role\n        fact\n        side\n      }\n      shared\n    }\n  }\n": types.Template_TemplateFragmentDoc,
    "\n  query DocumentTemplates {\n    documentTemplates {\n      ...Template_template\n    }\n  }\n": types.DocumentTemplatesDocument,
    "\n  query CheckDocument($content: String!, $documentType: String, $templateData: JSONObject, $matterId: ID, $documentId: ID) {\n    checkDocument(\n      content: $content\n      documentType: $documentType\n      templateData: $templateData\n      matterId: $matterId\n      documentId: $documentId\n    ) {\n      findingCount\n      blankCount\n      findings {\n        id\n        kind\n        message\n        messageHindi\n        excerpt\n        line\n        start\n        end\n        serious\n        field\n        clause\n        difference {\n          label\n          one\n          other\n        }\n      }\n      notCompared\n    }\n  }\n": types.CheckDocumentDocument,
    "\n  mutation AcceptDifference($matterId: ID!, $input: AcceptDifferenceInput!) {\n    acceptDifference(matterId: $matterId, input: $input) {\n      id\n    }\n  }\n": types.AcceptDifferenceDocument,
    "\n  query LetterheadAvailable {\n    letterheadAvailable\n  }\n": types.LetterheadAvailableDocument,
    "\n  query CourtFormats {\n    courtFormats {\n      id\n      name\n      courts\n      isDefault\n    }\n  }\n": types.CourtFormatsDocument,
    "\n  query NewestVersion($id: ID!) {\n    document(id: $id) {\n      id\n      currentVersion {\n        id\n        number\n        content\n      }\n    }\n  }\n": types.NewestVersionDocument,
    "\n  mutation SaveDocumentVersion($input: SaveDocumentVersionInput!) {\n    saveDocumentVersion(input: $input) {\n      id\n      number\n    }\n  }\n": types.SaveDocumentVersionDocument,
    "\n  fragment KeptDraft_document on UserDocument {\n    id\n    title\n    documentType\n    matterId\n    currentVersion {\n      id\n      number\n      content\n      draftedBy\n      notice\n      formValues\n      referenceFilename\n      signingNotes {\n        topic\n        urgency\n        text\n        textHindi\n      }\n      citations {\n        ...DraftCitation_citation\n      }\n    }\n  }\n": types.KeptDraft_DocumentFragmentDoc,
    "\n  query KeptDocument($id: ID!) {\n    document(id: $id) {\n      ...KeptDraft_document\n    }\n  }\n": types.KeptDocumentDocument,
    "\n  query LastDocument($documentType: String!) {\n    documents(first: 1, documentType: $documentType) {\n      nodes {\n        ...KeptDraft_document\n      }\n    }\n  }\n": types.LastDocumentDocument,
    "\n  mutation RestoreDocument($id: ID!) {\n    restoreDocument(id: $id) {\n      id\n      title\n    }\n  }\n": types.RestoreDocumentDocument,
    "\n  fragment ChangeProposal_proposal on ChangeProposal {\n    id\n    documentType\n    documentId\n    previousDocument\n    suggestions\n    price\n    notice\n    changes {\n      id\n      instruction\n      asked\n      message\n      segments {\n        kind\n        text\n      }\n      places {\n        start\n        end\n        segments {\n          kind\n          text\n        }\n      }\n    }\n    questions {\n      id\n      instruction\n      question\n      choices {\n        label\n        suggestion\n      }\n    }\n    notChanged {\n      instruction\n      applied\n      message\n    }\n  }\n": types.ChangeProposal_ProposalFragmentDoc,
    "\n  query ChangeProposals {\n    changeProposals {\n      ...ChangeProposal_proposal\n    }\n  }\n": types.ChangeProposalsDocument,
    "\n  mutation ProposeChanges($input: GenerateDocumentInput!) {\n    proposeChanges(input: $input) {\n      ...ChangeProposal_proposal\n    }\n  }\n": types.ProposeChangesDocument,
    "\n  mutation KeepChanges($input: KeepChangesInput!) {\n    keepChanges(input: $input) {\n      ...GeneratedDraft_generated\n    }\n  }\n": types.KeepChangesDocument,
    "\n  mutation AnswerQuestions($input: AnswerQuestionsInput!) {\n    answerQuestions(input: $input) {\n      ...ChangeProposal_proposal\n    }\n  }\n": types.AnswerQuestionsDocument,
    "\n  mutation DiscardChanges($id: ID!) {\n    discardChanges(id: $id) {\n      id\n    }\n  }\n": types.DiscardChangesDocument,
    "\n  fragment VersionRow_version on DocumentVersion {\n    id\n    number\n    origin\n    createdAt\n    price\n    suggestions\n    author {\n      name\n      isYou\n    }\n  }\n": types.VersionRow_VersionFragmentDoc,
    "\n  query DocumentVersions($id: ID!) {\n    document(id: $id) {\n      id\n      title\n      versionCount\n      versions(first: 100) {\n        nodes {\n          ...VersionRow_version\n        }\n      }\n    }\n  }\n": types.DocumentVersionsDocument,
    "\n  query CompareVersions($fromId: ID!, $toId: ID!) {\n    compareDocumentVersions(fromId: $fromId, toId: $toId) {\n      id\n      insertedWords\n      deletedWords\n      segments {\n        kind\n        text\n      }\n    }\n  }\n": types.CompareVersionsDocument,
    "\n  mutation RestoreDocumentVersion($id: ID!) {\n    restoreDocumentVersion(id: $id) {\n      id\n      number\n      content\n      draftedBy\n      notice\n      formValues\n      referenceFilename\n      signingNotes {\n        topic\n        urgency\n        text\n        textHindi\n      }\n      citations {\n        ...DraftCitation_citation\n      }\n    }\n  }\n": types.RestoreDocumentVersionDocument,
    "\n  query LawChangedIn($conversationId: ID, $draftId: ID) {\n    lawChanges(conversationId: $conversationId, draftId: $draftId, seen: false, first: 50) {\n      totalCount\n      nodes {\n        id\n        exchangeId\n      }\n    }\n  }\n": types.LawChangedInDocument,
    "\n  fragment Quotation_standing on QuotationStanding {\n    marker\n    documentId\n    documentTitle\n    headingPath\n    quotation\n    state\n    wordsToday\n  }\n": types.Quotation_StandingFragmentDoc,
    "\n  query MatterName($id: ID!) {\n    matter(id: $id) {\n      id\n      title\n      confidential\n      role\n      ownerName\n    }\n  }\n": types.MatterNameDocument,
    "\n  fragment Party_party on Party {\n    id\n    name\n    kind\n    parentage\n    age\n    description\n    pan\n    cin\n    registration\n    address\n    pin\n    state\n    signatory\n    email\n    phone\n    version\n    restorableUntil\n  }\n": types.Party_PartyFragmentDoc,
    "\n  query Parties($first: Int!, $after: String, $search: String, $deleted: Boolean) {\n    parties(first: $first, after: $after, search: $search, deleted: $deleted) {\n      totalCount\n      nodes {\n        ...Party_party\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.PartiesDocument,
    "\n  mutation CreateParty($input: CreatePartyInput!) {\n    createParty(input: $input) {\n      ...Party_party\n    }\n  }\n": types.CreatePartyDocument,
    "\n  mutation UpdateParty($id: ID!, $input: UpdatePartyInput!) {\n    updateParty(id: $id, input: $input) {\n      ...Party_party\n    }\n  }\n": types.UpdatePartyDocument,
    "\n  fragment ReferenceRow_file on ReferenceFile {\n    id\n    filename\n    size\n    uploadDate\n    status\n    error\n    warnings\n  }\n": types.ReferenceRow_FileFragmentDoc,
    "\n  query ReferenceFiles($after: String, $matterId: ID) {\n    referenceFiles(first: 100, after: $after, matterId: $matterId) {\n      totalCount\n      nodes {\n        ...ReferenceRow_file\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.ReferenceFilesDocument,
    "\n  mutation MoveFileToMatter($input: MoveToMatterInput!) {\n    moveToMatter(input: $input) {\n      moved\n    }\n  }\n": types.MoveFileToMatterDocument,
    "\n  mutation DeleteReferenceFile($id: ID!) {\n    removeReferenceFile(id: $id) {\n      id\n    }\n  }\n": types.DeleteReferenceFileDocument,
    "\n  fragment SourcePageText_page on SourcePage {\n    index\n    number\n    spanStart\n    spanEnd\n    text\n  }\n": types.SourcePageText_PageFragmentDoc,
    "\n  query SourcePages($id: ID!, $from: Int, $spanStart: Int) {\n    sourceDocument(id: $id) {\n      id\n      title\n      originalUrl\n      pageCount\n      entry {\n        id\n        citation\n        citedByCount\n      }\n      pages(first: 2, from: $from, spanStart: $spanStart) {\n        ...SourcePageText_page\n      }\n    }\n  }\n": types.SourcePagesDocument,
    "\n  fragment StatementTable_entry on LedgerEntry {\n    id\n    createdAt\n    delta\n    balanceAfter\n    kind\n    operationType\n    reason\n    reservationId\n  }\n": types.StatementTable_EntryFragmentDoc,
    "\n  fragment WebhooksList_webhook on Webhook {\n    id\n    name\n    url\n    events\n    state\n    stateSince\n    failures\n  }\n": types.WebhooksList_WebhookFragmentDoc,
    "\n  fragment WebhookDeliveries_delivery on WebhookDelivery {\n    id\n    event\n    state\n    createdAt\n    attempts\n    status\n    error\n    payload\n  }\n": types.WebhookDeliveries_DeliveryFragmentDoc,
    "\n  query AllApiKeys($first: Int!, $offset: Int!) {\n    allApiKeys(first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        ...ApiKeysList_key\n      }\n    }\n  }\n": types.AllApiKeysDocument,
    "\n  mutation CreateAdminApiKey($input: CreateAdminApiKeyInput!) {\n    createAdminApiKey(input: $input) {\n      secret\n    }\n  }\n": types.CreateAdminApiKeyDocument,
    "\n  mutation RevokeAnyApiKey($id: ID!) {\n    revokeAnyApiKey(id: $id) {\n      id\n      state\n    }\n  }\n": types.RevokeAnyApiKeyDocument,
    "\n  query AuditLog(\n    $first: Int!\n    $offset: Int!\n    $after: String\n    $action: String\n    $actorId: ID\n    $subject: String\n    $search: String\n    $since: DateTime\n    $until: DateTime\n  ) {\n    auditLog(\n      first: $first\n      offset: $offset\n      after: $after\n      action: $action\n      actorId: $actorId\n      subject: $subject\n      search: $search\n      since: $since\n      until: $until\n    ) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        at\n        actorId\n        actorEmail\n        address\n        action\n        subject\n        subjectName\n        before\n        after\n        reason\n        apiKey\n      }\n    }\n  }\n": types.AuditLogDocument,
    "\n  fragment CourtFormatRow_format on CourtFormat {\n    id\n    name\n    courts\n    paper\n    marginTopMm\n    marginRightMm\n    marginBottomMm\n    marginLeftMm\n    fontSize\n    lineSpacing\n    pageNumbers\n    indexFirst\n    maxFileMb\n    isDefault\n  }\n": types.CourtFormatRow_FormatFragmentDoc,
    "\n  query AdminCourtFormats {\n    adminCourtFormats {\n      ...CourtFormatRow_format\n    }\n  }\n": types.AdminCourtFormatsDocument,
    "\n  mutation AddCourtFormat($input: CourtFormatInput!) {\n    addCourtFormat(input: $input) {\n      ...CourtFormatRow_format\n    }\n  }\n": types.AddCourtFormatDocument,
    "\n  mutation UpdateCourtFormat($id: ID!, $input: CourtFormatInput!) {\n    updateCourtFormat(id: $id, input: $input) {\n      ...CourtFormatRow_format\n    }\n  }\n": types.UpdateCourtFormatDocument,
    "\n  mutation RemoveCourtFormat($id: ID!) {\n    removeCourtFormat(id: $id) {\n      id\n    }\n  }\n": types.RemoveCourtFormatDocument,
    "\n  fragment FirstSteps_state on FirstSteps {\n    law\n    question\n    mail\n    model\n    backup\n    secondAdministrator\n    dismissed\n  }\n": types.FirstSteps_StateFragmentDoc,
    "\n  query FirstSteps {\n    firstSteps {\n      ...FirstSteps_state\n    }\n  }\n": types.FirstStepsDocument,
    "\n  mutation DismissFirstSteps {\n    dismissFirstSteps {\n      ...FirstSteps_state\n    }\n  }\n": types.DismissFirstStepsDocument,
    "\n  fragment GoldenRow_question on GoldenQuestion {\n    id\n    question\n    document\n    unit\n  }\n": types.GoldenRow_QuestionFragmentDoc,
    "\n  query GoldenQuestions {\n    goldenQuestions {\n      ...GoldenRow_question\n    }\n  }\n": types.GoldenQuestionsDocument,
    "\n  query GoldenQuestionCheck {\n    goldenQuestionCheck {\n      ...GoldenOutcomes_report\n    }\n  }\n": types.GoldenQuestionCheckDocument,
    "\n  mutation CreateGoldenQuestion($input: GoldenQuestionInput!) {\n    createGoldenQuestion(input: $input) {\n      ...GoldenRow_question\n    }\n  }\n": types.CreateGoldenQuestionDocument,
    "\n  mutation UpdateGoldenQuestion($id: ID!, $input: GoldenQuestionInput!) {\n    updateGoldenQuestion(id: $id, input: $input) {\n      ...GoldenRow_question\n    }\n  }\n": types.UpdateGoldenQuestionDocument,
    "\n  mutation DeleteGoldenQuestion($id: ID!) {\n    deleteGoldenQuestion(id: $id) {\n      message\n    }\n  }\n": types.DeleteGoldenQuestionDocument,
    "\n  query LegalDocumentNames($search: String) {\n    legalDocuments(first: 20, offset: 0, search: $search, sort: { field: FILENAME, direction: ASC }) {\n      nodes {\n        id\n        filename\n      }\n    }\n  }\n": types.LegalDocumentNamesDocument,
    "\n  fragment TopicRow_topic on GuideTopic {\n    id\n    name\n    field\n    origin\n    enabled\n    asks {\n      en\n      hi\n      hinglish\n    }\n    law {\n      act\n      section\n      held\n    }\n    next\n    plainText {\n      readOn\n      region\n      sentences {\n        slot\n        en\n        hi\n        pins\n        derived\n      }\n      leftOut {\n        pin\n        why\n      }\n      form\n      own\n      enabled\n      signedBy\n      signedAt\n      standing\n      problems\n      lackingActs\n    }\n  }\n": types.TopicRow_TopicFragmentDoc,
    "\n  query GuideTopics($first: Int!, $offset: Int!, $search: String, $field: String, $act: String, $origin: TopicOrigin, $enabled: Boolean) {\n    guideTopics(first: $first, offset: $offset, search: $search, field: $field, act: $act, origin: $origin, enabled: $enabled) {\n      totalCount\n      nodes {\n        ...TopicRow_topic\n      }\n    }\n  }\n": types.GuideTopicsDocument,
    "\n  mutation CreateTopic($input: TopicInput!) {\n    createTopic(input: $input) {\n      ...TopicRow_topic\n    }\n  }\n": types.CreateTopicDocument,
    "\n  mutation UpdateTopic($id: ID!, $input: TopicInput!) {\n    updateTopic(id: $id, input: $input) {\n      ...TopicRow_topic\n    }\n  }\n": types.UpdateTopicDocument,
    "\n  mutation SwitchTopic($id: ID!, $enabled: Boolean!) {\n    switchTopic(id: $id, enabled: $enabled) {\n      id\n      enabled\n    }\n  }\n": types.SwitchTopicDocument,
    "\n  mutation DeleteTopic($id: ID!) {\n    deleteTopic(id: $id) {\n      message\n    }\n  }\n": types.DeleteTopicDocument,
    "\n  query MissingLaw($first: Int!) {\n    missingLaw(first: $first) {\n      totalCount\n      nodes {\n        act\n        asked\n        lastAskedAt\n        topics\n        citedBy\n      }\n    }\n  }\n": types.MissingLawDocument,
    "\n  mutation SavePlainText($id: ID!, $input: PlainTextInput) {\n    savePlainText(id: $id, input: $input) {\n      ...TopicRow_topic\n    }\n  }\n": types.SavePlainTextDocument,
    "\n  mutation SwitchPlainText($id: ID!, $enabled: Boolean!) {\n    switchPlainText(id: $id, enabled: $enabled) {\n      ...TopicRow_topic\n    }\n  }\n": types.SwitchPlainTextDocument,
    "\n  mutation SignPlainText($id: ID!, $signed: Boolean!) {\n    signPlainText(id: $id, signed: $signed) {\n      ...TopicRow_topic\n    }\n  }\n": types.SignPlainTextDocument,
    "\n  fragment HolidayRow_holiday on Holiday {\n    id\n    day\n    name\n    state\n    court\n  }\n": types.HolidayRow_HolidayFragmentDoc,
    "\n  query Holidays($year: Int) {\n    holidays(first: 200, year: $year) {\n      totalCount\n      nodes {\n        ...HolidayRow_holiday\n      }\n    }\n    holidayStates\n  }\n": types.HolidaysDocument,
    "\n  mutation AddHoliday($input: HolidayInput!) {\n    addHoliday(input: $input) {\n      ...HolidayRow_holiday\n    }\n  }\n": types.AddHolidayDocument,
    "\n  mutation RemoveHoliday($id: ID!) {\n    removeHoliday(id: $id) {\n      id\n    }\n  }\n": types.RemoveHolidayDocument,
    "\n  fragment GoldenOutcomes_report on GoldenReport {\n    total\n    foundBefore\n    foundAfter\n    improved\n    worsened\n    outcomes {\n      questionId\n      question\n      document\n      unit\n      rankBefore\n      rankAfter\n    }\n  }\n": types.GoldenOutcomes_ReportFragmentDoc,
    "\n  query IndexGenerations {\n    indexGenerations {\n      id\n      state\n      createdAt\n      promotedAt\n      documents\n      passages\n      bytes\n      canRollBack\n      builtWith {\n        analyser\n        chunker\n        encoder\n        embeddingModel\n      }\n      goldenReport {\n        ...GoldenOutcomes_report\n      }\n    }\n  }\n": types.IndexGenerationsDocument,
    "\n  mutation RollBackIndex {\n    rollBackIndex {\n      message\n      generation\n    }\n  }\n": types.RollBackIndexDocument,
    "\n  query LanguageModel($days: Int!) {\n    systemStatus {\n      languageModel {\n        adapter\n        healthy\n        detail\n      }\n      modelBudget {\n        limit\n        used\n        exhaustedUsers\n      }\n    }\n    modelUsage(days: $days) {\n      total {\n        ...ModelUse_totals\n      }\n      byModel {\n        model\n        totals {\n          ...ModelUse_totals\n        }\n      }\n      byPurpose {\n        purpose\n        totals {\n          ...ModelUse_totals\n        }\n      }\n    }\n  }\n": types.LanguageModelDocument,
    "\n  fragment ModelUse_totals on ModelUsageTotals {\n    calls\n    failures\n    inputTokens\n    outputTokens\n    cacheReadTokens\n    cacheWriteTokens\n    meanDurationMs\n    costMicroUsd\n  }\n": types.ModelUse_TotalsFragmentDoc,
    "\n  fragment JobProgress_job on Job {\n    id\n    name\n    subject\n    state\n    stage\n    percent\n    done\n    total\n    error\n    attempts\n    secondsLeft\n    createdAt\n  }\n": types.JobProgress_JobFragmentDoc,
    "\n  fragment DocumentRow_document on LegalDocument {\n    id\n    filename\n    title\n    documentType\n    size\n    uploadDate\n    status\n    error\n    passages\n    uploader\n    report {\n      numbered\n      findings {\n        kind\n        text\n      }\n    }\n    version\n    source\n    description\n    year\n    jurisdiction\n    shortNames\n    canUndoEdit\n    found {\n      title\n      year\n      jurisdiction\n    }\n    lawStatus {\n      state\n      inForceFrom\n      repealedOn\n      replacedBy\n      origin\n      stamp\n    }\n    proposedLawStatus {\n      stamp\n    }\n    job {\n      ...JobProgress_job\n    }\n  }\n": types.DocumentRow_DocumentFragmentDoc,
    "\n  query LegalDocuments(\n    $first: Int!\n    $offset: Int!\n    $search: String\n    $status: LegalDocumentStatus\n    $documentType: LegalDocumentType\n    $uploader: String\n    $since: DateTime\n    $until: DateTime\n    $sort: LegalDocumentSort\n  ) {\n    legalDocuments(\n      first: $first\n      offset: $offset\n      search: $search\n      status: $status\n      documentType: $documentType\n      uploader: $uploader\n      since: $since\n      until: $until\n      sort: $sort\n    ) {\n      totalCount\n      nodes {\n        ...DocumentRow_document\n      }\n    }\n  }\n": types.LegalDocumentsDocument,
    "\n  query ExportedDocuments(\n    $first: Int!\n    $after: String\n    $search: String\n    $status: LegalDocumentStatus\n    $documentType: LegalDocumentType\n    $uploader: String\n    $since: DateTime\n    $until: DateTime\n  ) {\n    legalDocuments(\n      first: $first\n      after: $after\n      search: $search\n      status: $status\n      documentType: $documentType\n      uploader: $uploader\n      since: $since\n      until: $until\n    ) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        filename\n        title\n        documentType\n        size\n        uploadDate\n        uploader\n        version\n        year\n        jurisdiction\n        status\n        error\n        passages\n        source\n      }\n    }\n  }\n": types.ExportedDocumentsDocument,
    "\n  query SystemStatus {\n    systemStatus {\n      totalDocuments\n      ragInitialized\n      documents {\n        pending\n        indexing\n        indexed\n        failed\n      }\n      index {\n        documents\n        passages\n        healthy\n        detail\n      }\n      queue {\n        healthy\n        detail\n        queued\n        running\n        failed\n      }\n      storage {\n        originals\n        texts\n        index\n      }\n      modelUsage {\n        calls\n        failures\n        inputTokens\n        outputTokens\n        cacheReadTokens\n        cacheWriteTokens\n        costMicroUsd\n      }\n      modelBudget {\n        limit\n        used\n        exhaustedUsers\n      }\n      languageModel {\n        healthy\n        detail\n      }\n    }\n  }\n": types.SystemStatusDocument,
    "\n  query RecentJobs {\n    jobs(first: 100) {\n      nodes {\n        ...JobProgress_job\n      }\n    }\n  }\n": types.RecentJobsDocument,
    "\n  subscription JobProgress {\n    jobProgress {\n      ...JobProgress_job\n    }\n  }\n": types.JobProgressDocument,
    "\n  mutation CancelJob($id: ID!) {\n    cancelJob(id: $id) {\n      ...JobProgress_job\n    }\n  }\n": types.CancelJobDocument,
    "\n  mutation CancelIndexing($filename: String!) {\n    cancelIndexing(filename: $filename) {\n      ...DocumentRow_document\n    }\n  }\n": types.CancelIndexingDocument,
    "\n  mutation RetryIndexing($filename: String!) {\n    retryIndexing(filename: $filename) {\n      ...DocumentRow_document\n    }\n  }\n": types.RetryIndexingDocument,
    "\n  mutation SetLawStatus($filename: String!, $input: LawStatusInput) {\n    setLawStatus(filename: $filename, input: $input) {\n      ...DocumentRow_document\n    }\n  }\n": types.SetLawStatusDocument,
    "\n  mutation EditLegalDocument($filename: String!, $input: EditLegalDocumentInput!) {\n    editLegalDocument(filename: $filename, input: $input) {\n      ...DocumentRow_document\n    }\n  }\n": types.EditLegalDocumentDocument,
    "\n  mutation UndoLegalDocumentEdit($filename: String!) {\n    undoLegalDocumentEdit(filename: $filename) {\n      ...DocumentRow_document\n    }\n  }\n": types.UndoLegalDocumentEditDocument,
    "\n  query AdminSourcePages($id: ID!, $from: Int, $spanStart: Int) {\n    sourceDocument: legalDocumentSource(id: $id) {\n      id\n      title\n      originalUrl\n      pageCount\n      entry {\n        id\n        citation\n        citedByCount\n      }\n      pages(first: 2, from: $from, spanStart: $spanStart) {\n        ...SourcePageText_page\n      }\n    }\n  }\n": types.AdminSourcePagesDocument,
    "\n  mutation DeleteLegalDocument($filename: String!) {\n    deleteLegalDocument(filename: $filename) {\n      message\n    }\n  }\n": types.DeleteLegalDocumentDocument,
    "\n  mutation RebuildIndex {\n    rebuildIndex {\n      message\n      job {\n        ...JobProgress_job\n      }\n    }\n  }\n": types.RebuildIndexDocument,
    "\n  query HouseStyle {\n    houseStyle {\n      header\n      footer\n      marginMm\n      font\n      logo\n    }\n  }\n": types.HouseStyleDocument,
    "\n  mutation SetHouseStyle($input: HouseStyleInput!) {\n    setHouseStyle(input: $input) {\n      header\n      footer\n      marginMm\n      font\n      logo\n    }\n  }\n": types.SetHouseStyleDocument,
    "\n  mutation RemoveHouseStyle {\n    clearHouseStyle {\n      wasSet\n    }\n  }\n": types.RemoveHouseStyleDocument,
    "\n  query Overview($days: Int!) {\n    activity(days: $days) {\n      day\n      newUsers\n      drafts\n      answered\n      unanswered\n    }\n    userStatistics {\n      totalCount\n      activeCount\n      verifiedCount\n    }\n    missingLaw(first: 5) {\n      totalCount\n      nodes {\n        act\n        asked\n        citedBy\n      }\n    }\n    modelUsage(days: $days) {\n      total {\n        calls\n        failures\n        inputTokens\n        outputTokens\n        costMicroUsd\n      }\n      byDay {\n        day\n        totals {\n          calls\n        }\n      }\n    }\n    systemStatus {\n      queue {\n        healthy\n        detail\n        queued\n        running\n        failed\n      }\n    }\n  }\n": types.OverviewDocument,
    "\n  fragment PricingRow_pricing on TokenPricing {\n    id\n    operationType\n    operationName\n    baseTokens\n    complexityMultiplier\n    description\n  }\n": types.PricingRow_PricingFragmentDoc,
    "\n  query TokenPricing {\n    tokenPricing {\n      ...PricingRow_pricing\n    }\n  }\n": types.TokenPricingDocument,
    "\n  mutation SaveTokenPricing($input: SavePricingInput!) {\n    saveTokenPricing(input: $input) {\n      message\n      created\n      pricing {\n        ...PricingRow_pricing\n      }\n    }\n  }\n": types.SaveTokenPricingDocument,
    "\n  mutation InitializeDefaultPricing {\n    initializeDefaultPricing {\n      message\n      added\n    }\n  }\n": types.InitializeDefaultPricingDocument,
    "\n  query TokenReconciliation {\n    tokenReconciliation {\n      accounts\n      balanced\n      mismatchCount\n      mismatches {\n        userId\n        balance\n        ledgerSum\n      }\n      overdueReservations\n    }\n  }\n": types.TokenReconciliationDocument,
    "\n  query AnswerRatings($first: Int!, $offset: Int!, $verdict: RatingVerdict, $quoted: Boolean) {\n    answerRatings(first: $first, offset: $offset, verdict: $verdict, quoted: $quoted) {\n      totalCount\n      nodes {\n        id\n        verdict\n        reason\n        note\n        question\n        quoted\n        acts\n        createdAt\n      }\n    }\n    answerRatingCounts {\n      up\n      down\n      unquoted\n      days\n    }\n  }\n": types.AnswerRatingsDocument,
    "\n  fragment SectionQuestions_writing on QuestionWriting {\n    available\n    state\n    reason\n    tokensPerDay\n    tokensInAll\n    usedToday\n    usedInAll\n    costMicroUsd\n    sections\n    done\n    underWay\n    failed\n    questions\n    struck\n    toIndex\n    job {\n      ...JobProgress_job\n    }\n  }\n": types.SectionQuestions_WritingFragmentDoc,
    "\n  query QuestionWriting {\n    questionWriting {\n      ...SectionQuestions_writing\n    }\n  }\n": types.QuestionWritingDocument,
    "\n  mutation WriteSectionQuestions($tokensPerDay: Float!, $tokensInAll: Float!) {\n    writeSectionQuestions(tokensPerDay: $tokensPerDay, tokensInAll: $tokensInAll) {\n      ...SectionQuestions_writing\n    }\n  }\n": types.WriteSectionQuestionsDocument,
    "\n  mutation CancelSectionQuestions {\n    cancelSectionQuestions {\n      ...SectionQuestions_writing\n    }\n  }\n": types.CancelSectionQuestionsDocument,
    "\n  query SectionQuestions($first: Int!) {\n    sectionQuestions(first: $first, struck: false) {\n      totalCount\n      nodes {\n        id\n        document\n        unit\n        heading\n        language\n        question\n      }\n    }\n  }\n": types.SectionQuestionsDocument,
    "\n  mutation StrikeSectionQuestion($id: ID!) {\n    strikeSectionQuestion(id: $id) {\n      id\n      struckAt\n    }\n  }\n": types.StrikeSectionQuestionDocument,
    "\n  fragment SentenceModel_model on SentenceModel {\n    choice\n    canChoose\n    name\n    license\n    languages\n    dimensions\n    state\n    reason\n    fetchedMegabytes\n    totalMegabytes\n    inIndex\n    paused\n    topicVectors {\n      done\n      total\n    }\n    job {\n      ...JobProgress_job\n    }\n    options {\n      name\n      summary\n      license\n      megabytes\n    }\n  }\n": types.SentenceModel_ModelFragmentDoc,
    "\n  query SentenceModel {\n    sentenceModel {\n      ...SentenceModel_model\n    }\n  }\n": types.SentenceModelDocument,
    "\n  mutation ChooseSentenceModel($name: String) {\n    chooseSentenceModel(name: $name) {\n      ...SentenceModel_model\n    }\n  }\n": types.ChooseSentenceModelDocument,
    "\n  mutation StopVectors {\n    stopVectors {\n      ...SentenceModel_model\n    }\n  }\n": types.StopVectorsDocument,
    "\n  mutation StartVectors {\n    startVectors {\n      ...SentenceModel_model\n    }\n  }\n": types.StartVectorsDocument,
    "\n  query GoldenQuestionsByMeaning {\n    goldenQuestionsByMeaning {\n      ...GoldenOutcomes_report\n    }\n  }\n": types.GoldenQuestionsByMeaningDocument,
    "\n  fragment ServiceAccountRow_account on ServiceAccount {\n    id\n    name\n    isActive\n    tokens\n    activeKeys\n    createdAt\n    ownerEmail\n  }\n": types.ServiceAccountRow_AccountFragmentDoc,
    "\n  query ServiceAccounts($first: Int!, $offset: Int!) {\n    serviceAccounts(first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        ...ServiceAccountRow_account\n      }\n    }\n  }\n": types.ServiceAccountsDocument,
    "\n  mutation CreateServiceAccount($input: CreateServiceAccountInput!) {\n    createServiceAccount(input: $input) {\n      ...ServiceAccountRow_account\n    }\n  }\n": types.CreateServiceAccountDocument,
    "\n  mutation CreateServiceAccountKey($id: ID!, $input: CreateApiKeyInput!) {\n    createServiceAccountKey(id: $id, input: $input) {\n      secret\n    }\n  }\n": types.CreateServiceAccountKeyDocument,
    "\n  mutation SetServiceAccountActive($id: ID!, $active: Boolean!) {\n    setUserActive(id: $id, active: $active) {\n      message\n    }\n  }\n": types.SetServiceAccountActiveDocument,
    "\n  fragment StarterLaw_state on StarterLaw {\n    phase\n    total\n    loaded\n    indexed\n    kept\n    source\n    asOf\n    problem\n    nextTryAt\n    refused {\n      act\n      note\n    }\n    changed\n  }\n": types.StarterLaw_StateFragmentDoc,
    "\n  query StarterLaw {\n    starterLaw {\n      ...StarterLaw_state\n    }\n  }\n": types.StarterLawDocument,
    "\n  mutation LoadStarterLaw {\n    loadStarterLaw {\n      ...StarterLaw_state\n    }\n  }\n": types.LoadStarterLawDocument,
    "\n  mutation UpdateStarterLaw {\n    updateStarterLaw {\n      ...StarterLaw_state\n    }\n  }\n": types.UpdateStarterLawDocument,
    "\n  mutation RemoveStarterLaw {\n    removeStarterLaw {\n      ...StarterLaw_state\n    }\n  }\n": types.RemoveStarterLawDocument,
    "\n  query LackingLaw {\n    lackingLaw\n  }\n": types.LackingLawDocument,
    "\n  fragment TemplateRow_template on AdminTemplate {\n    documentType\n    label\n    category\n    state\n    publishedVersion\n    changed\n    copyOf\n    cost\n    updatedAt\n  }\n": types.TemplateRow_TemplateFragmentDoc,
    "\n  fragment TemplateContent_content on TemplateContent {\n    label\n    category\n    unit\n    language\n    context\n    fields\n    clauses\n    sample\n    signingNotes\n  }\n": types.TemplateContent_ContentFragmentDoc,
    "\n  fragment TemplateEditor_template on AdminTemplateDetails {\n    documentType\n    label\n    state\n    publishedVersion\n    changed\n    copyOf\n    cost\n    complexityMultiplier\n    revision\n    content {\n      ...TemplateContent_content\n    }\n    versions {\n      number\n      label\n      publishedAt\n      current\n    }\n  }\n": types.TemplateEditor_TemplateFragmentDoc,
    "\n  query AdminTemplates {\n    adminTemplates {\n      ...TemplateRow_template\n    }\n  }\n": types.AdminTemplatesDocument,
    "\n  query AdminTemplate($documentType: ID!) {\n    adminTemplate(documentType: $documentType) {\n      ...TemplateEditor_template\n    }\n  }\n": types.AdminTemplateDocument,
    "\n  query PreviewTemplate($input: PreviewTemplateInput!) {\n    previewTemplate(input: $input) {\n      text\n      problems {\n        part\n        line\n        column\n        field\n        message\n      }\n    }\n  }\n": types.PreviewTemplateDocument,
    "\n  mutation CreateTemplate($input: CreateTemplateInput!) {\n    createTemplate(input: $input) {\n      documentType\n    }\n  }\n": types.CreateTemplateDocument,
    "\n  mutation SaveTemplate($input: SaveTemplateInput!) {\n    saveTemplate(input: $input) {\n      ...TemplateEditor_template\n    }\n  }\n": types.SaveTemplateDocument,
    "\n  mutation PublishTemplate($documentType: ID!, $revision: Int!) {\n    publishTemplate(documentType: $documentType, revision: $revision) {\n      ...TemplateEditor_template\n    }\n  }\n": types.PublishTemplateDocument,
    "\n  mutation WithdrawTemplate($documentType: ID!) {\n    withdrawTemplate(documentType: $documentType) {\n      ...TemplateEditor_template\n    }\n  }\n": types.WithdrawTemplateDocument,
    "\n  mutation DeleteTemplate($documentType: ID!) {\n    removeTemplate(documentType: $documentType) {\n      documentType\n    }\n  }\n": types.DeleteTemplateDocument,
    "\n  mutation RestoreTemplateVersion($documentType: ID!, $number: Int!, $revision: Int!) {\n    restoreTemplateVersion(documentType: $documentType, number: $number, revision: $revision) {\n      ...TemplateEditor_template\n    }\n  }\n": types.RestoreTemplateVersionDocument,
    "\n  mutation SetTemplatePrice($input: TemplatePriceInput!) {\n    setTemplatePrice(input: $input) {\n      ...TemplateEditor_template\n    }\n  }\n": types.SetTemplatePriceDocument,
    "\n  fragment Supervision_account on SupervisedAccount {\n    id\n    name\n    email\n    createdAt\n    supervisors {\n      id\n      name\n      email\n      isActive\n    }\n  }\n": types.Supervision_AccountFragmentDoc,
    "\n  query SupervisedAccounts {\n    supervisedAccounts(first: 200) {\n      totalCount\n      nodes {\n        ...Supervision_account\n      }\n    }\n  }\n": types.SupervisedAccountsDocument,
    "\n  query AccountOfEmail($email: String!) {\n    users(first: 20, search: $email) {\n      nodes {\n        id\n        email\n      }\n    }\n  }\n": types.AccountOfEmailDocument,
    "\n  mutation SuperviseAccount($id: ID!, $input: SuperviseAccountInput!) {\n    superviseAccount(id: $id, input: $input) {\n      ...Supervision_account\n    }\n  }\n": types.SuperviseAccountDocument,
    "\n  mutation EndSupervision($id: ID!) {\n    endSupervision(id: $id) {\n      id\n    }\n  }\n": types.EndSupervisionDocument,
    "\n  fragment UserRow_user on AdminUser {\n    id\n    name\n    email\n    phone\n    role\n    isActive\n    isVerified\n    tokens\n    createdAt\n    lastLogin\n    confirmedEmail\n  }\n": types.UserRow_UserFragmentDoc,
    "\n  query Users(\n    $first: Int!\n    $offset: Int = 0\n    $after: String\n    $search: String\n    $role: UserRole\n    $isVerified: Boolean\n    $isActive: Boolean\n    $sort: UserSort\n  ) {\n    users(\n      first: $first\n      offset: $offset\n      after: $after\n      search: $search\n      role: $role\n      isVerified: $isVerified\n      isActive: $isActive\n      sort: $sort\n    ) {\n      totalCount\n      nodes {\n        ...UserRow_user\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.UsersDocument,
    "\n  query UserStatistics {\n    userStatistics {\n      totalCount\n      verifiedCount\n      adminCount\n      activeCount\n    }\n  }\n": types.UserStatisticsDocument,
    "\n  mutation CreateUser($input: CreateUserInput!) {\n    createUser(input: $input) {\n      message\n    }\n  }\n": types.CreateUserDocument,
    "\n  mutation UpdateUser($id: ID!, $input: UpdateUserInput!) {\n    updateUser(id: $id, input: $input) {\n      message\n      user {\n        ...UserRow_user\n      }\n    }\n  }\n": types.UpdateUserDocument,
    "\n  mutation ToggleUserAdmin($id: ID!) {\n    notice: toggleUserAdmin(id: $id) {\n      message\n      user {\n        ...UserRow_user\n      }\n    }\n  }\n": types.ToggleUserAdminDocument,
    "\n  mutation ToggleUserStatus($id: ID!) {\n    notice: toggleUserStatus(id: $id) {\n      message\n      user {\n        ...UserRow_user\n      }\n    }\n  }\n": types.ToggleUserStatusDocument,
    "\n  mutation VerifyUser($id: ID!) {\n    notice: verifyUser(id: $id) {\n      message\n      user {\n        ...UserRow_user\n      }\n    }\n  }\n": types.VerifyUserDocument,
    "\n  mutation ConfirmUserEmail($id: ID!) {\n    confirmUserEmail(id: $id) {\n      message\n    }\n  }\n": types.ConfirmUserEmailDocument,
    "\n  mutation ResetUserSecondFactor($id: ID!) {\n    resetUserSecondFactor(id: $id) {\n      message\n    }\n  }\n": types.ResetUserSecondFactorDocument,
    "\n  mutation DeactivateUser($id: ID!) {\n    notice: deactivateUser(id: $id) {\n      message\n      user {\n        ...UserRow_user\n      }\n    }\n  }\n": types.DeactivateUserDocument,
    "\n  mutation AddTokens($id: ID!, $input: TokenChangeInput!) {\n    change: addTokens(id: $id, input: $input) {\n      message\n      tokens\n    }\n  }\n": types.AddTokensDocument,
    "\n  mutation SetTokens($id: ID!, $input: TokenChangeInput!) {\n    change: setTokens(id: $id, input: $input) {\n      message\n      tokens\n    }\n  }\n": types.SetTokensDocument,
    "\n  query UserTokenStatement($userId: ID!, $first: Int = 25, $after: String) {\n    userTokenStatement(userId: $userId, first: $first, after: $after) {\n      totalCount\n      nodes {\n        ...StatementTable_entry\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.UserTokenStatementDocument,
    "\n  query InstallationWebhooks($first: Int!, $offset: Int!) {\n    page: installationWebhooks(first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        ...WebhooksList_webhook\n      }\n    }\n  }\n": types.InstallationWebhooksDocument,
    "\n  query InstallationWebhookDeliveries($id: ID!, $first: Int!, $offset: Int!) {\n    page: installationWebhookDeliveries(id: $id, first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        ...WebhookDeliveries_delivery\n      }\n    }\n  }\n": types.InstallationWebhookDeliveriesDocument,
    "\n  mutation CreateInstallationWebhook($input: CreateInstallationWebhookInput!) {\n    made: createInstallationWebhook(input: $input) {\n      secret\n    }\n  }\n": types.CreateInstallationWebhookDocument,
    "\n  mutation UpdateInstallationWebhook($id: ID!, $input: UpdateInstallationWebhookInput!) {\n    webhook: updateInstallationWebhook(id: $id, input: $input) {\n      ...WebhooksList_webhook\n    }\n  }\n": types.UpdateInstallationWebhookDocument,
    "\n  mutation DeleteInstallationWebhook($id: ID!) {\n    gone: deleteInstallationWebhook(id: $id) {\n      id\n    }\n  }\n": types.DeleteInstallationWebhookDocument,
    "\n  mutation RotateInstallationWebhookSecret($id: ID!) {\n    made: rotateInstallationWebhookSecret(id: $id) {\n      secret\n    }\n  }\n": types.RotateInstallationWebhookSecretDocument,
    "\n  mutation TestInstallationWebhook($id: ID!) {\n    delivery: testInstallationWebhook(id: $id) {\n      id\n    }\n  }\n": types.TestInstallationWebhookDocument,
    "\n  mutation ReplayInstallationWebhookDelivery($id: ID!) {\n    delivery: replayInstallationWebhookDelivery(id: $id) {\n      ...WebhookDeliveries_delivery\n    }\n  }\n": types.ReplayInstallationWebhookDeliveryDocument,
    "\n  fragment Request_approval on ApprovalRequest {\n    id\n    state\n    kind\n    title\n    note\n    remark\n    ownerName\n    isOwn\n    documentId\n    conversationId\n    submittedAt\n    decidedAt\n    decidedBy\n  }\n": types.Request_ApprovalFragmentDoc,
    "\n  query ApprovalRequests($first: Int!, $after: String, $queue: Boolean!, $state: ApprovalState) {\n    approvalRequests(first: $first, after: $after, queue: $queue, state: $state) {\n      totalCount\n      nodes {\n        ...Request_approval\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.ApprovalRequestsDocument,
    "\n  query ApprovalRequest($id: ID!) {\n    approvalRequest(id: $id) {\n      id\n      state\n      kind\n      title\n      note\n      remark\n      ownerName\n      isOwn\n      documentId\n      conversationId\n      submittedAt\n      decidedAt\n      decidedBy\n      text\n      submittedText\n    }\n  }\n": types.ApprovalRequestDocument,
    "\n  mutation ApproveText($id: ID!, $input: ApproveTextInput!) {\n    approveText(id: $id, input: $input) {\n      ...Request_approval\n    }\n  }\n": types.ApproveTextDocument,
    "\n  mutation ReturnText($id: ID!, $input: ReturnTextInput!) {\n    returnText(id: $id, input: $input) {\n      ...Request_approval\n    }\n  }\n": types.ReturnTextDocument,
    "\n  mutation WithdrawApproval($id: ID!) {\n    withdrawApproval(id: $id) {\n      id\n    }\n  }\n": types.WithdrawApprovalDocument,
    "\n  fragment Citation_citation on Citation {\n    marker\n    documentId\n    documentTitle\n    documentType\n    headingPath\n    pageStart\n    pageEnd\n    fromScan\n    quotation\n    stamp\n    spanStart\n    spanEnd\n  }\n": types.Citation_CitationFragmentDoc,
    "\n  fragment ConversationAnswer_answer on Answer {\n    text\n    answeredBy\n    notice\n    generation\n    withheldQuotations\n    withheldReferences\n    statements {\n      spanStart\n      spanEnd\n      support\n    }\n    citations {\n      ...Citation_citation\n    }\n    sections {\n      documentId\n      documentTitle\n      headingPath\n      pageStart\n      pageEnd\n      spanStart\n      spanEnd\n      unit\n      heading\n      open\n      relation\n      note\n      stamp\n      facts {\n        kind\n        words\n        spanStart\n        spanEnd\n      }\n    }\n    missingLaw {\n      act\n      section\n    }\n    followUps\n    clarify {\n      question\n      options\n    }\n    choices {\n      topic\n      name\n    }\n    corrections {\n      from\n      to\n    }\n    explanation {\n      topic\n      spanEnd\n      note\n      compared\n      lackingActs\n      form\n      sentences {\n        slot\n        text\n        pins\n      }\n      pins {\n        pin\n        act\n        section\n        part\n        documentId\n        spanStart\n        spanEnd\n      }\n    }\n    helplines {\n      number\n      purpose\n    }\n    deadlines {\n      rowId\n      event\n      task\n      period\n      law\n      date\n      taken\n      headline\n      status\n      statusText\n      statement\n      sum\n      notice\n    }\n  }\n": types.ConversationAnswer_AnswerFragmentDoc,
    "\n  subscription AnswerStream($input: AskInput!) {\n    answer(input: $input) {\n      kind\n      exchangeId\n      stage\n      text\n      answer {\n        ...ConversationAnswer_answer\n      }\n    }\n  }\n": types.AnswerStreamDocument,
    "\n  mutation AskQuestion($input: AskInput!) {\n    askQuestion(input: $input) {\n      ...ConversationAnswer_answer\n    }\n  }\n": types.AskQuestionDocument,
    "\n  mutation CreateConversation {\n    createConversation {\n      id\n    }\n  }\n": types.CreateConversationDocument,
    "\n  mutation StopAnswer($id: ID!) {\n    stopAnswer(id: $id) {\n      id\n    }\n  }\n": types.StopAnswerDocument,
    "\n  mutation UndoConversationEdit($id: ID!, $exchangeId: ID!) {\n    undoConversationEdit(id: $id, exchangeId: $exchangeId) {\n      id\n      exchangeCount\n    }\n  }\n": types.UndoConversationEditDocument,
    "\n  query ConversationExchanges($conversationId: ID!, $after: String) {\n    conversationExchanges(conversationId: $conversationId, first: 50, after: $after) {\n      nodes {\n        id\n        question\n        referenceFilename\n        asOn\n        state\n        text\n        reason\n        askedAt\n        answeredAt\n        rating {\n          verdict\n        }\n        answer {\n          ...ConversationAnswer_answer\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.ConversationExchangesDocument,
    "\n  query LibraryCoverage {\n    libraryCoverage {\n      total\n      kinds {\n        documentType\n        count\n      }\n      mainActs(first: 6) {\n        id\n        citation\n      }\n      sampleQuestions(first: 6)\n    }\n  }\n": types.LibraryCoverageDocument,
    "\n  fragment HistoryRow_conversation on Conversation {\n    id\n    title\n    pinned\n    updatedAt\n  }\n": types.HistoryRow_ConversationFragmentDoc,
    "\n  query Conversations($after: String, $search: String) {\n    conversations(first: 50, after: $after, search: $search) {\n      searchedAll\n      nodes {\n        ...HistoryRow_conversation\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.ConversationsDocument,
    "\n  mutation UpdateConversation($id: ID!, $input: UpdateConversationInput!) {\n    updateConversation(id: $id, input: $input) {\n      ...HistoryRow_conversation\n    }\n  }\n": types.UpdateConversationDocument,
    "\n  mutation DeleteConversation($id: ID!) {\n    deleteConversation(id: $id) {\n      id\n    }\n  }\n": types.DeleteConversationDocument,
    "\n  mutation RestoreConversation($id: ID!) {\n    restoreConversation(id: $id) {\n      ...HistoryRow_conversation\n    }\n  }\n": types.RestoreConversationDocument,
    "\n  mutation RateAnswer($conversationId: ID!, $exchangeId: ID!, $input: AnswerRatingInput!) {\n    rateAnswer(conversationId: $conversationId, exchangeId: $exchangeId, input: $input) {\n      verdict\n    }\n  }\n": types.RateAnswerDocument,
    "\n  mutation RemoveAnswerRating($conversationId: ID!, $exchangeId: ID!) {\n    removeAnswerRating(conversationId: $conversationId, exchangeId: $exchangeId) {\n      exchangeId\n    }\n  }\n": types.RemoveAnswerRatingDocument,
    "\n  query ConversationMatter($id: ID!) {\n    conversation(id: $id) {\n      id\n      matterId\n      isOwn\n    }\n  }\n": types.ConversationMatterDocument,
    "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      id\n    }\n  }\n": types.RegisterDocument,
    "\n  query AppRequest($id: ID!) {\n    appRequest(id: $id) {\n      id\n      name\n      host\n      onThisDevice\n      scopes\n    }\n  }\n": types.AppRequestDocument,
    "\n  mutation AnswerAppRequest($id: ID!, $input: AnswerAppRequestInput!) {\n    answerAppRequest(id: $id, input: $input) {\n      continueAt\n    }\n  }\n": types.AnswerAppRequestDocument,
    "\n  fragment DeadlinePin_pin on DeadlinePin {\n    act\n    place\n    label\n    notice\n    documentId\n  }\n": types.DeadlinePin_PinFragmentDoc,
    "\n  fragment DeadlineRow_row on DeadlineRow {\n    id\n    groupName\n    event\n    task\n    period\n    start\n    wait\n    extension\n    decides\n    leavesOutCopyTime\n    leavesOutNoticeTime\n    state\n    pins {\n      ...DeadlinePin_pin\n    }\n    notes {\n      text\n      pins {\n        ...DeadlinePin_pin\n      }\n    }\n  }\n": types.DeadlineRow_RowFragmentDoc,
    "\n  query DeadlineRows($search: String, $group: String, $language: DeadlineLanguage, $after: String) {\n    deadlineRows(first: 30, search: $search, group: $group, language: $language, after: $after) {\n      totalCount\n      nodes {\n        ...DeadlineRow_row\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.DeadlineRowsDocument,
    "\n  query OneDeadlineRow($id: ID!, $language: DeadlineLanguage) {\n    deadlineRow(id: $id, language: $language) {\n      ...DeadlineRow_row\n    }\n  }\n": types.OneDeadlineRowDocument,
    "\n  query DeadlineChoices($language: DeadlineLanguage) {\n    deadlineGroups(language: $language) {\n      id\n      name\n      rowCount\n    }\n    holidayPlaces {\n      states\n      courts\n    }\n  }\n": types.DeadlineChoicesDocument,
    "\n  query Deadline(\n    $rowId: String!\n    $date: String!\n    $copyDays: Int\n    $noticeDays: Int\n    $state: String\n    $court: String\n    $language: DeadlineLanguage\n  ) {\n    deadline(rowId: $rowId, date: $date, copyDays: $copyDays, noticeDays: $noticeDays, state: $state, court: $court, language: $language) {\n      date\n      today\n      status\n      statusText\n      statement\n      periodEnds\n      lastDay\n      lastDayText\n      daysLeft\n      notBefore\n      extendedUntil\n      row {\n        ...DeadlineRow_row\n      }\n      sum {\n        kind\n        text\n        pins {\n          ...DeadlinePin_pin\n        }\n      }\n      moves {\n        kind\n        text\n        pins {\n          ...DeadlinePin_pin\n        }\n      }\n    }\n  }\n": types.DeadlineDocument,
    "\n  query OpenMatters($search: String) {\n    matters(first: 50, status: OPEN, search: $search) {\n      nodes {\n        id\n        title\n      }\n    }\n  }\n": types.OpenMattersDocument,
    "\n  mutation KeepInMatter($input: AddMatterDeadlineInput!) {\n    addMatterDeadline(input: $input) {\n      id\n    }\n  }\n": types.KeepInMatterDocument,
    "\n  query Desk {\n    matterDeadlines(first: 5, status: OPEN) {\n      nodes {\n        id\n        day\n        title\n        daysLeft\n        matterId\n        matterTitle\n      }\n    }\n    lawChanges(first: 5, seen: false) {\n      totalCount\n      nodes {\n        id\n        title\n        conversationId\n        draftId\n        documentType\n        lawTitle\n      }\n    }\n    documents(first: 4) {\n      nodes {\n        id\n        title\n        documentType\n        updatedAt\n      }\n    }\n    conversations(first: 4) {\n      nodes {\n        id\n        title\n        updatedAt\n      }\n    }\n  }\n": types.DeskDocument,
    "\n  query LawChanges($first: Int!, $after: String, $seen: Boolean, $conversationId: ID, $draftId: ID) {\n    lawChanges(first: $first, after: $after, seen: $seen, conversationId: $conversationId, draftId: $draftId) {\n      totalCount\n      nodes {\n        id\n        kind\n        title\n        conversationId\n        draftId\n        documentType\n        lawId\n        lawTitle\n        changes\n        statusBefore\n        statusAfter\n        changedAt\n        seenAt\n        quotations {\n          ...Quotation_standing\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.LawChangesDocument,
    "\n  mutation MarkLawChangesSeen($input: MarkLawChangesSeenInput!) {\n    markLawChangesSeen(input: $input) {\n      seen\n    }\n  }\n": types.MarkLawChangesSeenDocument,
    "\n  fragment ListedSource_source on Source {\n    id\n    title\n    documentType\n    year\n    jurisdiction\n    court\n    decidedOn\n    citations\n    citation\n    stamp\n    sectionCount\n    citedByCount\n  }\n": types.ListedSource_SourceFragmentDoc,
    "\n  fragment ListedSection_section on SourceSection {\n    label\n    name\n    heading\n    chapter\n    citation\n    stamp\n    page\n    excerpt\n    spanStart\n    spanEnd\n  }\n": types.ListedSection_SectionFragmentDoc,
    "\n  query Sources(\n    $after: String\n    $search: String\n    $documentType: LegalDocumentType\n    $yearFrom: Int\n    $yearTo: Int\n    $jurisdiction: String\n    $court: String\n    $lawState: LawState\n  ) {\n    sources(\n      first: 30\n      after: $after\n      search: $search\n      documentType: $documentType\n      yearFrom: $yearFrom\n      yearTo: $yearTo\n      jurisdiction: $jurisdiction\n      court: $court\n      lawState: $lawState\n    ) {\n      totalCount\n      nodes {\n        ...ListedSource_source\n        matches {\n          ...ListedSection_section\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.SourcesDocument,
    "\n  query LibraryChoices {\n    libraryCoverage {\n      total\n      jurisdictions\n      courts\n    }\n  }\n": types.LibraryChoicesDocument,
    "\n  query SourceContents($id: ID!, $search: String, $after: String) {\n    sourceContents(id: $id) {\n      source {\n        ...ListedSource_source\n        bench\n      }\n      sections(first: 200, after: $after, search: $search) {\n        totalCount\n        nodes {\n          ...ListedSection_section\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n": types.SourceContentsDocument,
    "\n  query SourceSection($id: ID!, $label: String!) {\n    sourceContents(id: $id) {\n      source {\n        id\n        title\n      }\n      section(label: $label) {\n        label\n        name\n        heading\n        chapter\n        page\n        spanStart\n        spanEnd\n      }\n    }\n  }\n": types.SourceSectionDocument,
    "\n  query LibraryWords($query: String!, $filters: SearchFilters, $cites: Boolean!) {\n    searchSources(query: $query, filters: $filters, first: 12) {\n      passages {\n        documentId\n        documentTitle\n        headingPath\n        unit\n        excerpt\n        stamp\n        found\n        pageStart\n        pageEnd\n        fromScan\n        spanStart\n        spanEnd\n      }\n    }\n    verifyText(text: $query) @include(if: $cites) {\n      citations {\n        kind\n        status\n        written\n        act\n        section\n        heading\n        stamp\n        successors {\n          act\n          section\n        }\n        place {\n          documentId\n          documentTitle\n          headingPath\n          pageStart\n          pageEnd\n          spanStart\n          spanEnd\n        }\n      }\n    }\n  }\n": types.LibraryWordsDocument,
    "\n  query SourceCiting($id: ID!, $after: String) {\n    sourceContents(id: $id) {\n      cites {\n        written\n        source {\n          id\n          citation\n        }\n      }\n      citedBy(first: 30, after: $after) {\n        totalCount\n        nodes {\n          id\n          citation\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n": types.SourceCitingDocument,
    "\n  fragment Chronology_event on ChronologyEvent {\n    id\n    day\n    precision\n    choices\n    text\n    state\n    source\n    sourceName\n    page\n    paragraph\n    words\n  }\n": types.Chronology_EventFragmentDoc,
    "\n  query Chronology($id: ID!, $after: String) {\n    chronology(first: 200, after: $after, matterId: $id) {\n      totalCount\n      nodes {\n        ...Chronology_event\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.ChronologyDocument,
    "\n  mutation ReadChronology($id: ID!) {\n    readChronology(matterId: $id) {\n      added\n      leftOver\n      leftOut\n    }\n  }\n": types.ReadChronologyDocument,
    "\n  mutation AddChronologyEvent($id: ID!, $input: AddChronologyEventInput!) {\n    addChronologyEvent(matterId: $id, input: $input) {\n      ...Chronology_event\n    }\n  }\n": types.AddChronologyEventDocument,
    "\n  mutation UpdateChronologyEvent($id: ID!, $input: UpdateChronologyEventInput!) {\n    updateChronologyEvent(id: $id, input: $input) {\n      ...Chronology_event\n    }\n  }\n": types.UpdateChronologyEventDocument,
    "\n  mutation DeleteChronologyEvent($id: ID!) {\n    deleteChronologyEvent(id: $id) {\n      id\n    }\n  }\n": types.DeleteChronologyEventDocument,
    "\n  fragment Matter_matter on Matter {\n    id\n    title\n    reference\n    parties {\n      name\n      role\n      isClient\n    }\n    court\n    caseNumber\n    stage\n    state\n    personalLaw\n    notes\n    tags\n    status\n    confidential\n    version\n    conversationCount\n    documentCount\n    fileCount\n    deadlineCount\n    role\n    ownerName\n    memberCount\n    updatedAt\n    restorableUntil\n  }\n": types.Matter_MatterFragmentDoc,
    "\n  fragment MatterDate_date on MatterDeadline {\n    id\n    matterId\n    matterTitle\n    confidential\n    day\n    title\n    reason\n    pins\n    status\n    daysLeft\n  }\n": types.MatterDate_DateFragmentDoc,
    "\n  query Matters($after: String, $search: String, $status: MatterStatus, $deleted: Boolean) {\n    matters(first: 50, after: $after, search: $search, status: $status, deleted: $deleted) {\n      totalCount\n      nodes {\n        ...Matter_matter\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.MattersDocument,
    "\n  query NextMatterDates {\n    matterDeadlines(first: 5, status: OPEN) {\n      nodes {\n        ...MatterDate_date\n      }\n    }\n  }\n": types.NextMatterDatesDocument,
    "\n  query Reminders {\n    reminders {\n      byEmail\n      emailAvailable\n      feedSince\n    }\n  }\n": types.RemindersDocument,
    "\n  mutation UpdateReminders($input: UpdateRemindersInput!) {\n    updateReminders(input: $input) {\n      byEmail\n    }\n  }\n": types.UpdateRemindersDocument,
    "\n  mutation RenewCalendarFeed {\n    renewCalendarFeed {\n      path\n    }\n  }\n": types.RenewCalendarFeedDocument,
    "\n  mutation EndCalendarFeed {\n    endCalendarFeed {\n      feedSince\n    }\n  }\n": types.EndCalendarFeedDocument,
    "\n  query OneMatter($id: ID!) {\n    matter(id: $id) {\n      ...Matter_matter\n    }\n  }\n": types.OneMatterDocument,
    "\n  query MatterDates($id: ID!, $after: String) {\n    matterDeadlines(first: 100, after: $after, matterId: $id) {\n      totalCount\n      nodes {\n        ...MatterDate_date\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.MatterDatesDocument,
    "\n  query MatterContents($id: ID) {\n    conversations(first: 200, matterId: $id) {\n      totalCount\n      nodes {\n        id\n        title\n        matterId\n      }\n    }\n    documents(first: 200, matterId: $id) {\n      totalCount\n      nodes {\n        id\n        title\n        documentType\n        matterId\n      }\n    }\n    referenceFiles(first: 200, matterId: $id) {\n      totalCount\n      nodes {\n        id\n        filename\n        matterId\n      }\n    }\n  }\n": types.MatterContentsDocument,
    "\n  mutation CreateMatter($input: CreateMatterInput!) {\n    createMatter(input: $input) {\n      ...Matter_matter\n    }\n  }\n": types.CreateMatterDocument,
    "\n  mutation UpdateMatter($id: ID!, $input: UpdateMatterInput!) {\n    updateMatter(id: $id, input: $input) {\n      ...Matter_matter\n    }\n  }\n": types.UpdateMatterDocument,
    "\n  mutation DeleteMatter($id: ID!) {\n    deleteMatter(id: $id) {\n      id\n    }\n  }\n": types.DeleteMatterDocument,
    "\n  mutation RestoreMatter($id: ID!) {\n    restoreMatter(id: $id) {\n      ...Matter_matter\n    }\n  }\n": types.RestoreMatterDocument,
    "\n  mutation MoveToMatter($input: MoveToMatterInput!) {\n    moveToMatter(input: $input) {\n      moved\n    }\n  }\n": types.MoveToMatterDocument,
    "\n  mutation BeginMatterConversation {\n    createConversation {\n      id\n    }\n  }\n": types.BeginMatterConversationDocument,
    "\n  mutation AddMatterDate($input: AddMatterDeadlineInput!) {\n    addMatterDeadline(input: $input) {\n      id\n    }\n  }\n": types.AddMatterDateDocument,
    "\n  mutation UpdateMatterDate($id: ID!, $input: UpdateMatterDeadlineInput!) {\n    updateMatterDeadline(id: $id, input: $input) {\n      ...MatterDate_date\n    }\n  }\n": types.UpdateMatterDateDocument,
    "\n  mutation DeleteMatterDate($id: ID!) {\n    deleteMatterDeadline(id: $id) {\n      id\n    }\n  }\n": types.DeleteMatterDateDocument,
    "\n  query MatterMembers($id: ID!) {\n    matterMembers(id: $id) {\n      userId\n      name\n      email\n      role\n      isYou\n    }\n  }\n": types.MatterMembersDocument,
    "\n  mutation InviteToMatter($id: ID!, $input: InviteToMatterInput!) {\n    inviteToMatter(id: $id, input: $input) {\n      userId\n      name\n    }\n  }\n": types.InviteToMatterDocument,
    "\n  mutation ChangeMemberRole($id: ID!, $userId: ID!, $role: MemberRole!) {\n    changeMemberRole(id: $id, userId: $userId, role: $role) {\n      userId\n    }\n  }\n": types.ChangeMemberRoleDocument,
    "\n  mutation RemoveFromMatter($id: ID!, $userId: ID!) {\n    removeFromMatter(id: $id, userId: $userId) {\n      userId\n    }\n  }\n": types.RemoveFromMatterDocument,
    "\n  fragment MyDocument_document on UserDocument {\n    id\n    title\n    documentType\n    updatedAt\n    currentVersion {\n      id\n      number\n    }\n  }\n": types.MyDocument_DocumentFragmentDoc,
    "\n  query MyDocuments($first: Int!, $offset: Int!, $documentType: String, $search: String) {\n    documents(first: $first, offset: $offset, documentType: $documentType, search: $search) {\n      totalCount\n      nodes {\n        ...MyDocument_document\n      }\n    }\n  }\n": types.MyDocumentsDocument,
    "\n  mutation RenameDocument($input: RenameDocumentInput!) {\n    renameDocument(input: $input) {\n      id\n      title\n      updatedAt\n    }\n  }\n": types.RenameDocumentDocument,
    "\n  mutation DuplicateDocument($id: ID!) {\n    duplicateDocument(id: $id) {\n      id\n      title\n    }\n  }\n": types.DuplicateDocumentDocument,
    "\n  mutation DeleteDocument($id: ID!) {\n    deleteDocument(id: $id) {\n      id\n    }\n  }\n": types.DeleteDocumentDocument,
    "\n  query MattersOfParty($id: ID!) {\n    mattersOfParty(id: $id) {\n      id\n      title\n    }\n  }\n": types.MattersOfPartyDocument,
    "\n  mutation DeleteParty($id: ID!) {\n    deleteParty(id: $id) {\n      id\n    }\n  }\n": types.DeletePartyDocument,
    "\n  mutation RestoreParty($id: ID!) {\n    restoreParty(id: $id) {\n      ...Party_party\n    }\n  }\n": types.RestorePartyDocument,
    "\n  query PartyBook {\n    partyBook\n  }\n": types.PartyBookDocument,
    "\n  mutation ImportParties($input: ImportPartiesInput!) {\n    importParties(input: $input) {\n      added\n      known\n      namesakes\n    }\n  }\n": types.ImportPartiesDocument,
    "\n  query ApiKeys($first: Int!, $offset: Int!) {\n    apiKeys(first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        ...ApiKeysList_key\n      }\n    }\n  }\n": types.ApiKeysDocument,
    "\n  mutation CreateApiKey($input: CreateApiKeyInput!) {\n    createApiKey(input: $input) {\n      secret\n    }\n  }\n": types.CreateApiKeyDocument,
    "\n  mutation RevokeApiKey($id: ID!) {\n    revokeApiKey(id: $id) {\n      id\n      state\n    }\n  }\n": types.RevokeApiKeyDocument,
    "\n  query RetentionTerms {\n    retentionTerms {\n      conversationDays\n      backupDays\n    }\n    me {\n      id\n      storage {\n        usedBytes\n        limitBytes\n      }\n    }\n  }\n": types.RetentionTermsDocument,
    "\n  mutation DeleteAccount($input: PasswordConfirmationInput!) {\n    deleteAccount(input: $input) {\n      message\n    }\n  }\n": types.DeleteAccountDocument,
    "\n  query ForPrograms {\n    apiKeys(first: 1) {\n      totalCount\n    }\n    webhooks(first: 1) {\n      totalCount\n    }\n  }\n": types.ForProgramsDocument,
    "\n  query LoginSessions {\n    loginSessions {\n      id\n      area\n      device\n      address\n      createdAt\n      lastUsedAt\n      expiresAt\n      kept\n      current\n    }\n  }\n": types.LoginSessionsDocument,
    "\n  mutation EndLoginSession($id: ID!) {\n    endLoginSession(id: $id) {\n      message\n    }\n  }\n": types.EndLoginSessionDocument,
    "\n  mutation EndOtherLoginSessions {\n    endOtherLoginSessions {\n      message\n    }\n  }\n": types.EndOtherLoginSessionsDocument,
    "\n  query ConnectedApps {\n    connectedApps {\n      id\n      name\n      host\n      scopes\n      createdAt\n      lastUsedAt\n    }\n  }\n": types.ConnectedAppsDocument,
    "\n  mutation DisconnectApp($id: ID!) {\n    disconnectApp(id: $id) {\n      id\n    }\n  }\n": types.DisconnectAppDocument,
    "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      message\n    }\n  }\n": types.ChangePasswordDocument,
    "\n  query SecondFactor {\n    secondFactor {\n      enabled\n      enabledAt\n      recoveryCodesLeft\n      required\n    }\n  }\n": types.SecondFactorDocument,
    "\n  mutation BeginSecondFactor($input: BeginSecondFactorInput!) {\n    beginSecondFactor(input: $input) {\n      secret\n      uri\n    }\n  }\n": types.BeginSecondFactorDocument,
    "\n  mutation ConfirmSecondFactor($input: ConfirmSecondFactorInput!) {\n    confirmSecondFactor(input: $input) {\n      recoveryCodes\n    }\n  }\n": types.ConfirmSecondFactorDocument,
    "\n  mutation RenewRecoveryCodes($input: BothFactorsInput!) {\n    renewRecoveryCodes(input: $input) {\n      recoveryCodes\n    }\n  }\n": types.RenewRecoveryCodesDocument,
    "\n  mutation DisableSecondFactor($input: BothFactorsInput!) {\n    disableSecondFactor(input: $input) {\n      message\n    }\n  }\n": types.DisableSecondFactorDocument,
    "\n  query TokenStatement($after: String) {\n    tokenStatement(first: 20, after: $after) {\n      totalCount\n      nodes {\n        ...StatementTable_entry\n        id\n        reservationId\n        document {\n          id\n          title\n          documentType\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.TokenStatementDocument,
    "\n  mutation UpdateProfile($input: ProfileInput!) {\n    updateProfile(input: $input) {\n      id\n      name\n      email\n      phone\n      role\n      createdAt\n      lastLogin\n    }\n  }\n": types.UpdateProfileDocument,
    "\n  query Webhooks($first: Int!, $offset: Int!) {\n    page: webhooks(first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        ...WebhooksList_webhook\n      }\n    }\n  }\n": types.WebhooksDocument,
    "\n  query WebhookDeliveries($id: ID!, $first: Int!, $offset: Int!) {\n    page: webhookDeliveries(id: $id, first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        ...WebhookDeliveries_delivery\n      }\n    }\n  }\n": types.WebhookDeliveriesDocument,
    "\n  mutation CreateWebhook($input: CreateWebhookInput!) {\n    made: createWebhook(input: $input) {\n      secret\n    }\n  }\n": types.CreateWebhookDocument,
    "\n  mutation UpdateWebhook($id: ID!, $input: UpdateWebhookInput!) {\n    webhook: updateWebhook(id: $id, input: $input) {\n      ...WebhooksList_webhook\n    }\n  }\n": types.UpdateWebhookDocument,
    "\n  mutation DeleteWebhook($id: ID!) {\n    gone: deleteWebhook(id: $id) {\n      id\n    }\n  }\n": types.DeleteWebhookDocument,
    "\n  mutation RotateWebhookSecret($id: ID!) {\n    made: rotateWebhookSecret(id: $id) {\n      secret\n    }\n  }\n": types.RotateWebhookSecretDocument,
    "\n  mutation TestWebhook($id: ID!) {\n    delivery: testWebhook(id: $id) {\n      id\n    }\n  }\n": types.TestWebhookDocument,
    "\n  mutation ReplayWebhookDelivery($id: ID!) {\n    delivery: replayWebhookDelivery(id: $id) {\n      ...WebhookDeliveries_delivery\n    }\n  }\n": types.ReplayWebhookDeliveryDocument,
    "\n  query Receipt($conversationId: ID!, $exchangeId: ID!) {\n    answerReceipt(conversationId: $conversationId, exchangeId: $exchangeId) {\n      sha256\n      receipt {\n        exchangeId\n        question\n        referenceFilename\n        asOn\n        askedAt\n        answeredAt\n        answer\n        model\n        indexVersion\n        plainText {\n          topicName\n          readOn\n          signedBy\n        }\n      }\n      check {\n        hashRight\n        checkedAt\n        quotations {\n          ...Quotation_standing\n        }\n      }\n    }\n  }\n": types.ReceiptDocument,
    "\n  fragment NoticeValue_value on NoticeValue {\n    field\n    value\n    start\n    end\n    label\n    demanded\n    statements\n    time {\n      count\n      unit\n      from\n      until\n    }\n  }\n": types.NoticeValue_ValueFragmentDoc,
    "\n  query NoticeReading($input: NoticeInput!) {\n    noticeReading(input: $input) {\n      filename\n      kind\n      proceeding\n      text\n      cut\n      fromScan\n      values {\n        ...NoticeValue_value\n      }\n    }\n  }\n": types.NoticeReadingDocument,
    "\n  query ReplyBy($input: NoticeInput!) {\n    noticeReading(input: $input) {\n      replyBy {\n        day\n        arithmetic\n      }\n    }\n  }\n": types.ReplyByDocument,
    "\n  fragment ProposedLaw_law on ProposedLaw {\n    provision\n    origin\n    instead\n    note\n    heading\n    quotation\n    stamp\n  }\n": types.ProposedLaw_LawFragmentDoc,
    "\n  query ReplyLaw($input: ReplyLawInput!) {\n    replyLaw(input: $input) {\n      ...ProposedLaw_law\n    }\n  }\n": types.ReplyLawDocument,
    "\n  query Slip($conversationId: ID!, $exchangeId: ID!, $language: SlipLanguage) {\n    answerSlip(conversationId: $conversationId, exchangeId: $exchangeId, language: $language) {\n      language\n      title\n      day\n      questionHeading\n      question\n      parts {\n        kind\n        heading\n        lines\n      }\n      notes\n    }\n  }\n": types.SlipDocument,
    "\n  fragment VerifyPage_text on VerifiedText {\n    asOn\n    citationCount\n    citations {\n      kind\n      status\n      written\n      start\n      end\n      act\n      section\n      heading\n      stamp\n      citedInLibrary\n      successors {\n        act\n        section\n      }\n      differences {\n        written\n        held\n      }\n      place {\n        documentId\n        documentTitle\n        headingPath\n        pageStart\n        pageEnd\n        fromScan\n        spanStart\n        spanEnd\n      }\n    }\n  }\n": types.VerifyPage_TextFragmentDoc,
    "\n  query VerifyText($text: String!, $asOn: Date) {\n    verifyText(text: $text, asOn: $asOn) {\n      ...VerifyPage_text\n    }\n  }\n": types.VerifyTextDocument,
    "\n  query VerifyFiles($filenames: [String!]!, $asOn: Date) {\n    verifyFiles(filenames: $filenames, asOn: $asOn) {\n      filename\n      error\n      notVerifiedFrom\n      verified {\n        ...VerifyPage_text\n      }\n    }\n  }\n": types.VerifyFilesDocument,
    "\n  fragment SessionUser_user on User {\n    id\n    name\n    email\n    phone\n    role\n    createdAt\n    lastLogin\n  }\n": types.SessionUser_UserFragmentDoc,
    "\n  query CurrentUser {\n    me {\n      ...SessionUser_user\n    }\n  }\n": types.CurrentUserDocument,
    "\n  mutation RenewSession {\n    renewSession {\n      accessToken\n    }\n  }\n": types.RenewSessionDocument,
    "\n  mutation EndSession {\n    endSession {\n      userId\n    }\n  }\n": types.EndSessionDocument,
    "\n  mutation EndAdminSession {\n    endAdminSession {\n      userId\n    }\n  }\n": types.EndAdminSessionDocument,
    "\n  query UnfinishedForm($documentType: String!) {\n    unfinishedForms(documentType: $documentType) {\n      documentType\n      templateData\n      extra\n    }\n  }\n": types.UnfinishedFormDocument,
    "\n  mutation KeepUnfinishedForm($input: UnfinishedFormInput!) {\n    keepUnfinishedForm(input: $input) {\n      documentType\n    }\n  }\n": types.KeepUnfinishedFormDocument,
    "\n  mutation DiscardUnfinishedForm($documentType: String!) {\n    discardUnfinishedForm(documentType: $documentType) {\n      documentType\n    }\n  }\n": types.DiscardUnfinishedFormDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Reauthenticate($input: ReauthenticateInput!) {\n    reauthenticate(input: $input) {\n      confirmedUntil\n    }\n  }\n"): (typeof documents)["\n  mutation Reauthenticate($input: ReauthenticateInput!) {\n    reauthenticate(input: $input) {\n      confirmedUntil\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminReauthenticate($input: ReauthenticateInput!) {\n    adminReauthenticate(input: $input) {\n      confirmedUntil\n    }\n  }\n"): (typeof documents)["\n  mutation AdminReauthenticate($input: ReauthenticateInput!) {\n    adminReauthenticate(input: $input) {\n      confirmedUntil\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PaletteSearch($search: String!) {\n    documents(first: 5, search: $search) {\n      nodes {\n        id\n        title\n        documentType\n      }\n    }\n    conversations(first: 5, search: $search) {\n      nodes {\n        id\n        title\n      }\n    }\n    sources(first: 5, search: $search) {\n      nodes {\n        id\n        title\n        year\n      }\n    }\n  }\n"): (typeof documents)["\n  query PaletteSearch($search: String!) {\n    documents(first: 5, search: $search) {\n      nodes {\n        id\n        title\n        documentType\n      }\n    }\n    conversations(first: 5, search: $search) {\n      nodes {\n        id\n        title\n      }\n    }\n    sources(first: 5, search: $search) {\n      nodes {\n        id\n        title\n        year\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ApiKeysList_key on ApiKey {\n    id\n    name\n    prefix\n    scopes\n    state\n    test\n    expiresAt\n    allowedAddresses\n    callsPerMinute\n    tokenBudget\n    tokensSpent\n    lastUsedAt\n    lastUsedAddress\n    ownerEmail\n  }\n"): (typeof documents)["\n  fragment ApiKeysList_key on ApiKey {\n    id\n    name\n    prefix\n    scopes\n    state\n    test\n    expiresAt\n    allowedAddresses\n    callsPerMinute\n    tokenBudget\n    tokensSpent\n    lastUsedAt\n    lastUsedAddress\n    ownerEmail\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Approval_state on Approval {\n    state\n    requestId\n    decidedBy\n    decidedAt\n  }\n"): (typeof documents)["\n  fragment Approval_state on Approval {\n    state\n    requestId\n    decidedBy\n    decidedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ApprovalStanding {\n    approvalStanding {\n      needed\n      supervisors\n      supervised\n      waiting\n    }\n  }\n"): (typeof documents)["\n  query ApprovalStanding {\n    approvalStanding {\n      needed\n      supervisors\n      supervised\n      waiting\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VersionApproval($id: ID!) {\n    documentVersion(id: $id) {\n      id\n      approval {\n        ...Approval_state\n      }\n    }\n  }\n"): (typeof documents)["\n  query VersionApproval($id: ID!) {\n    documentVersion(id: $id) {\n      id\n      approval {\n        ...Approval_state\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AnswerApprovals($conversationId: ID!) {\n    conversationExchanges(conversationId: $conversationId, first: 200) {\n      nodes {\n        id\n        approval {\n          ...Approval_state\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AnswerApprovals($conversationId: ID!) {\n    conversationExchanges(conversationId: $conversationId, first: 200) {\n      nodes {\n        id\n        approval {\n          ...Approval_state\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AskForApproval($input: AskForApprovalInput!) {\n    askForApproval(input: $input) {\n      id\n      state\n    }\n  }\n"): (typeof documents)["\n  mutation AskForApproval($input: AskForApprovalInput!) {\n    askForApproval(input: $input) {\n      id\n      state\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BundleFiles {\n    referenceFiles(first: 100) {\n      nodes {\n        id\n        filename\n        fileType\n        size\n        status\n      }\n    }\n  }\n"): (typeof documents)["\n  query BundleFiles {\n    referenceFiles(first: 100) {\n      nodes {\n        id\n        filename\n        fileType\n        size\n        status\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BundleDocument($input: BundleDocumentInput!) {\n    bundleDocument(input: $input) {\n      job {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation BundleDocument($input: BundleDocumentInput!) {\n    bundleDocument(input: $input) {\n      job {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BundleProgress($jobId: ID!) {\n    documentRendering(jobId: $jobId) {\n      filename\n      downloadUrl\n      job {\n        id\n        state\n        percent\n        error\n      }\n    }\n  }\n"): (typeof documents)["\n  query BundleProgress($jobId: ID!) {\n    documentRendering(jobId: $jobId) {\n      filename\n      downloadUrl\n      job {\n        id\n        state\n        percent\n        error\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelBundle($jobId: ID!) {\n    cancelRendering(jobId: $jobId) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation CancelBundle($jobId: ID!) {\n    cancelRendering(jobId: $jobId) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EarlierPapers($first: Int!) {\n    documents(first: $first) {\n      nodes {\n        id\n        title\n        documentType\n        matterId\n        currentVersion {\n          id\n          formValues\n        }\n      }\n    }\n    matters(first: $first) {\n      nodes {\n        id\n        title\n      }\n    }\n  }\n"): (typeof documents)["\n  query EarlierPapers($first: Int!) {\n    documents(first: $first) {\n      nodes {\n        id\n        title\n        documentType\n        matterId\n        currentVersion {\n          id\n          formValues\n        }\n      }\n    }\n    matters(first: $first) {\n      nodes {\n        id\n        title\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TokenBalance {\n    tokenBalance {\n      tokens\n    }\n  }\n"): (typeof documents)["\n  query TokenBalance {\n    tokenBalance {\n      tokens\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DraftCitation_citation on DocumentCitation {\n    documentId\n    documentTitle\n    headingPath\n    pageStart\n    pageEnd\n    fromScan\n    quotation\n    spanStart\n    spanEnd\n  }\n"): (typeof documents)["\n  fragment DraftCitation_citation on DocumentCitation {\n    documentId\n    documentTitle\n    headingPath\n    pageStart\n    pageEnd\n    fromScan\n    quotation\n    spanStart\n    spanEnd\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GeneratedDraft_generated on GeneratedDocument {\n    documentContent\n    draftedBy\n    notice\n    signingNotes {\n      topic\n      urgency\n      text\n      textHindi\n    }\n    suggestionReport {\n      instruction\n      applied\n      message\n    }\n    citations {\n      ...DraftCitation_citation\n    }\n    remainingTokens\n    document {\n      id\n      matterId\n    }\n    questions {\n      id\n    }\n    version {\n      id\n      number\n      formValues\n    }\n  }\n"): (typeof documents)["\n  fragment GeneratedDraft_generated on GeneratedDocument {\n    documentContent\n    draftedBy\n    notice\n    signingNotes {\n      topic\n      urgency\n      text\n      textHindi\n    }\n    suggestionReport {\n      instruction\n      applied\n      message\n    }\n    citations {\n      ...DraftCitation_citation\n    }\n    remainingTokens\n    document {\n      id\n      matterId\n    }\n    questions {\n      id\n    }\n    version {\n      id\n      number\n      formValues\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription GenerationStream($input: GenerateDocumentInput!) {\n    generation(input: $input) {\n      kind\n      stage\n      text\n      generated {\n        ...GeneratedDraft_generated\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription GenerationStream($input: GenerateDocumentInput!) {\n    generation(input: $input) {\n      kind\n      stage\n      text\n      generated {\n        ...GeneratedDraft_generated\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GenerateDocument($input: GenerateDocumentInput!) {\n    generateDocument(input: $input) {\n      ...GeneratedDraft_generated\n    }\n  }\n"): (typeof documents)["\n  mutation GenerateDocument($input: GenerateDocumentInput!) {\n    generateDocument(input: $input) {\n      ...GeneratedDraft_generated\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Template_template on DocumentTemplate {\n    documentType\n    label\n    category\n    summary\n    words\n    blanks\n    cost\n    fields {\n      name\n      label\n      type\n      required\n      placeholder\n      help\n      group\n      default\n      format\n      options\n      min\n      max\n      maxLength\n      when {\n        field\n        is\n      }\n      columns {\n        name\n        label\n        required\n        format\n        maxLength\n      }\n      party {\n        role\n        fact\n        side\n      }\n      shared\n    }\n  }\n"): (typeof documents)["\n  fragment Template_template on DocumentTemplate {\n    documentType\n    label\n    category\n    summary\n    words\n    blanks\n    cost\n    fields {\n      name\n      label\n      type\n      required\n      placeholder\n      help\n      group\n      default\n      format\n      options\n      min\n      max\n      maxLength\n      when {\n        field\n        is\n      }\n      columns {\n        name\n        label\n        required\n        format\n        maxLength\n      }\n      party {\n        role\n        fact\n        side\n      }\n      shared\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DocumentTemplates {\n    documentTemplates {\n      ...Template_template\n    }\n  }\n"): (typeof documents)["\n  query DocumentTemplates {\n    documentTemplates {\n      ...Template_template\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CheckDocument($content: String!, $documentType: String, $templateData: JSONObject, $matterId: ID, $documentId: ID) {\n    checkDocument(\n      content: $content\n      documentType: $documentType\n      templateData: $templateData\n      matterId: $matterId\n      documentId: $documentId\n    ) {\n      findingCount\n      blankCount\n      findings {\n        id\n        kind\n        message\n        messageHindi\n        excerpt\n        line\n        start\n        end\n        serious\n        field\n        clause\n        difference {\n          label\n          one\n          other\n        }\n      }\n      notCompared\n    }\n  }\n"): (typeof documents)["\n  query CheckDocument($content: String!, $documentType: String, $templateData: JSONObject, $matterId: ID, $documentId: ID) {\n    checkDocument(\n      content: $content\n      documentType: $documentType\n      templateData: $templateData\n      matterId: $matterId\n      documentId: $documentId\n    ) {\n      findingCount\n      blankCount\n      findings {\n        id\n        kind\n        message\n        messageHindi\n        excerpt\n        line\n        start\n        end\n        serious\n        field\n        clause\n        difference {\n          label\n          one\n          other\n        }\n      }\n      notCompared\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcceptDifference($matterId: ID!, $input: AcceptDifferenceInput!) {\n    acceptDifference(matterId: $matterId, input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation AcceptDifference($matterId: ID!, $input: AcceptDifferenceInput!) {\n    acceptDifference(matterId: $matterId, input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LetterheadAvailable {\n    letterheadAvailable\n  }\n"): (typeof documents)["\n  query LetterheadAvailable {\n    letterheadAvailable\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CourtFormats {\n    courtFormats {\n      id\n      name\n      courts\n      isDefault\n    }\n  }\n"): (typeof documents)["\n  query CourtFormats {\n    courtFormats {\n      id\n      name\n      courts\n      isDefault\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NewestVersion($id: ID!) {\n    document(id: $id) {\n      id\n      currentVersion {\n        id\n        number\n        content\n      }\n    }\n  }\n"): (typeof documents)["\n  query NewestVersion($id: ID!) {\n    document(id: $id) {\n      id\n      currentVersion {\n        id\n        number\n        content\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveDocumentVersion($input: SaveDocumentVersionInput!) {\n    saveDocumentVersion(input: $input) {\n      id\n      number\n    }\n  }\n"): (typeof documents)["\n  mutation SaveDocumentVersion($input: SaveDocumentVersionInput!) {\n    saveDocumentVersion(input: $input) {\n      id\n      number\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment KeptDraft_document on UserDocument {\n    id\n    title\n    documentType\n    matterId\n    currentVersion {\n      id\n      number\n      content\n      draftedBy\n      notice\n      formValues\n      referenceFilename\n      signingNotes {\n        topic\n        urgency\n        text\n        textHindi\n      }\n      citations {\n        ...DraftCitation_citation\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment KeptDraft_document on UserDocument {\n    id\n    title\n    documentType\n    matterId\n    currentVersion {\n      id\n      number\n      content\n      draftedBy\n      notice\n      formValues\n      referenceFilename\n      signingNotes {\n        topic\n        urgency\n        text\n        textHindi\n      }\n      citations {\n        ...DraftCitation_citation\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query KeptDocument($id: ID!) {\n    document(id: $id) {\n      ...KeptDraft_document\n    }\n  }\n"): (typeof documents)["\n  query KeptDocument($id: ID!) {\n    document(id: $id) {\n      ...KeptDraft_document\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LastDocument($documentType: String!) {\n    documents(first: 1, documentType: $documentType) {\n      nodes {\n        ...KeptDraft_document\n      }\n    }\n  }\n"): (typeof documents)["\n  query LastDocument($documentType: String!) {\n    documents(first: 1, documentType: $documentType) {\n      nodes {\n        ...KeptDraft_document\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreDocument($id: ID!) {\n    restoreDocument(id: $id) {\n      id\n      title\n    }\n  }\n"): (typeof documents)["\n  mutation RestoreDocument($id: ID!) {\n    restoreDocument(id: $id) {\n      id\n      title\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ChangeProposal_proposal on ChangeProposal {\n    id\n    documentType\n    documentId\n    previousDocument\n    suggestions\n    price\n    notice\n    changes {\n      id\n      instruction\n      asked\n      message\n      segments {\n        kind\n        text\n      }\n      places {\n        start\n        end\n        segments {\n          kind\n          text\n        }\n      }\n    }\n    questions {\n      id\n      instruction\n      question\n      choices {\n        label\n        suggestion\n      }\n    }\n    notChanged {\n      instruction\n      applied\n      message\n    }\n  }\n"): (typeof documents)["\n  fragment ChangeProposal_proposal on ChangeProposal {\n    id\n    documentType\n    documentId\n    previousDocument\n    suggestions\n    price\n    notice\n    changes {\n      id\n      instruction\n      asked\n      message\n      segments {\n        kind\n        text\n      }\n      places {\n        start\n        end\n        segments {\n          kind\n          text\n        }\n      }\n    }\n    questions {\n      id\n      instruction\n      question\n      choices {\n        label\n        suggestion\n      }\n    }\n    notChanged {\n      instruction\n      applied\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChangeProposals {\n    changeProposals {\n      ...ChangeProposal_proposal\n    }\n  }\n"): (typeof documents)["\n  query ChangeProposals {\n    changeProposals {\n      ...ChangeProposal_proposal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ProposeChanges($input: GenerateDocumentInput!) {\n    proposeChanges(input: $input) {\n      ...ChangeProposal_proposal\n    }\n  }\n"): (typeof documents)["\n  mutation ProposeChanges($input: GenerateDocumentInput!) {\n    proposeChanges(input: $input) {\n      ...ChangeProposal_proposal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KeepChanges($input: KeepChangesInput!) {\n    keepChanges(input: $input) {\n      ...GeneratedDraft_generated\n    }\n  }\n"): (typeof documents)["\n  mutation KeepChanges($input: KeepChangesInput!) {\n    keepChanges(input: $input) {\n      ...GeneratedDraft_generated\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerQuestions($input: AnswerQuestionsInput!) {\n    answerQuestions(input: $input) {\n      ...ChangeProposal_proposal\n    }\n  }\n"): (typeof documents)["\n  mutation AnswerQuestions($input: AnswerQuestionsInput!) {\n    answerQuestions(input: $input) {\n      ...ChangeProposal_proposal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DiscardChanges($id: ID!) {\n    discardChanges(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation DiscardChanges($id: ID!) {\n    discardChanges(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment VersionRow_version on DocumentVersion {\n    id\n    number\n    origin\n    createdAt\n    price\n    suggestions\n    author {\n      name\n      isYou\n    }\n  }\n"): (typeof documents)["\n  fragment VersionRow_version on DocumentVersion {\n    id\n    number\n    origin\n    createdAt\n    price\n    suggestions\n    author {\n      name\n      isYou\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DocumentVersions($id: ID!) {\n    document(id: $id) {\n      id\n      title\n      versionCount\n      versions(first: 100) {\n        nodes {\n          ...VersionRow_version\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query DocumentVersions($id: ID!) {\n    document(id: $id) {\n      id\n      title\n      versionCount\n      versions(first: 100) {\n        nodes {\n          ...VersionRow_version\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompareVersions($fromId: ID!, $toId: ID!) {\n    compareDocumentVersions(fromId: $fromId, toId: $toId) {\n      id\n      insertedWords\n      deletedWords\n      segments {\n        kind\n        text\n      }\n    }\n  }\n"): (typeof documents)["\n  query CompareVersions($fromId: ID!, $toId: ID!) {\n    compareDocumentVersions(fromId: $fromId, toId: $toId) {\n      id\n      insertedWords\n      deletedWords\n      segments {\n        kind\n        text\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreDocumentVersion($id: ID!) {\n    restoreDocumentVersion(id: $id) {\n      id\n      number\n      content\n      draftedBy\n      notice\n      formValues\n      referenceFilename\n      signingNotes {\n        topic\n        urgency\n        text\n        textHindi\n      }\n      citations {\n        ...DraftCitation_citation\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestoreDocumentVersion($id: ID!) {\n    restoreDocumentVersion(id: $id) {\n      id\n      number\n      content\n      draftedBy\n      notice\n      formValues\n      referenceFilename\n      signingNotes {\n        topic\n        urgency\n        text\n        textHindi\n      }\n      citations {\n        ...DraftCitation_citation\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LawChangedIn($conversationId: ID, $draftId: ID) {\n    lawChanges(conversationId: $conversationId, draftId: $draftId, seen: false, first: 50) {\n      totalCount\n      nodes {\n        id\n        exchangeId\n      }\n    }\n  }\n"): (typeof documents)["\n  query LawChangedIn($conversationId: ID, $draftId: ID) {\n    lawChanges(conversationId: $conversationId, draftId: $draftId, seen: false, first: 50) {\n      totalCount\n      nodes {\n        id\n        exchangeId\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Quotation_standing on QuotationStanding {\n    marker\n    documentId\n    documentTitle\n    headingPath\n    quotation\n    state\n    wordsToday\n  }\n"): (typeof documents)["\n  fragment Quotation_standing on QuotationStanding {\n    marker\n    documentId\n    documentTitle\n    headingPath\n    quotation\n    state\n    wordsToday\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MatterName($id: ID!) {\n    matter(id: $id) {\n      id\n      title\n      confidential\n      role\n      ownerName\n    }\n  }\n"): (typeof documents)["\n  query MatterName($id: ID!) {\n    matter(id: $id) {\n      id\n      title\n      confidential\n      role\n      ownerName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Party_party on Party {\n    id\n    name\n    kind\n    parentage\n    age\n    description\n    pan\n    cin\n    registration\n    address\n    pin\n    state\n    signatory\n    email\n    phone\n    version\n    restorableUntil\n  }\n"): (typeof documents)["\n  fragment Party_party on Party {\n    id\n    name\n    kind\n    parentage\n    age\n    description\n    pan\n    cin\n    registration\n    address\n    pin\n    state\n    signatory\n    email\n    phone\n    version\n    restorableUntil\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Parties($first: Int!, $after: String, $search: String, $deleted: Boolean) {\n    parties(first: $first, after: $after, search: $search, deleted: $deleted) {\n      totalCount\n      nodes {\n        ...Party_party\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query Parties($first: Int!, $after: String, $search: String, $deleted: Boolean) {\n    parties(first: $first, after: $after, search: $search, deleted: $deleted) {\n      totalCount\n      nodes {\n        ...Party_party\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateParty($input: CreatePartyInput!) {\n    createParty(input: $input) {\n      ...Party_party\n    }\n  }\n"): (typeof documents)["\n  mutation CreateParty($input: CreatePartyInput!) {\n    createParty(input: $input) {\n      ...Party_party\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateParty($id: ID!, $input: UpdatePartyInput!) {\n    updateParty(id: $id, input: $input) {\n      ...Party_party\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateParty($id: ID!, $input: UpdatePartyInput!) {\n    updateParty(id: $id, input: $input) {\n      ...Party_party\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReferenceRow_file on ReferenceFile {\n    id\n    filename\n    size\n    uploadDate\n    status\n    error\n    warnings\n  }\n"): (typeof documents)["\n  fragment ReferenceRow_file on ReferenceFile {\n    id\n    filename\n    size\n    uploadDate\n    status\n    error\n    warnings\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReferenceFiles($after: String, $matterId: ID) {\n    referenceFiles(first: 100, after: $after, matterId: $matterId) {\n      totalCount\n      nodes {\n        ...ReferenceRow_file\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query ReferenceFiles($after: String, $matterId: ID) {\n    referenceFiles(first: 100, after: $after, matterId: $matterId) {\n      totalCount\n      nodes {\n        ...ReferenceRow_file\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MoveFileToMatter($input: MoveToMatterInput!) {\n    moveToMatter(input: $input) {\n      moved\n    }\n  }\n"): (typeof documents)["\n  mutation MoveFileToMatter($input: MoveToMatterInput!) {\n    moveToMatter(input: $input) {\n      moved\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteReferenceFile($id: ID!) {\n    removeReferenceFile(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteReferenceFile($id: ID!) {\n    removeReferenceFile(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SourcePageText_page on SourcePage {\n    index\n    number\n    spanStart\n    spanEnd\n    text\n  }\n"): (typeof documents)["\n  fragment SourcePageText_page on SourcePage {\n    index\n    number\n    spanStart\n    spanEnd\n    text\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SourcePages($id: ID!, $from: Int, $spanStart: Int) {\n    sourceDocument(id: $id) {\n      id\n      title\n      originalUrl\n      pageCount\n      entry {\n        id\n        citation\n        citedByCount\n      }\n      pages(first: 2, from: $from, spanStart: $spanStart) {\n        ...SourcePageText_page\n      }\n    }\n  }\n"): (typeof documents)["\n  query SourcePages($id: ID!, $from: Int, $spanStart: Int) {\n    sourceDocument(id: $id) {\n      id\n      title\n      originalUrl\n      pageCount\n      entry {\n        id\n        citation\n        citedByCount\n      }\n      pages(first: 2, from: $from, spanStart: $spanStart) {\n        ...SourcePageText_page\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StatementTable_entry on LedgerEntry {\n    id\n    createdAt\n    delta\n    balanceAfter\n    kind\n    operationType\n    reason\n    reservationId\n  }\n"): (typeof documents)["\n  fragment StatementTable_entry on LedgerEntry {\n    id\n    createdAt\n    delta\n    balanceAfter\n    kind\n    operationType\n    reason\n    reservationId\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WebhooksList_webhook on Webhook {\n    id\n    name\n    url\n    events\n    state\n    stateSince\n    failures\n  }\n"): (typeof documents)["\n  fragment WebhooksList_webhook on Webhook {\n    id\n    name\n    url\n    events\n    state\n    stateSince\n    failures\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WebhookDeliveries_delivery on WebhookDelivery {\n    id\n    event\n    state\n    createdAt\n    attempts\n    status\n    error\n    payload\n  }\n"): (typeof documents)["\n  fragment WebhookDeliveries_delivery on WebhookDelivery {\n    id\n    event\n    state\n    createdAt\n    attempts\n    status\n    error\n    payload\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AllApiKeys($first: Int!, $offset: Int!) {\n    allApiKeys(first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        ...ApiKeysList_key\n      }\n    }\n  }\n"): (typeof documents)["\n  query AllApiKeys($first: Int!, $offset: Int!) {\n    allApiKeys(first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        ...ApiKeysList_key\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateAdminApiKey($input: CreateAdminApiKeyInput!) {\n    createAdminApiKey(input: $input) {\n      secret\n    }\n  }\n"): (typeof documents)["\n  mutation CreateAdminApiKey($input: CreateAdminApiKeyInput!) {\n    createAdminApiKey(input: $input) {\n      secret\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeAnyApiKey($id: ID!) {\n    revokeAnyApiKey(id: $id) {\n      id\n      state\n    }\n  }\n"): (typeof documents)["\n  mutation RevokeAnyApiKey($id: ID!) {\n    revokeAnyApiKey(id: $id) {\n      id\n      state\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AuditLog(\n    $first: Int!\n    $offset: Int!\n    $after: String\n    $action: String\n    $actorId: ID\n    $subject: String\n    $search: String\n    $since: DateTime\n    $until: DateTime\n  ) {\n    auditLog(\n      first: $first\n      offset: $offset\n      after: $after\n      action: $action\n      actorId: $actorId\n      subject: $subject\n      search: $search\n      since: $since\n      until: $until\n    ) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        at\n        actorId\n        actorEmail\n        address\n        action\n        subject\n        subjectName\n        before\n        after\n        reason\n        apiKey\n      }\n    }\n  }\n"): (typeof documents)["\n  query AuditLog(\n    $first: Int!\n    $offset: Int!\n    $after: String\n    $action: String\n    $actorId: ID\n    $subject: String\n    $search: String\n    $since: DateTime\n    $until: DateTime\n  ) {\n    auditLog(\n      first: $first\n      offset: $offset\n      after: $after\n      action: $action\n      actorId: $actorId\n      subject: $subject\n      search: $search\n      since: $since\n      until: $until\n    ) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        at\n        actorId\n        actorEmail\n        address\n        action\n        subject\n        subjectName\n        before\n        after\n        reason\n        apiKey\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CourtFormatRow_format on CourtFormat {\n    id\n    name\n    courts\n    paper\n    marginTopMm\n    marginRightMm\n    marginBottomMm\n    marginLeftMm\n    fontSize\n    lineSpacing\n    pageNumbers\n    indexFirst\n    maxFileMb\n    isDefault\n  }\n"): (typeof documents)["\n  fragment CourtFormatRow_format on CourtFormat {\n    id\n    name\n    courts\n    paper\n    marginTopMm\n    marginRightMm\n    marginBottomMm\n    marginLeftMm\n    fontSize\n    lineSpacing\n    pageNumbers\n    indexFirst\n    maxFileMb\n    isDefault\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminCourtFormats {\n    adminCourtFormats {\n      ...CourtFormatRow_format\n    }\n  }\n"): (typeof documents)["\n  query AdminCourtFormats {\n    adminCourtFormats {\n      ...CourtFormatRow_format\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddCourtFormat($input: CourtFormatInput!) {\n    addCourtFormat(input: $input) {\n      ...CourtFormatRow_format\n    }\n  }\n"): (typeof documents)["\n  mutation AddCourtFormat($input: CourtFormatInput!) {\n    addCourtFormat(input: $input) {\n      ...CourtFormatRow_format\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateCourtFormat($id: ID!, $input: CourtFormatInput!) {\n    updateCourtFormat(id: $id, input: $input) {\n      ...CourtFormatRow_format\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateCourtFormat($id: ID!, $input: CourtFormatInput!) {\n    updateCourtFormat(id: $id, input: $input) {\n      ...CourtFormatRow_format\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveCourtFormat($id: ID!) {\n    removeCourtFormat(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveCourtFormat($id: ID!) {\n    removeCourtFormat(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FirstSteps_state on FirstSteps {\n    law\n    question\n    mail\n    model\n    backup\n    secondAdministrator\n    dismissed\n  }\n"): (typeof documents)["\n  fragment FirstSteps_state on FirstSteps {\n    law\n    question\n    mail\n    model\n    backup\n    secondAdministrator\n    dismissed\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FirstSteps {\n    firstSteps {\n      ...FirstSteps_state\n    }\n  }\n"): (typeof documents)["\n  query FirstSteps {\n    firstSteps {\n      ...FirstSteps_state\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DismissFirstSteps {\n    dismissFirstSteps {\n      ...FirstSteps_state\n    }\n  }\n"): (typeof documents)["\n  mutation DismissFirstSteps {\n    dismissFirstSteps {\n      ...FirstSteps_state\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GoldenRow_question on GoldenQuestion {\n    id\n    question\n    document\n    unit\n  }\n"): (typeof documents)["\n  fragment GoldenRow_question on GoldenQuestion {\n    id\n    question\n    document\n    unit\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GoldenQuestions {\n    goldenQuestions {\n      ...GoldenRow_question\n    }\n  }\n"): (typeof documents)["\n  query GoldenQuestions {\n    goldenQuestions {\n      ...GoldenRow_question\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GoldenQuestionCheck {\n    goldenQuestionCheck {\n      ...GoldenOutcomes_report\n    }\n  }\n"): (typeof documents)["\n  query GoldenQuestionCheck {\n    goldenQuestionCheck {\n      ...GoldenOutcomes_report\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateGoldenQuestion($input: GoldenQuestionInput!) {\n    createGoldenQuestion(input: $input) {\n      ...GoldenRow_question\n    }\n  }\n"): (typeof documents)["\n  mutation CreateGoldenQuestion($input: GoldenQuestionInput!) {\n    createGoldenQuestion(input: $input) {\n      ...GoldenRow_question\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateGoldenQuestion($id: ID!, $input: GoldenQuestionInput!) {\n    updateGoldenQuestion(id: $id, input: $input) {\n      ...GoldenRow_question\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateGoldenQuestion($id: ID!, $input: GoldenQuestionInput!) {\n    updateGoldenQuestion(id: $id, input: $input) {\n      ...GoldenRow_question\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteGoldenQuestion($id: ID!) {\n    deleteGoldenQuestion(id: $id) {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteGoldenQuestion($id: ID!) {\n    deleteGoldenQuestion(id: $id) {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LegalDocumentNames($search: String) {\n    legalDocuments(first: 20, offset: 0, search: $search, sort: { field: FILENAME, direction: ASC }) {\n      nodes {\n        id\n        filename\n      }\n    }\n  }\n"): (typeof documents)["\n  query LegalDocumentNames($search: String) {\n    legalDocuments(first: 20, offset: 0, search: $search, sort: { field: FILENAME, direction: ASC }) {\n      nodes {\n        id\n        filename\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TopicRow_topic on GuideTopic {\n    id\n    name\n    field\n    origin\n    enabled\n    asks {\n      en\n      hi\n      hinglish\n    }\n    law {\n      act\n      section\n      held\n    }\n    next\n    plainText {\n      readOn\n      region\n      sentences {\n        slot\n        en\n        hi\n        pins\n        derived\n      }\n      leftOut {\n        pin\n        why\n      }\n      form\n      own\n      enabled\n      signedBy\n      signedAt\n      standing\n      problems\n      lackingActs\n    }\n  }\n"): (typeof documents)["\n  fragment TopicRow_topic on GuideTopic {\n    id\n    name\n    field\n    origin\n    enabled\n    asks {\n      en\n      hi\n      hinglish\n    }\n    law {\n      act\n      section\n      held\n    }\n    next\n    plainText {\n      readOn\n      region\n      sentences {\n        slot\n        en\n        hi\n        pins\n        derived\n      }\n      leftOut {\n        pin\n        why\n      }\n      form\n      own\n      enabled\n      signedBy\n      signedAt\n      standing\n      problems\n      lackingActs\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GuideTopics($first: Int!, $offset: Int!, $search: String, $field: String, $act: String, $origin: TopicOrigin, $enabled: Boolean) {\n    guideTopics(first: $first, offset: $offset, search: $search, field: $field, act: $act, origin: $origin, enabled: $enabled) {\n      totalCount\n      nodes {\n        ...TopicRow_topic\n      }\n    }\n  }\n"): (typeof documents)["\n  query GuideTopics($first: Int!, $offset: Int!, $search: String, $field: String, $act: String, $origin: TopicOrigin, $enabled: Boolean) {\n    guideTopics(first: $first, offset: $offset, search: $search, field: $field, act: $act, origin: $origin, enabled: $enabled) {\n      totalCount\n      nodes {\n        ...TopicRow_topic\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateTopic($input: TopicInput!) {\n    createTopic(input: $input) {\n      ...TopicRow_topic\n    }\n  }\n"): (typeof documents)["\n  mutation CreateTopic($input: TopicInput!) {\n    createTopic(input: $input) {\n      ...TopicRow_topic\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateTopic($id: ID!, $input: TopicInput!) {\n    updateTopic(id: $id, input: $input) {\n      ...TopicRow_topic\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateTopic($id: ID!, $input: TopicInput!) {\n    updateTopic(id: $id, input: $input) {\n      ...TopicRow_topic\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SwitchTopic($id: ID!, $enabled: Boolean!) {\n    switchTopic(id: $id, enabled: $enabled) {\n      id\n      enabled\n    }\n  }\n"): (typeof documents)["\n  mutation SwitchTopic($id: ID!, $enabled: Boolean!) {\n    switchTopic(id: $id, enabled: $enabled) {\n      id\n      enabled\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteTopic($id: ID!) {\n    deleteTopic(id: $id) {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteTopic($id: ID!) {\n    deleteTopic(id: $id) {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MissingLaw($first: Int!) {\n    missingLaw(first: $first) {\n      totalCount\n      nodes {\n        act\n        asked\n        lastAskedAt\n        topics\n        citedBy\n      }\n    }\n  }\n"): (typeof documents)["\n  query MissingLaw($first: Int!) {\n    missingLaw(first: $first) {\n      totalCount\n      nodes {\n        act\n        asked\n        lastAskedAt\n        topics\n        citedBy\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SavePlainText($id: ID!, $input: PlainTextInput) {\n    savePlainText(id: $id, input: $input) {\n      ...TopicRow_topic\n    }\n  }\n"): (typeof documents)["\n  mutation SavePlainText($id: ID!, $input: PlainTextInput) {\n    savePlainText(id: $id, input: $input) {\n      ...TopicRow_topic\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SwitchPlainText($id: ID!, $enabled: Boolean!) {\n    switchPlainText(id: $id, enabled: $enabled) {\n      ...TopicRow_topic\n    }\n  }\n"): (typeof documents)["\n  mutation SwitchPlainText($id: ID!, $enabled: Boolean!) {\n    switchPlainText(id: $id, enabled: $enabled) {\n      ...TopicRow_topic\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignPlainText($id: ID!, $signed: Boolean!) {\n    signPlainText(id: $id, signed: $signed) {\n      ...TopicRow_topic\n    }\n  }\n"): (typeof documents)["\n  mutation SignPlainText($id: ID!, $signed: Boolean!) {\n    signPlainText(id: $id, signed: $signed) {\n      ...TopicRow_topic\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HolidayRow_holiday on Holiday {\n    id\n    day\n    name\n    state\n    court\n  }\n"): (typeof documents)["\n  fragment HolidayRow_holiday on Holiday {\n    id\n    day\n    name\n    state\n    court\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Holidays($year: Int) {\n    holidays(first: 200, year: $year) {\n      totalCount\n      nodes {\n        ...HolidayRow_holiday\n      }\n    }\n    holidayStates\n  }\n"): (typeof documents)["\n  query Holidays($year: Int) {\n    holidays(first: 200, year: $year) {\n      totalCount\n      nodes {\n        ...HolidayRow_holiday\n      }\n    }\n    holidayStates\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddHoliday($input: HolidayInput!) {\n    addHoliday(input: $input) {\n      ...HolidayRow_holiday\n    }\n  }\n"): (typeof documents)["\n  mutation AddHoliday($input: HolidayInput!) {\n    addHoliday(input: $input) {\n      ...HolidayRow_holiday\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveHoliday($id: ID!) {\n    removeHoliday(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveHoliday($id: ID!) {\n    removeHoliday(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GoldenOutcomes_report on GoldenReport {\n    total\n    foundBefore\n    foundAfter\n    improved\n    worsened\n    outcomes {\n      questionId\n      question\n      document\n      unit\n      rankBefore\n      rankAfter\n    }\n  }\n"): (typeof documents)["\n  fragment GoldenOutcomes_report on GoldenReport {\n    total\n    foundBefore\n    foundAfter\n    improved\n    worsened\n    outcomes {\n      questionId\n      question\n      document\n      unit\n      rankBefore\n      rankAfter\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query IndexGenerations {\n    indexGenerations {\n      id\n      state\n      createdAt\n      promotedAt\n      documents\n      passages\n      bytes\n      canRollBack\n      builtWith {\n        analyser\n        chunker\n        encoder\n        embeddingModel\n      }\n      goldenReport {\n        ...GoldenOutcomes_report\n      }\n    }\n  }\n"): (typeof documents)["\n  query IndexGenerations {\n    indexGenerations {\n      id\n      state\n      createdAt\n      promotedAt\n      documents\n      passages\n      bytes\n      canRollBack\n      builtWith {\n        analyser\n        chunker\n        encoder\n        embeddingModel\n      }\n      goldenReport {\n        ...GoldenOutcomes_report\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RollBackIndex {\n    rollBackIndex {\n      message\n      generation\n    }\n  }\n"): (typeof documents)["\n  mutation RollBackIndex {\n    rollBackIndex {\n      message\n      generation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LanguageModel($days: Int!) {\n    systemStatus {\n      languageModel {\n        adapter\n        healthy\n        detail\n      }\n      modelBudget {\n        limit\n        used\n        exhaustedUsers\n      }\n    }\n    modelUsage(days: $days) {\n      total {\n        ...ModelUse_totals\n      }\n      byModel {\n        model\n        totals {\n          ...ModelUse_totals\n        }\n      }\n      byPurpose {\n        purpose\n        totals {\n          ...ModelUse_totals\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query LanguageModel($days: Int!) {\n    systemStatus {\n      languageModel {\n        adapter\n        healthy\n        detail\n      }\n      modelBudget {\n        limit\n        used\n        exhaustedUsers\n      }\n    }\n    modelUsage(days: $days) {\n      total {\n        ...ModelUse_totals\n      }\n      byModel {\n        model\n        totals {\n          ...ModelUse_totals\n        }\n      }\n      byPurpose {\n        purpose\n        totals {\n          ...ModelUse_totals\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ModelUse_totals on ModelUsageTotals {\n    calls\n    failures\n    inputTokens\n    outputTokens\n    cacheReadTokens\n    cacheWriteTokens\n    meanDurationMs\n    costMicroUsd\n  }\n"): (typeof documents)["\n  fragment ModelUse_totals on ModelUsageTotals {\n    calls\n    failures\n    inputTokens\n    outputTokens\n    cacheReadTokens\n    cacheWriteTokens\n    meanDurationMs\n    costMicroUsd\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobProgress_job on Job {\n    id\n    name\n    subject\n    state\n    stage\n    percent\n    done\n    total\n    error\n    attempts\n    secondsLeft\n    createdAt\n  }\n"): (typeof documents)["\n  fragment JobProgress_job on Job {\n    id\n    name\n    subject\n    state\n    stage\n    percent\n    done\n    total\n    error\n    attempts\n    secondsLeft\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DocumentRow_document on LegalDocument {\n    id\n    filename\n    title\n    documentType\n    size\n    uploadDate\n    status\n    error\n    passages\n    uploader\n    report {\n      numbered\n      findings {\n        kind\n        text\n      }\n    }\n    version\n    source\n    description\n    year\n    jurisdiction\n    shortNames\n    canUndoEdit\n    found {\n      title\n      year\n      jurisdiction\n    }\n    lawStatus {\n      state\n      inForceFrom\n      repealedOn\n      replacedBy\n      origin\n      stamp\n    }\n    proposedLawStatus {\n      stamp\n    }\n    job {\n      ...JobProgress_job\n    }\n  }\n"): (typeof documents)["\n  fragment DocumentRow_document on LegalDocument {\n    id\n    filename\n    title\n    documentType\n    size\n    uploadDate\n    status\n    error\n    passages\n    uploader\n    report {\n      numbered\n      findings {\n        kind\n        text\n      }\n    }\n    version\n    source\n    description\n    year\n    jurisdiction\n    shortNames\n    canUndoEdit\n    found {\n      title\n      year\n      jurisdiction\n    }\n    lawStatus {\n      state\n      inForceFrom\n      repealedOn\n      replacedBy\n      origin\n      stamp\n    }\n    proposedLawStatus {\n      stamp\n    }\n    job {\n      ...JobProgress_job\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LegalDocuments(\n    $first: Int!\n    $offset: Int!\n    $search: String\n    $status: LegalDocumentStatus\n    $documentType: LegalDocumentType\n    $uploader: String\n    $since: DateTime\n    $until: DateTime\n    $sort: LegalDocumentSort\n  ) {\n    legalDocuments(\n      first: $first\n      offset: $offset\n      search: $search\n      status: $status\n      documentType: $documentType\n      uploader: $uploader\n      since: $since\n      until: $until\n      sort: $sort\n    ) {\n      totalCount\n      nodes {\n        ...DocumentRow_document\n      }\n    }\n  }\n"): (typeof documents)["\n  query LegalDocuments(\n    $first: Int!\n    $offset: Int!\n    $search: String\n    $status: LegalDocumentStatus\n    $documentType: LegalDocumentType\n    $uploader: String\n    $since: DateTime\n    $until: DateTime\n    $sort: LegalDocumentSort\n  ) {\n    legalDocuments(\n      first: $first\n      offset: $offset\n      search: $search\n      status: $status\n      documentType: $documentType\n      uploader: $uploader\n      since: $since\n      until: $until\n      sort: $sort\n    ) {\n      totalCount\n      nodes {\n        ...DocumentRow_document\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExportedDocuments(\n    $first: Int!\n    $after: String\n    $search: String\n    $status: LegalDocumentStatus\n    $documentType: LegalDocumentType\n    $uploader: String\n    $since: DateTime\n    $until: DateTime\n  ) {\n    legalDocuments(\n      first: $first\n      after: $after\n      search: $search\n      status: $status\n      documentType: $documentType\n      uploader: $uploader\n      since: $since\n      until: $until\n    ) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        filename\n        title\n        documentType\n        size\n        uploadDate\n        uploader\n        version\n        year\n        jurisdiction\n        status\n        error\n        passages\n        source\n      }\n    }\n  }\n"): (typeof documents)["\n  query ExportedDocuments(\n    $first: Int!\n    $after: String\n    $search: String\n    $status: LegalDocumentStatus\n    $documentType: LegalDocumentType\n    $uploader: String\n    $since: DateTime\n    $until: DateTime\n  ) {\n    legalDocuments(\n      first: $first\n      after: $after\n      search: $search\n      status: $status\n      documentType: $documentType\n      uploader: $uploader\n      since: $since\n      until: $until\n    ) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        filename\n        title\n        documentType\n        size\n        uploadDate\n        uploader\n        version\n        year\n        jurisdiction\n        status\n        error\n        passages\n        source\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SystemStatus {\n    systemStatus {\n      totalDocuments\n      ragInitialized\n      documents {\n        pending\n        indexing\n        indexed\n        failed\n      }\n      index {\n        documents\n        passages\n        healthy\n        detail\n      }\n      queue {\n        healthy\n        detail\n        queued\n        running\n        failed\n      }\n      storage {\n        originals\n        texts\n        index\n      }\n      modelUsage {\n        calls\n        failures\n        inputTokens\n        outputTokens\n        cacheReadTokens\n        cacheWriteTokens\n        costMicroUsd\n      }\n      modelBudget {\n        limit\n        used\n        exhaustedUsers\n      }\n      languageModel {\n        healthy\n        detail\n      }\n    }\n  }\n"): (typeof documents)["\n  query SystemStatus {\n    systemStatus {\n      totalDocuments\n      ragInitialized\n      documents {\n        pending\n        indexing\n        indexed\n        failed\n      }\n      index {\n        documents\n        passages\n        healthy\n        detail\n      }\n      queue {\n        healthy\n        detail\n        queued\n        running\n        failed\n      }\n      storage {\n        originals\n        texts\n        index\n      }\n      modelUsage {\n        calls\n        failures\n        inputTokens\n        outputTokens\n        cacheReadTokens\n        cacheWriteTokens\n        costMicroUsd\n      }\n      modelBudget {\n        limit\n        used\n        exhaustedUsers\n      }\n      languageModel {\n        healthy\n        detail\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RecentJobs {\n    jobs(first: 100) {\n      nodes {\n        ...JobProgress_job\n      }\n    }\n  }\n"): (typeof documents)["\n  query RecentJobs {\n    jobs(first: 100) {\n      nodes {\n        ...JobProgress_job\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription JobProgress {\n    jobProgress {\n      ...JobProgress_job\n    }\n  }\n"): (typeof documents)["\n  subscription JobProgress {\n    jobProgress {\n      ...JobProgress_job\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelJob($id: ID!) {\n    cancelJob(id: $id) {\n      ...JobProgress_job\n    }\n  }\n"): (typeof documents)["\n  mutation CancelJob($id: ID!) {\n    cancelJob(id: $id) {\n      ...JobProgress_job\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelIndexing($filename: String!) {\n    cancelIndexing(filename: $filename) {\n      ...DocumentRow_document\n    }\n  }\n"): (typeof documents)["\n  mutation CancelIndexing($filename: String!) {\n    cancelIndexing(filename: $filename) {\n      ...DocumentRow_document\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RetryIndexing($filename: String!) {\n    retryIndexing(filename: $filename) {\n      ...DocumentRow_document\n    }\n  }\n"): (typeof documents)["\n  mutation RetryIndexing($filename: String!) {\n    retryIndexing(filename: $filename) {\n      ...DocumentRow_document\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetLawStatus($filename: String!, $input: LawStatusInput) {\n    setLawStatus(filename: $filename, input: $input) {\n      ...DocumentRow_document\n    }\n  }\n"): (typeof documents)["\n  mutation SetLawStatus($filename: String!, $input: LawStatusInput) {\n    setLawStatus(filename: $filename, input: $input) {\n      ...DocumentRow_document\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EditLegalDocument($filename: String!, $input: EditLegalDocumentInput!) {\n    editLegalDocument(filename: $filename, input: $input) {\n      ...DocumentRow_document\n    }\n  }\n"): (typeof documents)["\n  mutation EditLegalDocument($filename: String!, $input: EditLegalDocumentInput!) {\n    editLegalDocument(filename: $filename, input: $input) {\n      ...DocumentRow_document\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoLegalDocumentEdit($filename: String!) {\n    undoLegalDocumentEdit(filename: $filename) {\n      ...DocumentRow_document\n    }\n  }\n"): (typeof documents)["\n  mutation UndoLegalDocumentEdit($filename: String!) {\n    undoLegalDocumentEdit(filename: $filename) {\n      ...DocumentRow_document\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminSourcePages($id: ID!, $from: Int, $spanStart: Int) {\n    sourceDocument: legalDocumentSource(id: $id) {\n      id\n      title\n      originalUrl\n      pageCount\n      entry {\n        id\n        citation\n        citedByCount\n      }\n      pages(first: 2, from: $from, spanStart: $spanStart) {\n        ...SourcePageText_page\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminSourcePages($id: ID!, $from: Int, $spanStart: Int) {\n    sourceDocument: legalDocumentSource(id: $id) {\n      id\n      title\n      originalUrl\n      pageCount\n      entry {\n        id\n        citation\n        citedByCount\n      }\n      pages(first: 2, from: $from, spanStart: $spanStart) {\n        ...SourcePageText_page\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteLegalDocument($filename: String!) {\n    deleteLegalDocument(filename: $filename) {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteLegalDocument($filename: String!) {\n    deleteLegalDocument(filename: $filename) {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RebuildIndex {\n    rebuildIndex {\n      message\n      job {\n        ...JobProgress_job\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RebuildIndex {\n    rebuildIndex {\n      message\n      job {\n        ...JobProgress_job\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HouseStyle {\n    houseStyle {\n      header\n      footer\n      marginMm\n      font\n      logo\n    }\n  }\n"): (typeof documents)["\n  query HouseStyle {\n    houseStyle {\n      header\n      footer\n      marginMm\n      font\n      logo\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetHouseStyle($input: HouseStyleInput!) {\n    setHouseStyle(input: $input) {\n      header\n      footer\n      marginMm\n      font\n      logo\n    }\n  }\n"): (typeof documents)["\n  mutation SetHouseStyle($input: HouseStyleInput!) {\n    setHouseStyle(input: $input) {\n      header\n      footer\n      marginMm\n      font\n      logo\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveHouseStyle {\n    clearHouseStyle {\n      wasSet\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveHouseStyle {\n    clearHouseStyle {\n      wasSet\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Overview($days: Int!) {\n    activity(days: $days) {\n      day\n      newUsers\n      drafts\n      answered\n      unanswered\n    }\n    userStatistics {\n      totalCount\n      activeCount\n      verifiedCount\n    }\n    missingLaw(first: 5) {\n      totalCount\n      nodes {\n        act\n        asked\n        citedBy\n      }\n    }\n    modelUsage(days: $days) {\n      total {\n        calls\n        failures\n        inputTokens\n        outputTokens\n        costMicroUsd\n      }\n      byDay {\n        day\n        totals {\n          calls\n        }\n      }\n    }\n    systemStatus {\n      queue {\n        healthy\n        detail\n        queued\n        running\n        failed\n      }\n    }\n  }\n"): (typeof documents)["\n  query Overview($days: Int!) {\n    activity(days: $days) {\n      day\n      newUsers\n      drafts\n      answered\n      unanswered\n    }\n    userStatistics {\n      totalCount\n      activeCount\n      verifiedCount\n    }\n    missingLaw(first: 5) {\n      totalCount\n      nodes {\n        act\n        asked\n        citedBy\n      }\n    }\n    modelUsage(days: $days) {\n      total {\n        calls\n        failures\n        inputTokens\n        outputTokens\n        costMicroUsd\n      }\n      byDay {\n        day\n        totals {\n          calls\n        }\n      }\n    }\n    systemStatus {\n      queue {\n        healthy\n        detail\n        queued\n        running\n        failed\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PricingRow_pricing on TokenPricing {\n    id\n    operationType\n    operationName\n    baseTokens\n    complexityMultiplier\n    description\n  }\n"): (typeof documents)["\n  fragment PricingRow_pricing on TokenPricing {\n    id\n    operationType\n    operationName\n    baseTokens\n    complexityMultiplier\n    description\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TokenPricing {\n    tokenPricing {\n      ...PricingRow_pricing\n    }\n  }\n"): (typeof documents)["\n  query TokenPricing {\n    tokenPricing {\n      ...PricingRow_pricing\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveTokenPricing($input: SavePricingInput!) {\n    saveTokenPricing(input: $input) {\n      message\n      created\n      pricing {\n        ...PricingRow_pricing\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SaveTokenPricing($input: SavePricingInput!) {\n    saveTokenPricing(input: $input) {\n      message\n      created\n      pricing {\n        ...PricingRow_pricing\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InitializeDefaultPricing {\n    initializeDefaultPricing {\n      message\n      added\n    }\n  }\n"): (typeof documents)["\n  mutation InitializeDefaultPricing {\n    initializeDefaultPricing {\n      message\n      added\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TokenReconciliation {\n    tokenReconciliation {\n      accounts\n      balanced\n      mismatchCount\n      mismatches {\n        userId\n        balance\n        ledgerSum\n      }\n      overdueReservations\n    }\n  }\n"): (typeof documents)["\n  query TokenReconciliation {\n    tokenReconciliation {\n      accounts\n      balanced\n      mismatchCount\n      mismatches {\n        userId\n        balance\n        ledgerSum\n      }\n      overdueReservations\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AnswerRatings($first: Int!, $offset: Int!, $verdict: RatingVerdict, $quoted: Boolean) {\n    answerRatings(first: $first, offset: $offset, verdict: $verdict, quoted: $quoted) {\n      totalCount\n      nodes {\n        id\n        verdict\n        reason\n        note\n        question\n        quoted\n        acts\n        createdAt\n      }\n    }\n    answerRatingCounts {\n      up\n      down\n      unquoted\n      days\n    }\n  }\n"): (typeof documents)["\n  query AnswerRatings($first: Int!, $offset: Int!, $verdict: RatingVerdict, $quoted: Boolean) {\n    answerRatings(first: $first, offset: $offset, verdict: $verdict, quoted: $quoted) {\n      totalCount\n      nodes {\n        id\n        verdict\n        reason\n        note\n        question\n        quoted\n        acts\n        createdAt\n      }\n    }\n    answerRatingCounts {\n      up\n      down\n      unquoted\n      days\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SectionQuestions_writing on QuestionWriting {\n    available\n    state\n    reason\n    tokensPerDay\n    tokensInAll\n    usedToday\n    usedInAll\n    costMicroUsd\n    sections\n    done\n    underWay\n    failed\n    questions\n    struck\n    toIndex\n    job {\n      ...JobProgress_job\n    }\n  }\n"): (typeof documents)["\n  fragment SectionQuestions_writing on QuestionWriting {\n    available\n    state\n    reason\n    tokensPerDay\n    tokensInAll\n    usedToday\n    usedInAll\n    costMicroUsd\n    sections\n    done\n    underWay\n    failed\n    questions\n    struck\n    toIndex\n    job {\n      ...JobProgress_job\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QuestionWriting {\n    questionWriting {\n      ...SectionQuestions_writing\n    }\n  }\n"): (typeof documents)["\n  query QuestionWriting {\n    questionWriting {\n      ...SectionQuestions_writing\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WriteSectionQuestions($tokensPerDay: Float!, $tokensInAll: Float!) {\n    writeSectionQuestions(tokensPerDay: $tokensPerDay, tokensInAll: $tokensInAll) {\n      ...SectionQuestions_writing\n    }\n  }\n"): (typeof documents)["\n  mutation WriteSectionQuestions($tokensPerDay: Float!, $tokensInAll: Float!) {\n    writeSectionQuestions(tokensPerDay: $tokensPerDay, tokensInAll: $tokensInAll) {\n      ...SectionQuestions_writing\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelSectionQuestions {\n    cancelSectionQuestions {\n      ...SectionQuestions_writing\n    }\n  }\n"): (typeof documents)["\n  mutation CancelSectionQuestions {\n    cancelSectionQuestions {\n      ...SectionQuestions_writing\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SectionQuestions($first: Int!) {\n    sectionQuestions(first: $first, struck: false) {\n      totalCount\n      nodes {\n        id\n        document\n        unit\n        heading\n        language\n        question\n      }\n    }\n  }\n"): (typeof documents)["\n  query SectionQuestions($first: Int!) {\n    sectionQuestions(first: $first, struck: false) {\n      totalCount\n      nodes {\n        id\n        document\n        unit\n        heading\n        language\n        question\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StrikeSectionQuestion($id: ID!) {\n    strikeSectionQuestion(id: $id) {\n      id\n      struckAt\n    }\n  }\n"): (typeof documents)["\n  mutation StrikeSectionQuestion($id: ID!) {\n    strikeSectionQuestion(id: $id) {\n      id\n      struckAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SentenceModel_model on SentenceModel {\n    choice\n    canChoose\n    name\n    license\n    languages\n    dimensions\n    state\n    reason\n    fetchedMegabytes\n    totalMegabytes\n    inIndex\n    paused\n    topicVectors {\n      done\n      total\n    }\n    job {\n      ...JobProgress_job\n    }\n    options {\n      name\n      summary\n      license\n      megabytes\n    }\n  }\n"): (typeof documents)["\n  fragment SentenceModel_model on SentenceModel {\n    choice\n    canChoose\n    name\n    license\n    languages\n    dimensions\n    state\n    reason\n    fetchedMegabytes\n    totalMegabytes\n    inIndex\n    paused\n    topicVectors {\n      done\n      total\n    }\n    job {\n      ...JobProgress_job\n    }\n    options {\n      name\n      summary\n      license\n      megabytes\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SentenceModel {\n    sentenceModel {\n      ...SentenceModel_model\n    }\n  }\n"): (typeof documents)["\n  query SentenceModel {\n    sentenceModel {\n      ...SentenceModel_model\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChooseSentenceModel($name: String) {\n    chooseSentenceModel(name: $name) {\n      ...SentenceModel_model\n    }\n  }\n"): (typeof documents)["\n  mutation ChooseSentenceModel($name: String) {\n    chooseSentenceModel(name: $name) {\n      ...SentenceModel_model\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StopVectors {\n    stopVectors {\n      ...SentenceModel_model\n    }\n  }\n"): (typeof documents)["\n  mutation StopVectors {\n    stopVectors {\n      ...SentenceModel_model\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartVectors {\n    startVectors {\n      ...SentenceModel_model\n    }\n  }\n"): (typeof documents)["\n  mutation StartVectors {\n    startVectors {\n      ...SentenceModel_model\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GoldenQuestionsByMeaning {\n    goldenQuestionsByMeaning {\n      ...GoldenOutcomes_report\n    }\n  }\n"): (typeof documents)["\n  query GoldenQuestionsByMeaning {\n    goldenQuestionsByMeaning {\n      ...GoldenOutcomes_report\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ServiceAccountRow_account on ServiceAccount {\n    id\n    name\n    isActive\n    tokens\n    activeKeys\n    createdAt\n    ownerEmail\n  }\n"): (typeof documents)["\n  fragment ServiceAccountRow_account on ServiceAccount {\n    id\n    name\n    isActive\n    tokens\n    activeKeys\n    createdAt\n    ownerEmail\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ServiceAccounts($first: Int!, $offset: Int!) {\n    serviceAccounts(first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        ...ServiceAccountRow_account\n      }\n    }\n  }\n"): (typeof documents)["\n  query ServiceAccounts($first: Int!, $offset: Int!) {\n    serviceAccounts(first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        ...ServiceAccountRow_account\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateServiceAccount($input: CreateServiceAccountInput!) {\n    createServiceAccount(input: $input) {\n      ...ServiceAccountRow_account\n    }\n  }\n"): (typeof documents)["\n  mutation CreateServiceAccount($input: CreateServiceAccountInput!) {\n    createServiceAccount(input: $input) {\n      ...ServiceAccountRow_account\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateServiceAccountKey($id: ID!, $input: CreateApiKeyInput!) {\n    createServiceAccountKey(id: $id, input: $input) {\n      secret\n    }\n  }\n"): (typeof documents)["\n  mutation CreateServiceAccountKey($id: ID!, $input: CreateApiKeyInput!) {\n    createServiceAccountKey(id: $id, input: $input) {\n      secret\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetServiceAccountActive($id: ID!, $active: Boolean!) {\n    setUserActive(id: $id, active: $active) {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation SetServiceAccountActive($id: ID!, $active: Boolean!) {\n    setUserActive(id: $id, active: $active) {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StarterLaw_state on StarterLaw {\n    phase\n    total\n    loaded\n    indexed\n    kept\n    source\n    asOf\n    problem\n    nextTryAt\n    refused {\n      act\n      note\n    }\n    changed\n  }\n"): (typeof documents)["\n  fragment StarterLaw_state on StarterLaw {\n    phase\n    total\n    loaded\n    indexed\n    kept\n    source\n    asOf\n    problem\n    nextTryAt\n    refused {\n      act\n      note\n    }\n    changed\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StarterLaw {\n    starterLaw {\n      ...StarterLaw_state\n    }\n  }\n"): (typeof documents)["\n  query StarterLaw {\n    starterLaw {\n      ...StarterLaw_state\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LoadStarterLaw {\n    loadStarterLaw {\n      ...StarterLaw_state\n    }\n  }\n"): (typeof documents)["\n  mutation LoadStarterLaw {\n    loadStarterLaw {\n      ...StarterLaw_state\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateStarterLaw {\n    updateStarterLaw {\n      ...StarterLaw_state\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateStarterLaw {\n    updateStarterLaw {\n      ...StarterLaw_state\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveStarterLaw {\n    removeStarterLaw {\n      ...StarterLaw_state\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveStarterLaw {\n    removeStarterLaw {\n      ...StarterLaw_state\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LackingLaw {\n    lackingLaw\n  }\n"): (typeof documents)["\n  query LackingLaw {\n    lackingLaw\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TemplateRow_template on AdminTemplate {\n    documentType\n    label\n    category\n    state\n    publishedVersion\n    changed\n    copyOf\n    cost\n    updatedAt\n  }\n"): (typeof documents)["\n  fragment TemplateRow_template on AdminTemplate {\n    documentType\n    label\n    category\n    state\n    publishedVersion\n    changed\n    copyOf\n    cost\n    updatedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TemplateContent_content on TemplateContent {\n    label\n    category\n    unit\n    language\n    context\n    fields\n    clauses\n    sample\n    signingNotes\n  }\n"): (typeof documents)["\n  fragment TemplateContent_content on TemplateContent {\n    label\n    category\n    unit\n    language\n    context\n    fields\n    clauses\n    sample\n    signingNotes\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TemplateEditor_template on AdminTemplateDetails {\n    documentType\n    label\n    state\n    publishedVersion\n    changed\n    copyOf\n    cost\n    complexityMultiplier\n    revision\n    content {\n      ...TemplateContent_content\n    }\n    versions {\n      number\n      label\n      publishedAt\n      current\n    }\n  }\n"): (typeof documents)["\n  fragment TemplateEditor_template on AdminTemplateDetails {\n    documentType\n    label\n    state\n    publishedVersion\n    changed\n    copyOf\n    cost\n    complexityMultiplier\n    revision\n    content {\n      ...TemplateContent_content\n    }\n    versions {\n      number\n      label\n      publishedAt\n      current\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminTemplates {\n    adminTemplates {\n      ...TemplateRow_template\n    }\n  }\n"): (typeof documents)["\n  query AdminTemplates {\n    adminTemplates {\n      ...TemplateRow_template\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminTemplate($documentType: ID!) {\n    adminTemplate(documentType: $documentType) {\n      ...TemplateEditor_template\n    }\n  }\n"): (typeof documents)["\n  query AdminTemplate($documentType: ID!) {\n    adminTemplate(documentType: $documentType) {\n      ...TemplateEditor_template\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PreviewTemplate($input: PreviewTemplateInput!) {\n    previewTemplate(input: $input) {\n      text\n      problems {\n        part\n        line\n        column\n        field\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  query PreviewTemplate($input: PreviewTemplateInput!) {\n    previewTemplate(input: $input) {\n      text\n      problems {\n        part\n        line\n        column\n        field\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateTemplate($input: CreateTemplateInput!) {\n    createTemplate(input: $input) {\n      documentType\n    }\n  }\n"): (typeof documents)["\n  mutation CreateTemplate($input: CreateTemplateInput!) {\n    createTemplate(input: $input) {\n      documentType\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveTemplate($input: SaveTemplateInput!) {\n    saveTemplate(input: $input) {\n      ...TemplateEditor_template\n    }\n  }\n"): (typeof documents)["\n  mutation SaveTemplate($input: SaveTemplateInput!) {\n    saveTemplate(input: $input) {\n      ...TemplateEditor_template\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PublishTemplate($documentType: ID!, $revision: Int!) {\n    publishTemplate(documentType: $documentType, revision: $revision) {\n      ...TemplateEditor_template\n    }\n  }\n"): (typeof documents)["\n  mutation PublishTemplate($documentType: ID!, $revision: Int!) {\n    publishTemplate(documentType: $documentType, revision: $revision) {\n      ...TemplateEditor_template\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawTemplate($documentType: ID!) {\n    withdrawTemplate(documentType: $documentType) {\n      ...TemplateEditor_template\n    }\n  }\n"): (typeof documents)["\n  mutation WithdrawTemplate($documentType: ID!) {\n    withdrawTemplate(documentType: $documentType) {\n      ...TemplateEditor_template\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteTemplate($documentType: ID!) {\n    removeTemplate(documentType: $documentType) {\n      documentType\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteTemplate($documentType: ID!) {\n    removeTemplate(documentType: $documentType) {\n      documentType\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreTemplateVersion($documentType: ID!, $number: Int!, $revision: Int!) {\n    restoreTemplateVersion(documentType: $documentType, number: $number, revision: $revision) {\n      ...TemplateEditor_template\n    }\n  }\n"): (typeof documents)["\n  mutation RestoreTemplateVersion($documentType: ID!, $number: Int!, $revision: Int!) {\n    restoreTemplateVersion(documentType: $documentType, number: $number, revision: $revision) {\n      ...TemplateEditor_template\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetTemplatePrice($input: TemplatePriceInput!) {\n    setTemplatePrice(input: $input) {\n      ...TemplateEditor_template\n    }\n  }\n"): (typeof documents)["\n  mutation SetTemplatePrice($input: TemplatePriceInput!) {\n    setTemplatePrice(input: $input) {\n      ...TemplateEditor_template\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Supervision_account on SupervisedAccount {\n    id\n    name\n    email\n    createdAt\n    supervisors {\n      id\n      name\n      email\n      isActive\n    }\n  }\n"): (typeof documents)["\n  fragment Supervision_account on SupervisedAccount {\n    id\n    name\n    email\n    createdAt\n    supervisors {\n      id\n      name\n      email\n      isActive\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SupervisedAccounts {\n    supervisedAccounts(first: 200) {\n      totalCount\n      nodes {\n        ...Supervision_account\n      }\n    }\n  }\n"): (typeof documents)["\n  query SupervisedAccounts {\n    supervisedAccounts(first: 200) {\n      totalCount\n      nodes {\n        ...Supervision_account\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AccountOfEmail($email: String!) {\n    users(first: 20, search: $email) {\n      nodes {\n        id\n        email\n      }\n    }\n  }\n"): (typeof documents)["\n  query AccountOfEmail($email: String!) {\n    users(first: 20, search: $email) {\n      nodes {\n        id\n        email\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SuperviseAccount($id: ID!, $input: SuperviseAccountInput!) {\n    superviseAccount(id: $id, input: $input) {\n      ...Supervision_account\n    }\n  }\n"): (typeof documents)["\n  mutation SuperviseAccount($id: ID!, $input: SuperviseAccountInput!) {\n    superviseAccount(id: $id, input: $input) {\n      ...Supervision_account\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndSupervision($id: ID!) {\n    endSupervision(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation EndSupervision($id: ID!) {\n    endSupervision(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UserRow_user on AdminUser {\n    id\n    name\n    email\n    phone\n    role\n    isActive\n    isVerified\n    tokens\n    createdAt\n    lastLogin\n    confirmedEmail\n  }\n"): (typeof documents)["\n  fragment UserRow_user on AdminUser {\n    id\n    name\n    email\n    phone\n    role\n    isActive\n    isVerified\n    tokens\n    createdAt\n    lastLogin\n    confirmedEmail\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Users(\n    $first: Int!\n    $offset: Int = 0\n    $after: String\n    $search: String\n    $role: UserRole\n    $isVerified: Boolean\n    $isActive: Boolean\n    $sort: UserSort\n  ) {\n    users(\n      first: $first\n      offset: $offset\n      after: $after\n      search: $search\n      role: $role\n      isVerified: $isVerified\n      isActive: $isActive\n      sort: $sort\n    ) {\n      totalCount\n      nodes {\n        ...UserRow_user\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query Users(\n    $first: Int!\n    $offset: Int = 0\n    $after: String\n    $search: String\n    $role: UserRole\n    $isVerified: Boolean\n    $isActive: Boolean\n    $sort: UserSort\n  ) {\n    users(\n      first: $first\n      offset: $offset\n      after: $after\n      search: $search\n      role: $role\n      isVerified: $isVerified\n      isActive: $isActive\n      sort: $sort\n    ) {\n      totalCount\n      nodes {\n        ...UserRow_user\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UserStatistics {\n    userStatistics {\n      totalCount\n      verifiedCount\n      adminCount\n      activeCount\n    }\n  }\n"): (typeof documents)["\n  query UserStatistics {\n    userStatistics {\n      totalCount\n      verifiedCount\n      adminCount\n      activeCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateUser($input: CreateUserInput!) {\n    createUser(input: $input) {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation CreateUser($input: CreateUserInput!) {\n    createUser(input: $input) {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateUser($id: ID!, $input: UpdateUserInput!) {\n    updateUser(id: $id, input: $input) {\n      message\n      user {\n        ...UserRow_user\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateUser($id: ID!, $input: UpdateUserInput!) {\n    updateUser(id: $id, input: $input) {\n      message\n      user {\n        ...UserRow_user\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ToggleUserAdmin($id: ID!) {\n    notice: toggleUserAdmin(id: $id) {\n      message\n      user {\n        ...UserRow_user\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ToggleUserAdmin($id: ID!) {\n    notice: toggleUserAdmin(id: $id) {\n      message\n      user {\n        ...UserRow_user\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ToggleUserStatus($id: ID!) {\n    notice: toggleUserStatus(id: $id) {\n      message\n      user {\n        ...UserRow_user\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ToggleUserStatus($id: ID!) {\n    notice: toggleUserStatus(id: $id) {\n      message\n      user {\n        ...UserRow_user\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation VerifyUser($id: ID!) {\n    notice: verifyUser(id: $id) {\n      message\n      user {\n        ...UserRow_user\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation VerifyUser($id: ID!) {\n    notice: verifyUser(id: $id) {\n      message\n      user {\n        ...UserRow_user\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmUserEmail($id: ID!) {\n    confirmUserEmail(id: $id) {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmUserEmail($id: ID!) {\n    confirmUserEmail(id: $id) {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetUserSecondFactor($id: ID!) {\n    resetUserSecondFactor(id: $id) {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation ResetUserSecondFactor($id: ID!) {\n    resetUserSecondFactor(id: $id) {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeactivateUser($id: ID!) {\n    notice: deactivateUser(id: $id) {\n      message\n      user {\n        ...UserRow_user\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeactivateUser($id: ID!) {\n    notice: deactivateUser(id: $id) {\n      message\n      user {\n        ...UserRow_user\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddTokens($id: ID!, $input: TokenChangeInput!) {\n    change: addTokens(id: $id, input: $input) {\n      message\n      tokens\n    }\n  }\n"): (typeof documents)["\n  mutation AddTokens($id: ID!, $input: TokenChangeInput!) {\n    change: addTokens(id: $id, input: $input) {\n      message\n      tokens\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetTokens($id: ID!, $input: TokenChangeInput!) {\n    change: setTokens(id: $id, input: $input) {\n      message\n      tokens\n    }\n  }\n"): (typeof documents)["\n  mutation SetTokens($id: ID!, $input: TokenChangeInput!) {\n    change: setTokens(id: $id, input: $input) {\n      message\n      tokens\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UserTokenStatement($userId: ID!, $first: Int = 25, $after: String) {\n    userTokenStatement(userId: $userId, first: $first, after: $after) {\n      totalCount\n      nodes {\n        ...StatementTable_entry\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query UserTokenStatement($userId: ID!, $first: Int = 25, $after: String) {\n    userTokenStatement(userId: $userId, first: $first, after: $after) {\n      totalCount\n      nodes {\n        ...StatementTable_entry\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query InstallationWebhooks($first: Int!, $offset: Int!) {\n    page: installationWebhooks(first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        ...WebhooksList_webhook\n      }\n    }\n  }\n"): (typeof documents)["\n  query InstallationWebhooks($first: Int!, $offset: Int!) {\n    page: installationWebhooks(first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        ...WebhooksList_webhook\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query InstallationWebhookDeliveries($id: ID!, $first: Int!, $offset: Int!) {\n    page: installationWebhookDeliveries(id: $id, first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        ...WebhookDeliveries_delivery\n      }\n    }\n  }\n"): (typeof documents)["\n  query InstallationWebhookDeliveries($id: ID!, $first: Int!, $offset: Int!) {\n    page: installationWebhookDeliveries(id: $id, first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        ...WebhookDeliveries_delivery\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateInstallationWebhook($input: CreateInstallationWebhookInput!) {\n    made: createInstallationWebhook(input: $input) {\n      secret\n    }\n  }\n"): (typeof documents)["\n  mutation CreateInstallationWebhook($input: CreateInstallationWebhookInput!) {\n    made: createInstallationWebhook(input: $input) {\n      secret\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateInstallationWebhook($id: ID!, $input: UpdateInstallationWebhookInput!) {\n    webhook: updateInstallationWebhook(id: $id, input: $input) {\n      ...WebhooksList_webhook\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateInstallationWebhook($id: ID!, $input: UpdateInstallationWebhookInput!) {\n    webhook: updateInstallationWebhook(id: $id, input: $input) {\n      ...WebhooksList_webhook\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteInstallationWebhook($id: ID!) {\n    gone: deleteInstallationWebhook(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteInstallationWebhook($id: ID!) {\n    gone: deleteInstallationWebhook(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RotateInstallationWebhookSecret($id: ID!) {\n    made: rotateInstallationWebhookSecret(id: $id) {\n      secret\n    }\n  }\n"): (typeof documents)["\n  mutation RotateInstallationWebhookSecret($id: ID!) {\n    made: rotateInstallationWebhookSecret(id: $id) {\n      secret\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TestInstallationWebhook($id: ID!) {\n    delivery: testInstallationWebhook(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation TestInstallationWebhook($id: ID!) {\n    delivery: testInstallationWebhook(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReplayInstallationWebhookDelivery($id: ID!) {\n    delivery: replayInstallationWebhookDelivery(id: $id) {\n      ...WebhookDeliveries_delivery\n    }\n  }\n"): (typeof documents)["\n  mutation ReplayInstallationWebhookDelivery($id: ID!) {\n    delivery: replayInstallationWebhookDelivery(id: $id) {\n      ...WebhookDeliveries_delivery\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Request_approval on ApprovalRequest {\n    id\n    state\n    kind\n    title\n    note\n    remark\n    ownerName\n    isOwn\n    documentId\n    conversationId\n    submittedAt\n    decidedAt\n    decidedBy\n  }\n"): (typeof documents)["\n  fragment Request_approval on ApprovalRequest {\n    id\n    state\n    kind\n    title\n    note\n    remark\n    ownerName\n    isOwn\n    documentId\n    conversationId\n    submittedAt\n    decidedAt\n    decidedBy\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ApprovalRequests($first: Int!, $after: String, $queue: Boolean!, $state: ApprovalState) {\n    approvalRequests(first: $first, after: $after, queue: $queue, state: $state) {\n      totalCount\n      nodes {\n        ...Request_approval\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query ApprovalRequests($first: Int!, $after: String, $queue: Boolean!, $state: ApprovalState) {\n    approvalRequests(first: $first, after: $after, queue: $queue, state: $state) {\n      totalCount\n      nodes {\n        ...Request_approval\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ApprovalRequest($id: ID!) {\n    approvalRequest(id: $id) {\n      id\n      state\n      kind\n      title\n      note\n      remark\n      ownerName\n      isOwn\n      documentId\n      conversationId\n      submittedAt\n      decidedAt\n      decidedBy\n      text\n      submittedText\n    }\n  }\n"): (typeof documents)["\n  query ApprovalRequest($id: ID!) {\n    approvalRequest(id: $id) {\n      id\n      state\n      kind\n      title\n      note\n      remark\n      ownerName\n      isOwn\n      documentId\n      conversationId\n      submittedAt\n      decidedAt\n      decidedBy\n      text\n      submittedText\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ApproveText($id: ID!, $input: ApproveTextInput!) {\n    approveText(id: $id, input: $input) {\n      ...Request_approval\n    }\n  }\n"): (typeof documents)["\n  mutation ApproveText($id: ID!, $input: ApproveTextInput!) {\n    approveText(id: $id, input: $input) {\n      ...Request_approval\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReturnText($id: ID!, $input: ReturnTextInput!) {\n    returnText(id: $id, input: $input) {\n      ...Request_approval\n    }\n  }\n"): (typeof documents)["\n  mutation ReturnText($id: ID!, $input: ReturnTextInput!) {\n    returnText(id: $id, input: $input) {\n      ...Request_approval\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawApproval($id: ID!) {\n    withdrawApproval(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation WithdrawApproval($id: ID!) {\n    withdrawApproval(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Citation_citation on Citation {\n    marker\n    documentId\n    documentTitle\n    documentType\n    headingPath\n    pageStart\n    pageEnd\n    fromScan\n    quotation\n    stamp\n    spanStart\n    spanEnd\n  }\n"): (typeof documents)["\n  fragment Citation_citation on Citation {\n    marker\n    documentId\n    documentTitle\n    documentType\n    headingPath\n    pageStart\n    pageEnd\n    fromScan\n    quotation\n    stamp\n    spanStart\n    spanEnd\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ConversationAnswer_answer on Answer {\n    text\n    answeredBy\n    notice\n    generation\n    withheldQuotations\n    withheldReferences\n    statements {\n      spanStart\n      spanEnd\n      support\n    }\n    citations {\n      ...Citation_citation\n    }\n    sections {\n      documentId\n      documentTitle\n      headingPath\n      pageStart\n      pageEnd\n      spanStart\n      spanEnd\n      unit\n      heading\n      open\n      relation\n      note\n      stamp\n      facts {\n        kind\n        words\n        spanStart\n        spanEnd\n      }\n    }\n    missingLaw {\n      act\n      section\n    }\n    followUps\n    clarify {\n      question\n      options\n    }\n    choices {\n      topic\n      name\n    }\n    corrections {\n      from\n      to\n    }\n    explanation {\n      topic\n      spanEnd\n      note\n      compared\n      lackingActs\n      form\n      sentences {\n        slot\n        text\n        pins\n      }\n      pins {\n        pin\n        act\n        section\n        part\n        documentId\n        spanStart\n        spanEnd\n      }\n    }\n    helplines {\n      number\n      purpose\n    }\n    deadlines {\n      rowId\n      event\n      task\n      period\n      law\n      date\n      taken\n      headline\n      status\n      statusText\n      statement\n      sum\n      notice\n    }\n  }\n"): (typeof documents)["\n  fragment ConversationAnswer_answer on Answer {\n    text\n    answeredBy\n    notice\n    generation\n    withheldQuotations\n    withheldReferences\n    statements {\n      spanStart\n      spanEnd\n      support\n    }\n    citations {\n      ...Citation_citation\n    }\n    sections {\n      documentId\n      documentTitle\n      headingPath\n      pageStart\n      pageEnd\n      spanStart\n      spanEnd\n      unit\n      heading\n      open\n      relation\n      note\n      stamp\n      facts {\n        kind\n        words\n        spanStart\n        spanEnd\n      }\n    }\n    missingLaw {\n      act\n      section\n    }\n    followUps\n    clarify {\n      question\n      options\n    }\n    choices {\n      topic\n      name\n    }\n    corrections {\n      from\n      to\n    }\n    explanation {\n      topic\n      spanEnd\n      note\n      compared\n      lackingActs\n      form\n      sentences {\n        slot\n        text\n        pins\n      }\n      pins {\n        pin\n        act\n        section\n        part\n        documentId\n        spanStart\n        spanEnd\n      }\n    }\n    helplines {\n      number\n      purpose\n    }\n    deadlines {\n      rowId\n      event\n      task\n      period\n      law\n      date\n      taken\n      headline\n      status\n      statusText\n      statement\n      sum\n      notice\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription AnswerStream($input: AskInput!) {\n    answer(input: $input) {\n      kind\n      exchangeId\n      stage\n      text\n      answer {\n        ...ConversationAnswer_answer\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription AnswerStream($input: AskInput!) {\n    answer(input: $input) {\n      kind\n      exchangeId\n      stage\n      text\n      answer {\n        ...ConversationAnswer_answer\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AskQuestion($input: AskInput!) {\n    askQuestion(input: $input) {\n      ...ConversationAnswer_answer\n    }\n  }\n"): (typeof documents)["\n  mutation AskQuestion($input: AskInput!) {\n    askQuestion(input: $input) {\n      ...ConversationAnswer_answer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateConversation {\n    createConversation {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation CreateConversation {\n    createConversation {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StopAnswer($id: ID!) {\n    stopAnswer(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation StopAnswer($id: ID!) {\n    stopAnswer(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoConversationEdit($id: ID!, $exchangeId: ID!) {\n    undoConversationEdit(id: $id, exchangeId: $exchangeId) {\n      id\n      exchangeCount\n    }\n  }\n"): (typeof documents)["\n  mutation UndoConversationEdit($id: ID!, $exchangeId: ID!) {\n    undoConversationEdit(id: $id, exchangeId: $exchangeId) {\n      id\n      exchangeCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConversationExchanges($conversationId: ID!, $after: String) {\n    conversationExchanges(conversationId: $conversationId, first: 50, after: $after) {\n      nodes {\n        id\n        question\n        referenceFilename\n        asOn\n        state\n        text\n        reason\n        askedAt\n        answeredAt\n        rating {\n          verdict\n        }\n        answer {\n          ...ConversationAnswer_answer\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query ConversationExchanges($conversationId: ID!, $after: String) {\n    conversationExchanges(conversationId: $conversationId, first: 50, after: $after) {\n      nodes {\n        id\n        question\n        referenceFilename\n        asOn\n        state\n        text\n        reason\n        askedAt\n        answeredAt\n        rating {\n          verdict\n        }\n        answer {\n          ...ConversationAnswer_answer\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LibraryCoverage {\n    libraryCoverage {\n      total\n      kinds {\n        documentType\n        count\n      }\n      mainActs(first: 6) {\n        id\n        citation\n      }\n      sampleQuestions(first: 6)\n    }\n  }\n"): (typeof documents)["\n  query LibraryCoverage {\n    libraryCoverage {\n      total\n      kinds {\n        documentType\n        count\n      }\n      mainActs(first: 6) {\n        id\n        citation\n      }\n      sampleQuestions(first: 6)\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HistoryRow_conversation on Conversation {\n    id\n    title\n    pinned\n    updatedAt\n  }\n"): (typeof documents)["\n  fragment HistoryRow_conversation on Conversation {\n    id\n    title\n    pinned\n    updatedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Conversations($after: String, $search: String) {\n    conversations(first: 50, after: $after, search: $search) {\n      searchedAll\n      nodes {\n        ...HistoryRow_conversation\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query Conversations($after: String, $search: String) {\n    conversations(first: 50, after: $after, search: $search) {\n      searchedAll\n      nodes {\n        ...HistoryRow_conversation\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateConversation($id: ID!, $input: UpdateConversationInput!) {\n    updateConversation(id: $id, input: $input) {\n      ...HistoryRow_conversation\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateConversation($id: ID!, $input: UpdateConversationInput!) {\n    updateConversation(id: $id, input: $input) {\n      ...HistoryRow_conversation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteConversation($id: ID!) {\n    deleteConversation(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteConversation($id: ID!) {\n    deleteConversation(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreConversation($id: ID!) {\n    restoreConversation(id: $id) {\n      ...HistoryRow_conversation\n    }\n  }\n"): (typeof documents)["\n  mutation RestoreConversation($id: ID!) {\n    restoreConversation(id: $id) {\n      ...HistoryRow_conversation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RateAnswer($conversationId: ID!, $exchangeId: ID!, $input: AnswerRatingInput!) {\n    rateAnswer(conversationId: $conversationId, exchangeId: $exchangeId, input: $input) {\n      verdict\n    }\n  }\n"): (typeof documents)["\n  mutation RateAnswer($conversationId: ID!, $exchangeId: ID!, $input: AnswerRatingInput!) {\n    rateAnswer(conversationId: $conversationId, exchangeId: $exchangeId, input: $input) {\n      verdict\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveAnswerRating($conversationId: ID!, $exchangeId: ID!) {\n    removeAnswerRating(conversationId: $conversationId, exchangeId: $exchangeId) {\n      exchangeId\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveAnswerRating($conversationId: ID!, $exchangeId: ID!) {\n    removeAnswerRating(conversationId: $conversationId, exchangeId: $exchangeId) {\n      exchangeId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConversationMatter($id: ID!) {\n    conversation(id: $id) {\n      id\n      matterId\n      isOwn\n    }\n  }\n"): (typeof documents)["\n  query ConversationMatter($id: ID!) {\n    conversation(id: $id) {\n      id\n      matterId\n      isOwn\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AppRequest($id: ID!) {\n    appRequest(id: $id) {\n      id\n      name\n      host\n      onThisDevice\n      scopes\n    }\n  }\n"): (typeof documents)["\n  query AppRequest($id: ID!) {\n    appRequest(id: $id) {\n      id\n      name\n      host\n      onThisDevice\n      scopes\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerAppRequest($id: ID!, $input: AnswerAppRequestInput!) {\n    answerAppRequest(id: $id, input: $input) {\n      continueAt\n    }\n  }\n"): (typeof documents)["\n  mutation AnswerAppRequest($id: ID!, $input: AnswerAppRequestInput!) {\n    answerAppRequest(id: $id, input: $input) {\n      continueAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DeadlinePin_pin on DeadlinePin {\n    act\n    place\n    label\n    notice\n    documentId\n  }\n"): (typeof documents)["\n  fragment DeadlinePin_pin on DeadlinePin {\n    act\n    place\n    label\n    notice\n    documentId\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DeadlineRow_row on DeadlineRow {\n    id\n    groupName\n    event\n    task\n    period\n    start\n    wait\n    extension\n    decides\n    leavesOutCopyTime\n    leavesOutNoticeTime\n    state\n    pins {\n      ...DeadlinePin_pin\n    }\n    notes {\n      text\n      pins {\n        ...DeadlinePin_pin\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment DeadlineRow_row on DeadlineRow {\n    id\n    groupName\n    event\n    task\n    period\n    start\n    wait\n    extension\n    decides\n    leavesOutCopyTime\n    leavesOutNoticeTime\n    state\n    pins {\n      ...DeadlinePin_pin\n    }\n    notes {\n      text\n      pins {\n        ...DeadlinePin_pin\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeadlineRows($search: String, $group: String, $language: DeadlineLanguage, $after: String) {\n    deadlineRows(first: 30, search: $search, group: $group, language: $language, after: $after) {\n      totalCount\n      nodes {\n        ...DeadlineRow_row\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query DeadlineRows($search: String, $group: String, $language: DeadlineLanguage, $after: String) {\n    deadlineRows(first: 30, search: $search, group: $group, language: $language, after: $after) {\n      totalCount\n      nodes {\n        ...DeadlineRow_row\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OneDeadlineRow($id: ID!, $language: DeadlineLanguage) {\n    deadlineRow(id: $id, language: $language) {\n      ...DeadlineRow_row\n    }\n  }\n"): (typeof documents)["\n  query OneDeadlineRow($id: ID!, $language: DeadlineLanguage) {\n    deadlineRow(id: $id, language: $language) {\n      ...DeadlineRow_row\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeadlineChoices($language: DeadlineLanguage) {\n    deadlineGroups(language: $language) {\n      id\n      name\n      rowCount\n    }\n    holidayPlaces {\n      states\n      courts\n    }\n  }\n"): (typeof documents)["\n  query DeadlineChoices($language: DeadlineLanguage) {\n    deadlineGroups(language: $language) {\n      id\n      name\n      rowCount\n    }\n    holidayPlaces {\n      states\n      courts\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Deadline(\n    $rowId: String!\n    $date: String!\n    $copyDays: Int\n    $noticeDays: Int\n    $state: String\n    $court: String\n    $language: DeadlineLanguage\n  ) {\n    deadline(rowId: $rowId, date: $date, copyDays: $copyDays, noticeDays: $noticeDays, state: $state, court: $court, language: $language) {\n      date\n      today\n      status\n      statusText\n      statement\n      periodEnds\n      lastDay\n      lastDayText\n      daysLeft\n      notBefore\n      extendedUntil\n      row {\n        ...DeadlineRow_row\n      }\n      sum {\n        kind\n        text\n        pins {\n          ...DeadlinePin_pin\n        }\n      }\n      moves {\n        kind\n        text\n        pins {\n          ...DeadlinePin_pin\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Deadline(\n    $rowId: String!\n    $date: String!\n    $copyDays: Int\n    $noticeDays: Int\n    $state: String\n    $court: String\n    $language: DeadlineLanguage\n  ) {\n    deadline(rowId: $rowId, date: $date, copyDays: $copyDays, noticeDays: $noticeDays, state: $state, court: $court, language: $language) {\n      date\n      today\n      status\n      statusText\n      statement\n      periodEnds\n      lastDay\n      lastDayText\n      daysLeft\n      notBefore\n      extendedUntil\n      row {\n        ...DeadlineRow_row\n      }\n      sum {\n        kind\n        text\n        pins {\n          ...DeadlinePin_pin\n        }\n      }\n      moves {\n        kind\n        text\n        pins {\n          ...DeadlinePin_pin\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OpenMatters($search: String) {\n    matters(first: 50, status: OPEN, search: $search) {\n      nodes {\n        id\n        title\n      }\n    }\n  }\n"): (typeof documents)["\n  query OpenMatters($search: String) {\n    matters(first: 50, status: OPEN, search: $search) {\n      nodes {\n        id\n        title\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KeepInMatter($input: AddMatterDeadlineInput!) {\n    addMatterDeadline(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation KeepInMatter($input: AddMatterDeadlineInput!) {\n    addMatterDeadline(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Desk {\n    matterDeadlines(first: 5, status: OPEN) {\n      nodes {\n        id\n        day\n        title\n        daysLeft\n        matterId\n        matterTitle\n      }\n    }\n    lawChanges(first: 5, seen: false) {\n      totalCount\n      nodes {\n        id\n        title\n        conversationId\n        draftId\n        documentType\n        lawTitle\n      }\n    }\n    documents(first: 4) {\n      nodes {\n        id\n        title\n        documentType\n        updatedAt\n      }\n    }\n    conversations(first: 4) {\n      nodes {\n        id\n        title\n        updatedAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query Desk {\n    matterDeadlines(first: 5, status: OPEN) {\n      nodes {\n        id\n        day\n        title\n        daysLeft\n        matterId\n        matterTitle\n      }\n    }\n    lawChanges(first: 5, seen: false) {\n      totalCount\n      nodes {\n        id\n        title\n        conversationId\n        draftId\n        documentType\n        lawTitle\n      }\n    }\n    documents(first: 4) {\n      nodes {\n        id\n        title\n        documentType\n        updatedAt\n      }\n    }\n    conversations(first: 4) {\n      nodes {\n        id\n        title\n        updatedAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LawChanges($first: Int!, $after: String, $seen: Boolean, $conversationId: ID, $draftId: ID) {\n    lawChanges(first: $first, after: $after, seen: $seen, conversationId: $conversationId, draftId: $draftId) {\n      totalCount\n      nodes {\n        id\n        kind\n        title\n        conversationId\n        draftId\n        documentType\n        lawId\n        lawTitle\n        changes\n        statusBefore\n        statusAfter\n        changedAt\n        seenAt\n        quotations {\n          ...Quotation_standing\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query LawChanges($first: Int!, $after: String, $seen: Boolean, $conversationId: ID, $draftId: ID) {\n    lawChanges(first: $first, after: $after, seen: $seen, conversationId: $conversationId, draftId: $draftId) {\n      totalCount\n      nodes {\n        id\n        kind\n        title\n        conversationId\n        draftId\n        documentType\n        lawId\n        lawTitle\n        changes\n        statusBefore\n        statusAfter\n        changedAt\n        seenAt\n        quotations {\n          ...Quotation_standing\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkLawChangesSeen($input: MarkLawChangesSeenInput!) {\n    markLawChangesSeen(input: $input) {\n      seen\n    }\n  }\n"): (typeof documents)["\n  mutation MarkLawChangesSeen($input: MarkLawChangesSeenInput!) {\n    markLawChangesSeen(input: $input) {\n      seen\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ListedSource_source on Source {\n    id\n    title\n    documentType\n    year\n    jurisdiction\n    court\n    decidedOn\n    citations\n    citation\n    stamp\n    sectionCount\n    citedByCount\n  }\n"): (typeof documents)["\n  fragment ListedSource_source on Source {\n    id\n    title\n    documentType\n    year\n    jurisdiction\n    court\n    decidedOn\n    citations\n    citation\n    stamp\n    sectionCount\n    citedByCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ListedSection_section on SourceSection {\n    label\n    name\n    heading\n    chapter\n    citation\n    stamp\n    page\n    excerpt\n    spanStart\n    spanEnd\n  }\n"): (typeof documents)["\n  fragment ListedSection_section on SourceSection {\n    label\n    name\n    heading\n    chapter\n    citation\n    stamp\n    page\n    excerpt\n    spanStart\n    spanEnd\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Sources(\n    $after: String\n    $search: String\n    $documentType: LegalDocumentType\n    $yearFrom: Int\n    $yearTo: Int\n    $jurisdiction: String\n    $court: String\n    $lawState: LawState\n  ) {\n    sources(\n      first: 30\n      after: $after\n      search: $search\n      documentType: $documentType\n      yearFrom: $yearFrom\n      yearTo: $yearTo\n      jurisdiction: $jurisdiction\n      court: $court\n      lawState: $lawState\n    ) {\n      totalCount\n      nodes {\n        ...ListedSource_source\n        matches {\n          ...ListedSection_section\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query Sources(\n    $after: String\n    $search: String\n    $documentType: LegalDocumentType\n    $yearFrom: Int\n    $yearTo: Int\n    $jurisdiction: String\n    $court: String\n    $lawState: LawState\n  ) {\n    sources(\n      first: 30\n      after: $after\n      search: $search\n      documentType: $documentType\n      yearFrom: $yearFrom\n      yearTo: $yearTo\n      jurisdiction: $jurisdiction\n      court: $court\n      lawState: $lawState\n    ) {\n      totalCount\n      nodes {\n        ...ListedSource_source\n        matches {\n          ...ListedSection_section\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LibraryChoices {\n    libraryCoverage {\n      total\n      jurisdictions\n      courts\n    }\n  }\n"): (typeof documents)["\n  query LibraryChoices {\n    libraryCoverage {\n      total\n      jurisdictions\n      courts\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SourceContents($id: ID!, $search: String, $after: String) {\n    sourceContents(id: $id) {\n      source {\n        ...ListedSource_source\n        bench\n      }\n      sections(first: 200, after: $after, search: $search) {\n        totalCount\n        nodes {\n          ...ListedSection_section\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query SourceContents($id: ID!, $search: String, $after: String) {\n    sourceContents(id: $id) {\n      source {\n        ...ListedSource_source\n        bench\n      }\n      sections(first: 200, after: $after, search: $search) {\n        totalCount\n        nodes {\n          ...ListedSection_section\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SourceSection($id: ID!, $label: String!) {\n    sourceContents(id: $id) {\n      source {\n        id\n        title\n      }\n      section(label: $label) {\n        label\n        name\n        heading\n        chapter\n        page\n        spanStart\n        spanEnd\n      }\n    }\n  }\n"): (typeof documents)["\n  query SourceSection($id: ID!, $label: String!) {\n    sourceContents(id: $id) {\n      source {\n        id\n        title\n      }\n      section(label: $label) {\n        label\n        name\n        heading\n        chapter\n        page\n        spanStart\n        spanEnd\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LibraryWords($query: String!, $filters: SearchFilters, $cites: Boolean!) {\n    searchSources(query: $query, filters: $filters, first: 12) {\n      passages {\n        documentId\n        documentTitle\n        headingPath\n        unit\n        excerpt\n        stamp\n        found\n        pageStart\n        pageEnd\n        fromScan\n        spanStart\n        spanEnd\n      }\n    }\n    verifyText(text: $query) @include(if: $cites) {\n      citations {\n        kind\n        status\n        written\n        act\n        section\n        heading\n        stamp\n        successors {\n          act\n          section\n        }\n        place {\n          documentId\n          documentTitle\n          headingPath\n          pageStart\n          pageEnd\n          spanStart\n          spanEnd\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query LibraryWords($query: String!, $filters: SearchFilters, $cites: Boolean!) {\n    searchSources(query: $query, filters: $filters, first: 12) {\n      passages {\n        documentId\n        documentTitle\n        headingPath\n        unit\n        excerpt\n        stamp\n        found\n        pageStart\n        pageEnd\n        fromScan\n        spanStart\n        spanEnd\n      }\n    }\n    verifyText(text: $query) @include(if: $cites) {\n      citations {\n        kind\n        status\n        written\n        act\n        section\n        heading\n        stamp\n        successors {\n          act\n          section\n        }\n        place {\n          documentId\n          documentTitle\n          headingPath\n          pageStart\n          pageEnd\n          spanStart\n          spanEnd\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SourceCiting($id: ID!, $after: String) {\n    sourceContents(id: $id) {\n      cites {\n        written\n        source {\n          id\n          citation\n        }\n      }\n      citedBy(first: 30, after: $after) {\n        totalCount\n        nodes {\n          id\n          citation\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query SourceCiting($id: ID!, $after: String) {\n    sourceContents(id: $id) {\n      cites {\n        written\n        source {\n          id\n          citation\n        }\n      }\n      citedBy(first: 30, after: $after) {\n        totalCount\n        nodes {\n          id\n          citation\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Chronology_event on ChronologyEvent {\n    id\n    day\n    precision\n    choices\n    text\n    state\n    source\n    sourceName\n    page\n    paragraph\n    words\n  }\n"): (typeof documents)["\n  fragment Chronology_event on ChronologyEvent {\n    id\n    day\n    precision\n    choices\n    text\n    state\n    source\n    sourceName\n    page\n    paragraph\n    words\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Chronology($id: ID!, $after: String) {\n    chronology(first: 200, after: $after, matterId: $id) {\n      totalCount\n      nodes {\n        ...Chronology_event\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query Chronology($id: ID!, $after: String) {\n    chronology(first: 200, after: $after, matterId: $id) {\n      totalCount\n      nodes {\n        ...Chronology_event\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReadChronology($id: ID!) {\n    readChronology(matterId: $id) {\n      added\n      leftOver\n      leftOut\n    }\n  }\n"): (typeof documents)["\n  mutation ReadChronology($id: ID!) {\n    readChronology(matterId: $id) {\n      added\n      leftOver\n      leftOut\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddChronologyEvent($id: ID!, $input: AddChronologyEventInput!) {\n    addChronologyEvent(matterId: $id, input: $input) {\n      ...Chronology_event\n    }\n  }\n"): (typeof documents)["\n  mutation AddChronologyEvent($id: ID!, $input: AddChronologyEventInput!) {\n    addChronologyEvent(matterId: $id, input: $input) {\n      ...Chronology_event\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateChronologyEvent($id: ID!, $input: UpdateChronologyEventInput!) {\n    updateChronologyEvent(id: $id, input: $input) {\n      ...Chronology_event\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateChronologyEvent($id: ID!, $input: UpdateChronologyEventInput!) {\n    updateChronologyEvent(id: $id, input: $input) {\n      ...Chronology_event\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteChronologyEvent($id: ID!) {\n    deleteChronologyEvent(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteChronologyEvent($id: ID!) {\n    deleteChronologyEvent(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Matter_matter on Matter {\n    id\n    title\n    reference\n    parties {\n      name\n      role\n      isClient\n    }\n    court\n    caseNumber\n    stage\n    state\n    personalLaw\n    notes\n    tags\n    status\n    confidential\n    version\n    conversationCount\n    documentCount\n    fileCount\n    deadlineCount\n    role\n    ownerName\n    memberCount\n    updatedAt\n    restorableUntil\n  }\n"): (typeof documents)["\n  fragment Matter_matter on Matter {\n    id\n    title\n    reference\n    parties {\n      name\n      role\n      isClient\n    }\n    court\n    caseNumber\n    stage\n    state\n    personalLaw\n    notes\n    tags\n    status\n    confidential\n    version\n    conversationCount\n    documentCount\n    fileCount\n    deadlineCount\n    role\n    ownerName\n    memberCount\n    updatedAt\n    restorableUntil\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MatterDate_date on MatterDeadline {\n    id\n    matterId\n    matterTitle\n    confidential\n    day\n    title\n    reason\n    pins\n    status\n    daysLeft\n  }\n"): (typeof documents)["\n  fragment MatterDate_date on MatterDeadline {\n    id\n    matterId\n    matterTitle\n    confidential\n    day\n    title\n    reason\n    pins\n    status\n    daysLeft\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Matters($after: String, $search: String, $status: MatterStatus, $deleted: Boolean) {\n    matters(first: 50, after: $after, search: $search, status: $status, deleted: $deleted) {\n      totalCount\n      nodes {\n        ...Matter_matter\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query Matters($after: String, $search: String, $status: MatterStatus, $deleted: Boolean) {\n    matters(first: 50, after: $after, search: $search, status: $status, deleted: $deleted) {\n      totalCount\n      nodes {\n        ...Matter_matter\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NextMatterDates {\n    matterDeadlines(first: 5, status: OPEN) {\n      nodes {\n        ...MatterDate_date\n      }\n    }\n  }\n"): (typeof documents)["\n  query NextMatterDates {\n    matterDeadlines(first: 5, status: OPEN) {\n      nodes {\n        ...MatterDate_date\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Reminders {\n    reminders {\n      byEmail\n      emailAvailable\n      feedSince\n    }\n  }\n"): (typeof documents)["\n  query Reminders {\n    reminders {\n      byEmail\n      emailAvailable\n      feedSince\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateReminders($input: UpdateRemindersInput!) {\n    updateReminders(input: $input) {\n      byEmail\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateReminders($input: UpdateRemindersInput!) {\n    updateReminders(input: $input) {\n      byEmail\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenewCalendarFeed {\n    renewCalendarFeed {\n      path\n    }\n  }\n"): (typeof documents)["\n  mutation RenewCalendarFeed {\n    renewCalendarFeed {\n      path\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndCalendarFeed {\n    endCalendarFeed {\n      feedSince\n    }\n  }\n"): (typeof documents)["\n  mutation EndCalendarFeed {\n    endCalendarFeed {\n      feedSince\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OneMatter($id: ID!) {\n    matter(id: $id) {\n      ...Matter_matter\n    }\n  }\n"): (typeof documents)["\n  query OneMatter($id: ID!) {\n    matter(id: $id) {\n      ...Matter_matter\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MatterDates($id: ID!, $after: String) {\n    matterDeadlines(first: 100, after: $after, matterId: $id) {\n      totalCount\n      nodes {\n        ...MatterDate_date\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query MatterDates($id: ID!, $after: String) {\n    matterDeadlines(first: 100, after: $after, matterId: $id) {\n      totalCount\n      nodes {\n        ...MatterDate_date\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MatterContents($id: ID) {\n    conversations(first: 200, matterId: $id) {\n      totalCount\n      nodes {\n        id\n        title\n        matterId\n      }\n    }\n    documents(first: 200, matterId: $id) {\n      totalCount\n      nodes {\n        id\n        title\n        documentType\n        matterId\n      }\n    }\n    referenceFiles(first: 200, matterId: $id) {\n      totalCount\n      nodes {\n        id\n        filename\n        matterId\n      }\n    }\n  }\n"): (typeof documents)["\n  query MatterContents($id: ID) {\n    conversations(first: 200, matterId: $id) {\n      totalCount\n      nodes {\n        id\n        title\n        matterId\n      }\n    }\n    documents(first: 200, matterId: $id) {\n      totalCount\n      nodes {\n        id\n        title\n        documentType\n        matterId\n      }\n    }\n    referenceFiles(first: 200, matterId: $id) {\n      totalCount\n      nodes {\n        id\n        filename\n        matterId\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateMatter($input: CreateMatterInput!) {\n    createMatter(input: $input) {\n      ...Matter_matter\n    }\n  }\n"): (typeof documents)["\n  mutation CreateMatter($input: CreateMatterInput!) {\n    createMatter(input: $input) {\n      ...Matter_matter\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateMatter($id: ID!, $input: UpdateMatterInput!) {\n    updateMatter(id: $id, input: $input) {\n      ...Matter_matter\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateMatter($id: ID!, $input: UpdateMatterInput!) {\n    updateMatter(id: $id, input: $input) {\n      ...Matter_matter\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteMatter($id: ID!) {\n    deleteMatter(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteMatter($id: ID!) {\n    deleteMatter(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreMatter($id: ID!) {\n    restoreMatter(id: $id) {\n      ...Matter_matter\n    }\n  }\n"): (typeof documents)["\n  mutation RestoreMatter($id: ID!) {\n    restoreMatter(id: $id) {\n      ...Matter_matter\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MoveToMatter($input: MoveToMatterInput!) {\n    moveToMatter(input: $input) {\n      moved\n    }\n  }\n"): (typeof documents)["\n  mutation MoveToMatter($input: MoveToMatterInput!) {\n    moveToMatter(input: $input) {\n      moved\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BeginMatterConversation {\n    createConversation {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation BeginMatterConversation {\n    createConversation {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddMatterDate($input: AddMatterDeadlineInput!) {\n    addMatterDeadline(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation AddMatterDate($input: AddMatterDeadlineInput!) {\n    addMatterDeadline(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateMatterDate($id: ID!, $input: UpdateMatterDeadlineInput!) {\n    updateMatterDeadline(id: $id, input: $input) {\n      ...MatterDate_date\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateMatterDate($id: ID!, $input: UpdateMatterDeadlineInput!) {\n    updateMatterDeadline(id: $id, input: $input) {\n      ...MatterDate_date\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteMatterDate($id: ID!) {\n    deleteMatterDeadline(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteMatterDate($id: ID!) {\n    deleteMatterDeadline(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MatterMembers($id: ID!) {\n    matterMembers(id: $id) {\n      userId\n      name\n      email\n      role\n      isYou\n    }\n  }\n"): (typeof documents)["\n  query MatterMembers($id: ID!) {\n    matterMembers(id: $id) {\n      userId\n      name\n      email\n      role\n      isYou\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InviteToMatter($id: ID!, $input: InviteToMatterInput!) {\n    inviteToMatter(id: $id, input: $input) {\n      userId\n      name\n    }\n  }\n"): (typeof documents)["\n  mutation InviteToMatter($id: ID!, $input: InviteToMatterInput!) {\n    inviteToMatter(id: $id, input: $input) {\n      userId\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeMemberRole($id: ID!, $userId: ID!, $role: MemberRole!) {\n    changeMemberRole(id: $id, userId: $userId, role: $role) {\n      userId\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeMemberRole($id: ID!, $userId: ID!, $role: MemberRole!) {\n    changeMemberRole(id: $id, userId: $userId, role: $role) {\n      userId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveFromMatter($id: ID!, $userId: ID!) {\n    removeFromMatter(id: $id, userId: $userId) {\n      userId\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveFromMatter($id: ID!, $userId: ID!) {\n    removeFromMatter(id: $id, userId: $userId) {\n      userId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MyDocument_document on UserDocument {\n    id\n    title\n    documentType\n    updatedAt\n    currentVersion {\n      id\n      number\n    }\n  }\n"): (typeof documents)["\n  fragment MyDocument_document on UserDocument {\n    id\n    title\n    documentType\n    updatedAt\n    currentVersion {\n      id\n      number\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyDocuments($first: Int!, $offset: Int!, $documentType: String, $search: String) {\n    documents(first: $first, offset: $offset, documentType: $documentType, search: $search) {\n      totalCount\n      nodes {\n        ...MyDocument_document\n      }\n    }\n  }\n"): (typeof documents)["\n  query MyDocuments($first: Int!, $offset: Int!, $documentType: String, $search: String) {\n    documents(first: $first, offset: $offset, documentType: $documentType, search: $search) {\n      totalCount\n      nodes {\n        ...MyDocument_document\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenameDocument($input: RenameDocumentInput!) {\n    renameDocument(input: $input) {\n      id\n      title\n      updatedAt\n    }\n  }\n"): (typeof documents)["\n  mutation RenameDocument($input: RenameDocumentInput!) {\n    renameDocument(input: $input) {\n      id\n      title\n      updatedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DuplicateDocument($id: ID!) {\n    duplicateDocument(id: $id) {\n      id\n      title\n    }\n  }\n"): (typeof documents)["\n  mutation DuplicateDocument($id: ID!) {\n    duplicateDocument(id: $id) {\n      id\n      title\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteDocument($id: ID!) {\n    deleteDocument(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteDocument($id: ID!) {\n    deleteDocument(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MattersOfParty($id: ID!) {\n    mattersOfParty(id: $id) {\n      id\n      title\n    }\n  }\n"): (typeof documents)["\n  query MattersOfParty($id: ID!) {\n    mattersOfParty(id: $id) {\n      id\n      title\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteParty($id: ID!) {\n    deleteParty(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteParty($id: ID!) {\n    deleteParty(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreParty($id: ID!) {\n    restoreParty(id: $id) {\n      ...Party_party\n    }\n  }\n"): (typeof documents)["\n  mutation RestoreParty($id: ID!) {\n    restoreParty(id: $id) {\n      ...Party_party\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PartyBook {\n    partyBook\n  }\n"): (typeof documents)["\n  query PartyBook {\n    partyBook\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ImportParties($input: ImportPartiesInput!) {\n    importParties(input: $input) {\n      added\n      known\n      namesakes\n    }\n  }\n"): (typeof documents)["\n  mutation ImportParties($input: ImportPartiesInput!) {\n    importParties(input: $input) {\n      added\n      known\n      namesakes\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ApiKeys($first: Int!, $offset: Int!) {\n    apiKeys(first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        ...ApiKeysList_key\n      }\n    }\n  }\n"): (typeof documents)["\n  query ApiKeys($first: Int!, $offset: Int!) {\n    apiKeys(first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        ...ApiKeysList_key\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateApiKey($input: CreateApiKeyInput!) {\n    createApiKey(input: $input) {\n      secret\n    }\n  }\n"): (typeof documents)["\n  mutation CreateApiKey($input: CreateApiKeyInput!) {\n    createApiKey(input: $input) {\n      secret\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeApiKey($id: ID!) {\n    revokeApiKey(id: $id) {\n      id\n      state\n    }\n  }\n"): (typeof documents)["\n  mutation RevokeApiKey($id: ID!) {\n    revokeApiKey(id: $id) {\n      id\n      state\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RetentionTerms {\n    retentionTerms {\n      conversationDays\n      backupDays\n    }\n    me {\n      id\n      storage {\n        usedBytes\n        limitBytes\n      }\n    }\n  }\n"): (typeof documents)["\n  query RetentionTerms {\n    retentionTerms {\n      conversationDays\n      backupDays\n    }\n    me {\n      id\n      storage {\n        usedBytes\n        limitBytes\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteAccount($input: PasswordConfirmationInput!) {\n    deleteAccount(input: $input) {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteAccount($input: PasswordConfirmationInput!) {\n    deleteAccount(input: $input) {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ForPrograms {\n    apiKeys(first: 1) {\n      totalCount\n    }\n    webhooks(first: 1) {\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query ForPrograms {\n    apiKeys(first: 1) {\n      totalCount\n    }\n    webhooks(first: 1) {\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoginSessions {\n    loginSessions {\n      id\n      area\n      device\n      address\n      createdAt\n      lastUsedAt\n      expiresAt\n      kept\n      current\n    }\n  }\n"): (typeof documents)["\n  query LoginSessions {\n    loginSessions {\n      id\n      area\n      device\n      address\n      createdAt\n      lastUsedAt\n      expiresAt\n      kept\n      current\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndLoginSession($id: ID!) {\n    endLoginSession(id: $id) {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation EndLoginSession($id: ID!) {\n    endLoginSession(id: $id) {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndOtherLoginSessions {\n    endOtherLoginSessions {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation EndOtherLoginSessions {\n    endOtherLoginSessions {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConnectedApps {\n    connectedApps {\n      id\n      name\n      host\n      scopes\n      createdAt\n      lastUsedAt\n    }\n  }\n"): (typeof documents)["\n  query ConnectedApps {\n    connectedApps {\n      id\n      name\n      host\n      scopes\n      createdAt\n      lastUsedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DisconnectApp($id: ID!) {\n    disconnectApp(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation DisconnectApp($id: ID!) {\n    disconnectApp(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SecondFactor {\n    secondFactor {\n      enabled\n      enabledAt\n      recoveryCodesLeft\n      required\n    }\n  }\n"): (typeof documents)["\n  query SecondFactor {\n    secondFactor {\n      enabled\n      enabledAt\n      recoveryCodesLeft\n      required\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BeginSecondFactor($input: BeginSecondFactorInput!) {\n    beginSecondFactor(input: $input) {\n      secret\n      uri\n    }\n  }\n"): (typeof documents)["\n  mutation BeginSecondFactor($input: BeginSecondFactorInput!) {\n    beginSecondFactor(input: $input) {\n      secret\n      uri\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmSecondFactor($input: ConfirmSecondFactorInput!) {\n    confirmSecondFactor(input: $input) {\n      recoveryCodes\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmSecondFactor($input: ConfirmSecondFactorInput!) {\n    confirmSecondFactor(input: $input) {\n      recoveryCodes\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenewRecoveryCodes($input: BothFactorsInput!) {\n    renewRecoveryCodes(input: $input) {\n      recoveryCodes\n    }\n  }\n"): (typeof documents)["\n  mutation RenewRecoveryCodes($input: BothFactorsInput!) {\n    renewRecoveryCodes(input: $input) {\n      recoveryCodes\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DisableSecondFactor($input: BothFactorsInput!) {\n    disableSecondFactor(input: $input) {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation DisableSecondFactor($input: BothFactorsInput!) {\n    disableSecondFactor(input: $input) {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TokenStatement($after: String) {\n    tokenStatement(first: 20, after: $after) {\n      totalCount\n      nodes {\n        ...StatementTable_entry\n        id\n        reservationId\n        document {\n          id\n          title\n          documentType\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query TokenStatement($after: String) {\n    tokenStatement(first: 20, after: $after) {\n      totalCount\n      nodes {\n        ...StatementTable_entry\n        id\n        reservationId\n        document {\n          id\n          title\n          documentType\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateProfile($input: ProfileInput!) {\n    updateProfile(input: $input) {\n      id\n      name\n      email\n      phone\n      role\n      createdAt\n      lastLogin\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateProfile($input: ProfileInput!) {\n    updateProfile(input: $input) {\n      id\n      name\n      email\n      phone\n      role\n      createdAt\n      lastLogin\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Webhooks($first: Int!, $offset: Int!) {\n    page: webhooks(first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        ...WebhooksList_webhook\n      }\n    }\n  }\n"): (typeof documents)["\n  query Webhooks($first: Int!, $offset: Int!) {\n    page: webhooks(first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        ...WebhooksList_webhook\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WebhookDeliveries($id: ID!, $first: Int!, $offset: Int!) {\n    page: webhookDeliveries(id: $id, first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        ...WebhookDeliveries_delivery\n      }\n    }\n  }\n"): (typeof documents)["\n  query WebhookDeliveries($id: ID!, $first: Int!, $offset: Int!) {\n    page: webhookDeliveries(id: $id, first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        ...WebhookDeliveries_delivery\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateWebhook($input: CreateWebhookInput!) {\n    made: createWebhook(input: $input) {\n      secret\n    }\n  }\n"): (typeof documents)["\n  mutation CreateWebhook($input: CreateWebhookInput!) {\n    made: createWebhook(input: $input) {\n      secret\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateWebhook($id: ID!, $input: UpdateWebhookInput!) {\n    webhook: updateWebhook(id: $id, input: $input) {\n      ...WebhooksList_webhook\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateWebhook($id: ID!, $input: UpdateWebhookInput!) {\n    webhook: updateWebhook(id: $id, input: $input) {\n      ...WebhooksList_webhook\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteWebhook($id: ID!) {\n    gone: deleteWebhook(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteWebhook($id: ID!) {\n    gone: deleteWebhook(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RotateWebhookSecret($id: ID!) {\n    made: rotateWebhookSecret(id: $id) {\n      secret\n    }\n  }\n"): (typeof documents)["\n  mutation RotateWebhookSecret($id: ID!) {\n    made: rotateWebhookSecret(id: $id) {\n      secret\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TestWebhook($id: ID!) {\n    delivery: testWebhook(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation TestWebhook($id: ID!) {\n    delivery: testWebhook(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReplayWebhookDelivery($id: ID!) {\n    delivery: replayWebhookDelivery(id: $id) {\n      ...WebhookDeliveries_delivery\n    }\n  }\n"): (typeof documents)["\n  mutation ReplayWebhookDelivery($id: ID!) {\n    delivery: replayWebhookDelivery(id: $id) {\n      ...WebhookDeliveries_delivery\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Receipt($conversationId: ID!, $exchangeId: ID!) {\n    answerReceipt(conversationId: $conversationId, exchangeId: $exchangeId) {\n      sha256\n      receipt {\n        exchangeId\n        question\n        referenceFilename\n        asOn\n        askedAt\n        answeredAt\n        answer\n        model\n        indexVersion\n        plainText {\n          topicName\n          readOn\n          signedBy\n        }\n      }\n      check {\n        hashRight\n        checkedAt\n        quotations {\n          ...Quotation_standing\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Receipt($conversationId: ID!, $exchangeId: ID!) {\n    answerReceipt(conversationId: $conversationId, exchangeId: $exchangeId) {\n      sha256\n      receipt {\n        exchangeId\n        question\n        referenceFilename\n        asOn\n        askedAt\n        answeredAt\n        answer\n        model\n        indexVersion\n        plainText {\n          topicName\n          readOn\n          signedBy\n        }\n      }\n      check {\n        hashRight\n        checkedAt\n        quotations {\n          ...Quotation_standing\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NoticeValue_value on NoticeValue {\n    field\n    value\n    start\n    end\n    label\n    demanded\n    statements\n    time {\n      count\n      unit\n      from\n      until\n    }\n  }\n"): (typeof documents)["\n  fragment NoticeValue_value on NoticeValue {\n    field\n    value\n    start\n    end\n    label\n    demanded\n    statements\n    time {\n      count\n      unit\n      from\n      until\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NoticeReading($input: NoticeInput!) {\n    noticeReading(input: $input) {\n      filename\n      kind\n      proceeding\n      text\n      cut\n      fromScan\n      values {\n        ...NoticeValue_value\n      }\n    }\n  }\n"): (typeof documents)["\n  query NoticeReading($input: NoticeInput!) {\n    noticeReading(input: $input) {\n      filename\n      kind\n      proceeding\n      text\n      cut\n      fromScan\n      values {\n        ...NoticeValue_value\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReplyBy($input: NoticeInput!) {\n    noticeReading(input: $input) {\n      replyBy {\n        day\n        arithmetic\n      }\n    }\n  }\n"): (typeof documents)["\n  query ReplyBy($input: NoticeInput!) {\n    noticeReading(input: $input) {\n      replyBy {\n        day\n        arithmetic\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProposedLaw_law on ProposedLaw {\n    provision\n    origin\n    instead\n    note\n    heading\n    quotation\n    stamp\n  }\n"): (typeof documents)["\n  fragment ProposedLaw_law on ProposedLaw {\n    provision\n    origin\n    instead\n    note\n    heading\n    quotation\n    stamp\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReplyLaw($input: ReplyLawInput!) {\n    replyLaw(input: $input) {\n      ...ProposedLaw_law\n    }\n  }\n"): (typeof documents)["\n  query ReplyLaw($input: ReplyLawInput!) {\n    replyLaw(input: $input) {\n      ...ProposedLaw_law\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Slip($conversationId: ID!, $exchangeId: ID!, $language: SlipLanguage) {\n    answerSlip(conversationId: $conversationId, exchangeId: $exchangeId, language: $language) {\n      language\n      title\n      day\n      questionHeading\n      question\n      parts {\n        kind\n        heading\n        lines\n      }\n      notes\n    }\n  }\n"): (typeof documents)["\n  query Slip($conversationId: ID!, $exchangeId: ID!, $language: SlipLanguage) {\n    answerSlip(conversationId: $conversationId, exchangeId: $exchangeId, language: $language) {\n      language\n      title\n      day\n      questionHeading\n      question\n      parts {\n        kind\n        heading\n        lines\n      }\n      notes\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment VerifyPage_text on VerifiedText {\n    asOn\n    citationCount\n    citations {\n      kind\n      status\n      written\n      start\n      end\n      act\n      section\n      heading\n      stamp\n      citedInLibrary\n      successors {\n        act\n        section\n      }\n      differences {\n        written\n        held\n      }\n      place {\n        documentId\n        documentTitle\n        headingPath\n        pageStart\n        pageEnd\n        fromScan\n        spanStart\n        spanEnd\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment VerifyPage_text on VerifiedText {\n    asOn\n    citationCount\n    citations {\n      kind\n      status\n      written\n      start\n      end\n      act\n      section\n      heading\n      stamp\n      citedInLibrary\n      successors {\n        act\n        section\n      }\n      differences {\n        written\n        held\n      }\n      place {\n        documentId\n        documentTitle\n        headingPath\n        pageStart\n        pageEnd\n        fromScan\n        spanStart\n        spanEnd\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VerifyText($text: String!, $asOn: Date) {\n    verifyText(text: $text, asOn: $asOn) {\n      ...VerifyPage_text\n    }\n  }\n"): (typeof documents)["\n  query VerifyText($text: String!, $asOn: Date) {\n    verifyText(text: $text, asOn: $asOn) {\n      ...VerifyPage_text\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VerifyFiles($filenames: [String!]!, $asOn: Date) {\n    verifyFiles(filenames: $filenames, asOn: $asOn) {\n      filename\n      error\n      notVerifiedFrom\n      verified {\n        ...VerifyPage_text\n      }\n    }\n  }\n"): (typeof documents)["\n  query VerifyFiles($filenames: [String!]!, $asOn: Date) {\n    verifyFiles(filenames: $filenames, asOn: $asOn) {\n      filename\n      error\n      notVerifiedFrom\n      verified {\n        ...VerifyPage_text\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SessionUser_user on User {\n    id\n    name\n    email\n    phone\n    role\n    createdAt\n    lastLogin\n  }\n"): (typeof documents)["\n  fragment SessionUser_user on User {\n    id\n    name\n    email\n    phone\n    role\n    createdAt\n    lastLogin\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CurrentUser {\n    me {\n      ...SessionUser_user\n    }\n  }\n"): (typeof documents)["\n  query CurrentUser {\n    me {\n      ...SessionUser_user\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenewSession {\n    renewSession {\n      accessToken\n    }\n  }\n"): (typeof documents)["\n  mutation RenewSession {\n    renewSession {\n      accessToken\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndSession {\n    endSession {\n      userId\n    }\n  }\n"): (typeof documents)["\n  mutation EndSession {\n    endSession {\n      userId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndAdminSession {\n    endAdminSession {\n      userId\n    }\n  }\n"): (typeof documents)["\n  mutation EndAdminSession {\n    endAdminSession {\n      userId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UnfinishedForm($documentType: String!) {\n    unfinishedForms(documentType: $documentType) {\n      documentType\n      templateData\n      extra\n    }\n  }\n"): (typeof documents)["\n  query UnfinishedForm($documentType: String!) {\n    unfinishedForms(documentType: $documentType) {\n      documentType\n      templateData\n      extra\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KeepUnfinishedForm($input: UnfinishedFormInput!) {\n    keepUnfinishedForm(input: $input) {\n      documentType\n    }\n  }\n"): (typeof documents)["\n  mutation KeepUnfinishedForm($input: UnfinishedFormInput!) {\n    keepUnfinishedForm(input: $input) {\n      documentType\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DiscardUnfinishedForm($documentType: String!) {\n    discardUnfinishedForm(documentType: $documentType) {\n      documentType\n    }\n  }\n"): (typeof documents)["\n  mutation DiscardUnfinishedForm($documentType: String!) {\n    discardUnfinishedForm(documentType: $documentType) {\n      documentType\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;