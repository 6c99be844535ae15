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
    "\n  mutation Draft($input: GenerateDocumentInput!) {\n    draft: generateDocument(input: $input) {\n      ...DraftParts\n    }\n  }\n": typeof types.DraftDocument,
    "\n  subscription DraftStream($input: GenerateDocumentInput!) {\n    event: generation(input: $input) {\n      step {\n        __typename\n        ... on GenerationStage {\n          stage\n        }\n        ... on GenerationPiece {\n          text\n        }\n        ... on GenerationRestart {\n          reason\n        }\n        ... on FinishedGeneration {\n          draft: generated {\n            ...DraftParts\n          }\n        }\n      }\n    }\n  }\n": typeof types.DraftStreamDocument,
    "\n  mutation Propose($input: GenerateDocumentInput!) {\n    proposal: proposeChanges(input: $input) {\n      ...ProposalParts\n    }\n  }\n": typeof types.ProposeDocument,
    "\n  mutation AnswerQuestions($input: AnswerQuestionsInput!) {\n    proposal: answerQuestions(input: $input) {\n      ...ProposalParts\n    }\n  }\n": typeof types.AnswerQuestionsDocument,
    "\n  mutation Keep($input: KeepChangesInput!) {\n    draft: keepChanges(input: $input) {\n      ...DraftParts\n    }\n  }\n": typeof types.KeepDocument,
    "\n  fragment ProposalParts on ChangeProposal {\n    id\n    documentType\n    documentId\n    price\n    notice\n    changes {\n      id\n      instruction\n      asked\n      message\n      segments {\n        kind\n        text\n      }\n    }\n    questions {\n      id\n      instruction\n      question\n      choices {\n        label\n        suggestion\n      }\n    }\n    notChanged {\n      instruction\n      message\n    }\n  }\n": typeof types.ProposalPartsFragmentDoc,
    "\n  fragment DraftParts on GeneratedDocument {\n    content: documentContent\n    document {\n      id\n      title\n    }\n    version {\n      id\n      number\n    }\n    draftedBy\n    notice\n    remainingTokens\n    citations {\n      documentId\n      documentTitle\n      headingPath\n      spanStart\n      spanEnd\n      quotation\n    }\n    signingNotes {\n      topic\n      text\n    }\n    suggestionReport {\n      instruction\n      applied\n      message\n    }\n    questions {\n      id\n      instruction\n      question\n      choices {\n        label\n        suggestion\n      }\n    }\n  }\n": typeof types.DraftPartsFragmentDoc,
    "\n  query Files($first: Int!, $after: String) {\n    files: referenceFiles(first: $first, after: $after) {\n      nodes {\n        id\n        filename\n        fileType\n        size\n        status\n        error\n        uploadDate\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.FilesDocument,
    "\n  mutation RemoveFile($id: ID!) {\n    removed: removeReferenceFile(id: $id) {\n      id\n    }\n  }\n": typeof types.RemoveFileDocument,
    "\n  query Balance {\n    balance: tokenBalance {\n      tokens\n    }\n  }\n": typeof types.BalanceDocument,
};
const documents: Documents = {
    "\n  mutation Ask($input: AskInput!) {\n    answer: askQuestion(input: $input) {\n      ...AnswerParts\n    }\n  }\n": types.AskDocument,
    "\n  subscription AskStream($input: AskInput!) {\n    event: answer(input: $input) {\n      step {\n        __typename\n        ... on AnswerStage {\n          stage\n        }\n        ... on AnswerPiece {\n          text\n        }\n        ... on FinishedAnswer {\n          exchangeId\n          answer {\n            ...AnswerParts\n          }\n        }\n      }\n    }\n  }\n": types.AskStreamDocument,
    "\n  fragment AnswerParts on Answer {\n    text\n    citations {\n      marker\n      documentId\n      documentTitle\n      sourceType\n      headingPath\n      pageStart\n      pageEnd\n      fromScan\n      spanStart\n      spanEnd\n      quotation\n      stamp\n    }\n    statements {\n      spanStart\n      spanEnd\n      support\n      markers\n    }\n    sections {\n      documentId\n      documentTitle\n      headingPath\n      unit\n      heading\n      open\n      relation\n      note\n      stamp\n      spanStart\n      spanEnd\n    }\n    missingLaw {\n      act\n      section\n      reason\n    }\n    clarify {\n      kind\n      question\n      options\n    }\n    followUps\n    answeredBy\n    notice\n    generation\n    withheldQuotations\n    withheldReferences\n  }\n": types.AnswerPartsFragmentDoc,
    "\n  query Search($query: String!, $first: Int!, $asOn: Date, $filters: SearchFilters) {\n    found: searchSources(query: $query, first: $first, asOn: $asOn, filters: $filters) {\n      relevant\n      generation\n      passages {\n        documentId\n        documentTitle\n        documentType\n        headingPath\n        unit\n        pageStart\n        pageEnd\n        fromScan\n        spanStart\n        spanEnd\n        text\n        stamp\n        score\n      }\n    }\n  }\n": types.SearchDocument,
    "\n  query Templates {\n    templates: documentTemplates {\n      documentType\n      label\n      category\n      cost\n      fields {\n        name\n        label\n        valueFormat\n        required\n        help\n        options\n        default\n        maxLength\n      }\n    }\n  }\n": types.TemplatesDocument,
    "\n  mutation Draft($input: GenerateDocumentInput!) {\n    draft: generateDocument(input: $input) {\n      ...DraftParts\n    }\n  }\n": types.DraftDocument,
    "\n  subscription DraftStream($input: GenerateDocumentInput!) {\n    event: generation(input: $input) {\n      step {\n        __typename\n        ... on GenerationStage {\n          stage\n        }\n        ... on GenerationPiece {\n          text\n        }\n        ... on GenerationRestart {\n          reason\n        }\n        ... on FinishedGeneration {\n          draft: generated {\n            ...DraftParts\n          }\n        }\n      }\n    }\n  }\n": types.DraftStreamDocument,
    "\n  mutation Propose($input: GenerateDocumentInput!) {\n    proposal: proposeChanges(input: $input) {\n      ...ProposalParts\n    }\n  }\n": types.ProposeDocument,
    "\n  mutation AnswerQuestions($input: AnswerQuestionsInput!) {\n    proposal: answerQuestions(input: $input) {\n      ...ProposalParts\n    }\n  }\n": types.AnswerQuestionsDocument,
    "\n  mutation Keep($input: KeepChangesInput!) {\n    draft: keepChanges(input: $input) {\n      ...DraftParts\n    }\n  }\n": types.KeepDocument,
    "\n  fragment ProposalParts on ChangeProposal {\n    id\n    documentType\n    documentId\n    price\n    notice\n    changes {\n      id\n      instruction\n      asked\n      message\n      segments {\n        kind\n        text\n      }\n    }\n    questions {\n      id\n      instruction\n      question\n      choices {\n        label\n        suggestion\n      }\n    }\n    notChanged {\n      instruction\n      message\n    }\n  }\n": types.ProposalPartsFragmentDoc,
    "\n  fragment DraftParts on GeneratedDocument {\n    content: documentContent\n    document {\n      id\n      title\n    }\n    version {\n      id\n      number\n    }\n    draftedBy\n    notice\n    remainingTokens\n    citations {\n      documentId\n      documentTitle\n      headingPath\n      spanStart\n      spanEnd\n      quotation\n    }\n    signingNotes {\n      topic\n      text\n    }\n    suggestionReport {\n      instruction\n      applied\n      message\n    }\n    questions {\n      id\n      instruction\n      question\n      choices {\n        label\n        suggestion\n      }\n    }\n  }\n": types.DraftPartsFragmentDoc,
    "\n  query Files($first: Int!, $after: String) {\n    files: referenceFiles(first: $first, after: $after) {\n      nodes {\n        id\n        filename\n        fileType\n        size\n        status\n        error\n        uploadDate\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.FilesDocument,
    "\n  mutation RemoveFile($id: ID!) {\n    removed: removeReferenceFile(id: $id) {\n      id\n    }\n  }\n": types.RemoveFileDocument,
    "\n  query Balance {\n    balance: tokenBalance {\n      tokens\n    }\n  }\n": types.BalanceDocument,
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
export function graphql(source: "\n  fragment ProposalParts on ChangeProposal {\n    id\n    documentType\n    documentId\n    price\n    notice\n    changes {\n      id\n      instruction\n      asked\n      message\n      segments {\n        kind\n        text\n      }\n    }\n    questions {\n      id\n      instruction\n      question\n      choices {\n        label\n        suggestion\n      }\n    }\n    notChanged {\n      instruction\n      message\n    }\n  }\n"): typeof import('./graphql.js').ProposalPartsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DraftParts on GeneratedDocument {\n    content: documentContent\n    document {\n      id\n      title\n    }\n    version {\n      id\n      number\n    }\n    draftedBy\n    notice\n    remainingTokens\n    citations {\n      documentId\n      documentTitle\n      headingPath\n      spanStart\n      spanEnd\n      quotation\n    }\n    signingNotes {\n      topic\n      text\n    }\n    suggestionReport {\n      instruction\n      applied\n      message\n    }\n    questions {\n      id\n      instruction\n      question\n      choices {\n        label\n        suggestion\n      }\n    }\n  }\n"): typeof import('./graphql.js').DraftPartsFragmentDoc;
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
export function graphql(source: "\n  query Balance {\n    balance: tokenBalance {\n      tokens\n    }\n  }\n"): typeof import('./graphql.js').BalanceDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
