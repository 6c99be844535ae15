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
    "\n  fragment JobProgress_job on Job {\n    id\n    name\n    subject\n    state\n    stage\n    percent\n    done\n    total\n    error\n    createdAt\n  }\n": typeof types.JobProgress_JobFragmentDoc,
    "\n  fragment DocumentRow_document on LegalDocument {\n    id\n    filename\n    title\n    documentType\n    size\n    uploadDate\n    status\n    error\n    passages\n    job {\n      ...JobProgress_job\n    }\n  }\n": typeof types.DocumentRow_DocumentFragmentDoc,
    "\n  query LegalDocuments($after: String, $search: String) {\n    legalDocuments(first: 50, after: $after, search: $search) {\n      totalCount\n      nodes {\n        ...DocumentRow_document\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.LegalDocumentsDocument,
    "\n  query SystemStatus {\n    systemStatus {\n      totalDocuments\n      totalSizeMb\n      ragInitialized\n      index {\n        generation\n        passages\n      }\n    }\n  }\n": typeof types.SystemStatusDocument,
    "\n  query RecentJobs {\n    jobs(first: 100) {\n      totalCount\n      nodes {\n        ...JobProgress_job\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.RecentJobsDocument,
    "\n  subscription JobProgress {\n    jobProgress {\n      ...JobProgress_job\n    }\n  }\n": typeof types.JobProgressDocument,
    "\n  mutation CancelJob($id: ID!) {\n    cancelJob(id: $id) {\n      ...JobProgress_job\n    }\n  }\n": typeof types.CancelJobDocument,
    "\n  mutation RetryJob($id: ID!) {\n    retryJob(id: $id) {\n      ...JobProgress_job\n    }\n  }\n": typeof types.RetryJobDocument,
    "\n  mutation DeleteLegalDocument($filename: String!) {\n    deleteLegalDocument(filename: $filename) {\n      message\n    }\n  }\n": typeof types.DeleteLegalDocumentDocument,
    "\n  mutation RebuildIndex {\n    rebuildIndex {\n      message\n      job {\n        ...JobProgress_job\n      }\n    }\n  }\n": typeof types.RebuildIndexDocument,
    "\n  fragment ConversationAnswer_answer on Answer {\n    text\n    answeredBy\n    generation\n    withheldQuotations\n    citations {\n      ...Citation_citation\n    }\n  }\n": typeof types.ConversationAnswer_AnswerFragmentDoc,
    "\n  subscription AnswerStream($input: AskInput!) {\n    answer(input: $input) {\n      kind\n      stage\n      text\n      answer {\n        ...ConversationAnswer_answer\n      }\n    }\n  }\n": typeof types.AnswerStreamDocument,
    "\n  mutation AskQuestion($input: AskInput!) {\n    askQuestion(input: $input) {\n      ...ConversationAnswer_answer\n    }\n  }\n": typeof types.AskQuestionDocument,
    "\n  fragment Citation_citation on Citation {\n    marker\n    documentId\n    documentTitle\n    documentType\n    headingPath\n    pageStart\n    pageEnd\n    quotation\n    spanStart\n    spanEnd\n  }\n": typeof types.Citation_CitationFragmentDoc,
    "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      id\n    }\n  }\n": typeof types.RegisterDocument,
    "\n  mutation UpdateProfile($input: ProfileInput!) {\n    updateProfile(input: $input) {\n      ...SessionUser_user\n    }\n  }\n": typeof types.UpdateProfileDocument,
    "\n  query CurrentUser {\n    me {\n      ...SessionUser_user\n    }\n  }\n": typeof types.CurrentUserDocument,
    "\n  mutation RenewSession {\n    renewSession {\n      accessToken\n    }\n  }\n": typeof types.RenewSessionDocument,
    "\n  mutation Logout {\n    logout\n  }\n": typeof types.LogoutDocument,
    "\n  mutation AdminLogout {\n    adminLogout\n  }\n": typeof types.AdminLogoutDocument,
    "\n  fragment SessionUser_user on User {\n    id\n    name\n    email\n    phone\n    role\n    createdAt\n    lastLogin\n  }\n": typeof types.SessionUser_UserFragmentDoc,
    "\n  query TokenBalance {\n    tokenBalance {\n      tokens\n    }\n  }\n": typeof types.TokenBalanceDocument,
    "\n  mutation GenerateDocument($input: GenerateDocumentInput!) {\n    generateDocument(input: $input) {\n      documentContent\n      draftedBy\n      notice\n      remainingTokens\n    }\n  }\n": typeof types.GenerateDocumentDocument,
    "\n  fragment Template_template on DocumentTemplate {\n    documentType\n    label\n    cost\n    fields {\n      name\n      label\n      type\n      required\n      placeholder\n      help\n    }\n  }\n": typeof types.Template_TemplateFragmentDoc,
    "\n  query DocumentTemplates {\n    documentTemplates {\n      ...Template_template\n    }\n  }\n": typeof types.DocumentTemplatesDocument,
    "\n  fragment ReferenceRow_file on ReferenceFile {\n    filename\n    size\n    uploadDate\n    status\n    error\n  }\n": typeof types.ReferenceRow_FileFragmentDoc,
    "\n  query ReferenceFiles($after: String) {\n    referenceFiles(first: 100, after: $after) {\n      totalCount\n      nodes {\n        ...ReferenceRow_file\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.ReferenceFilesDocument,
    "\n  mutation DeleteReferenceFile($filename: String!) {\n    deleteReferenceFile(filename: $filename)\n  }\n": typeof types.DeleteReferenceFileDocument,
};
const documents: Documents = {
    "\n  fragment JobProgress_job on Job {\n    id\n    name\n    subject\n    state\n    stage\n    percent\n    done\n    total\n    error\n    createdAt\n  }\n": types.JobProgress_JobFragmentDoc,
    "\n  fragment DocumentRow_document on LegalDocument {\n    id\n    filename\n    title\n    documentType\n    size\n    uploadDate\n    status\n    error\n    passages\n    job {\n      ...JobProgress_job\n    }\n  }\n": types.DocumentRow_DocumentFragmentDoc,
    "\n  query LegalDocuments($after: String, $search: String) {\n    legalDocuments(first: 50, after: $after, search: $search) {\n      totalCount\n      nodes {\n        ...DocumentRow_document\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.LegalDocumentsDocument,
    "\n  query SystemStatus {\n    systemStatus {\n      totalDocuments\n      totalSizeMb\n      ragInitialized\n      index {\n        generation\n        passages\n      }\n    }\n  }\n": types.SystemStatusDocument,
    "\n  query RecentJobs {\n    jobs(first: 100) {\n      totalCount\n      nodes {\n        ...JobProgress_job\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.RecentJobsDocument,
    "\n  subscription JobProgress {\n    jobProgress {\n      ...JobProgress_job\n    }\n  }\n": types.JobProgressDocument,
    "\n  mutation CancelJob($id: ID!) {\n    cancelJob(id: $id) {\n      ...JobProgress_job\n    }\n  }\n": types.CancelJobDocument,
    "\n  mutation RetryJob($id: ID!) {\n    retryJob(id: $id) {\n      ...JobProgress_job\n    }\n  }\n": types.RetryJobDocument,
    "\n  mutation DeleteLegalDocument($filename: String!) {\n    deleteLegalDocument(filename: $filename) {\n      message\n    }\n  }\n": types.DeleteLegalDocumentDocument,
    "\n  mutation RebuildIndex {\n    rebuildIndex {\n      message\n      job {\n        ...JobProgress_job\n      }\n    }\n  }\n": types.RebuildIndexDocument,
    "\n  fragment ConversationAnswer_answer on Answer {\n    text\n    answeredBy\n    generation\n    withheldQuotations\n    citations {\n      ...Citation_citation\n    }\n  }\n": types.ConversationAnswer_AnswerFragmentDoc,
    "\n  subscription AnswerStream($input: AskInput!) {\n    answer(input: $input) {\n      kind\n      stage\n      text\n      answer {\n        ...ConversationAnswer_answer\n      }\n    }\n  }\n": types.AnswerStreamDocument,
    "\n  mutation AskQuestion($input: AskInput!) {\n    askQuestion(input: $input) {\n      ...ConversationAnswer_answer\n    }\n  }\n": types.AskQuestionDocument,
    "\n  fragment Citation_citation on Citation {\n    marker\n    documentId\n    documentTitle\n    documentType\n    headingPath\n    pageStart\n    pageEnd\n    quotation\n    spanStart\n    spanEnd\n  }\n": types.Citation_CitationFragmentDoc,
    "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      id\n    }\n  }\n": types.RegisterDocument,
    "\n  mutation UpdateProfile($input: ProfileInput!) {\n    updateProfile(input: $input) {\n      ...SessionUser_user\n    }\n  }\n": types.UpdateProfileDocument,
    "\n  query CurrentUser {\n    me {\n      ...SessionUser_user\n    }\n  }\n": types.CurrentUserDocument,
    "\n  mutation RenewSession {\n    renewSession {\n      accessToken\n    }\n  }\n": types.RenewSessionDocument,
    "\n  mutation Logout {\n    logout\n  }\n": types.LogoutDocument,
    "\n  mutation AdminLogout {\n    adminLogout\n  }\n": types.AdminLogoutDocument,
    "\n  fragment SessionUser_user on User {\n    id\n    name\n    email\n    phone\n    role\n    createdAt\n    lastLogin\n  }\n": types.SessionUser_UserFragmentDoc,
    "\n  query TokenBalance {\n    tokenBalance {\n      tokens\n    }\n  }\n": types.TokenBalanceDocument,
    "\n  mutation GenerateDocument($input: GenerateDocumentInput!) {\n    generateDocument(input: $input) {\n      documentContent\n      draftedBy\n      notice\n      remainingTokens\n    }\n  }\n": types.GenerateDocumentDocument,
    "\n  fragment Template_template on DocumentTemplate {\n    documentType\n    label\n    cost\n    fields {\n      name\n      label\n      type\n      required\n      placeholder\n      help\n    }\n  }\n": types.Template_TemplateFragmentDoc,
    "\n  query DocumentTemplates {\n    documentTemplates {\n      ...Template_template\n    }\n  }\n": types.DocumentTemplatesDocument,
    "\n  fragment ReferenceRow_file on ReferenceFile {\n    filename\n    size\n    uploadDate\n    status\n    error\n  }\n": types.ReferenceRow_FileFragmentDoc,
    "\n  query ReferenceFiles($after: String) {\n    referenceFiles(first: 100, after: $after) {\n      totalCount\n      nodes {\n        ...ReferenceRow_file\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.ReferenceFilesDocument,
    "\n  mutation DeleteReferenceFile($filename: String!) {\n    deleteReferenceFile(filename: $filename)\n  }\n": types.DeleteReferenceFileDocument,
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
export function graphql(source: "\n  fragment JobProgress_job on Job {\n    id\n    name\n    subject\n    state\n    stage\n    percent\n    done\n    total\n    error\n    createdAt\n  }\n"): (typeof documents)["\n  fragment JobProgress_job on Job {\n    id\n    name\n    subject\n    state\n    stage\n    percent\n    done\n    total\n    error\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DocumentRow_document on LegalDocument {\n    id\n    filename\n    title\n    documentType\n    size\n    uploadDate\n    status\n    error\n    passages\n    job {\n      ...JobProgress_job\n    }\n  }\n"): (typeof documents)["\n  fragment DocumentRow_document on LegalDocument {\n    id\n    filename\n    title\n    documentType\n    size\n    uploadDate\n    status\n    error\n    passages\n    job {\n      ...JobProgress_job\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LegalDocuments($after: String, $search: String) {\n    legalDocuments(first: 50, after: $after, search: $search) {\n      totalCount\n      nodes {\n        ...DocumentRow_document\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query LegalDocuments($after: String, $search: String) {\n    legalDocuments(first: 50, after: $after, search: $search) {\n      totalCount\n      nodes {\n        ...DocumentRow_document\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SystemStatus {\n    systemStatus {\n      totalDocuments\n      totalSizeMb\n      ragInitialized\n      index {\n        generation\n        passages\n      }\n    }\n  }\n"): (typeof documents)["\n  query SystemStatus {\n    systemStatus {\n      totalDocuments\n      totalSizeMb\n      ragInitialized\n      index {\n        generation\n        passages\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RecentJobs {\n    jobs(first: 100) {\n      totalCount\n      nodes {\n        ...JobProgress_job\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query RecentJobs {\n    jobs(first: 100) {\n      totalCount\n      nodes {\n        ...JobProgress_job\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
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
export function graphql(source: "\n  mutation RetryJob($id: ID!) {\n    retryJob(id: $id) {\n      ...JobProgress_job\n    }\n  }\n"): (typeof documents)["\n  mutation RetryJob($id: ID!) {\n    retryJob(id: $id) {\n      ...JobProgress_job\n    }\n  }\n"];
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
export function graphql(source: "\n  fragment ConversationAnswer_answer on Answer {\n    text\n    answeredBy\n    generation\n    withheldQuotations\n    citations {\n      ...Citation_citation\n    }\n  }\n"): (typeof documents)["\n  fragment ConversationAnswer_answer on Answer {\n    text\n    answeredBy\n    generation\n    withheldQuotations\n    citations {\n      ...Citation_citation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription AnswerStream($input: AskInput!) {\n    answer(input: $input) {\n      kind\n      stage\n      text\n      answer {\n        ...ConversationAnswer_answer\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription AnswerStream($input: AskInput!) {\n    answer(input: $input) {\n      kind\n      stage\n      text\n      answer {\n        ...ConversationAnswer_answer\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AskQuestion($input: AskInput!) {\n    askQuestion(input: $input) {\n      ...ConversationAnswer_answer\n    }\n  }\n"): (typeof documents)["\n  mutation AskQuestion($input: AskInput!) {\n    askQuestion(input: $input) {\n      ...ConversationAnswer_answer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Citation_citation on Citation {\n    marker\n    documentId\n    documentTitle\n    documentType\n    headingPath\n    pageStart\n    pageEnd\n    quotation\n    spanStart\n    spanEnd\n  }\n"): (typeof documents)["\n  fragment Citation_citation on Citation {\n    marker\n    documentId\n    documentTitle\n    documentType\n    headingPath\n    pageStart\n    pageEnd\n    quotation\n    spanStart\n    spanEnd\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateProfile($input: ProfileInput!) {\n    updateProfile(input: $input) {\n      ...SessionUser_user\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateProfile($input: ProfileInput!) {\n    updateProfile(input: $input) {\n      ...SessionUser_user\n    }\n  }\n"];
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
export function graphql(source: "\n  mutation Logout {\n    logout\n  }\n"): (typeof documents)["\n  mutation Logout {\n    logout\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminLogout {\n    adminLogout\n  }\n"): (typeof documents)["\n  mutation AdminLogout {\n    adminLogout\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SessionUser_user on User {\n    id\n    name\n    email\n    phone\n    role\n    createdAt\n    lastLogin\n  }\n"): (typeof documents)["\n  fragment SessionUser_user on User {\n    id\n    name\n    email\n    phone\n    role\n    createdAt\n    lastLogin\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TokenBalance {\n    tokenBalance {\n      tokens\n    }\n  }\n"): (typeof documents)["\n  query TokenBalance {\n    tokenBalance {\n      tokens\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GenerateDocument($input: GenerateDocumentInput!) {\n    generateDocument(input: $input) {\n      documentContent\n      draftedBy\n      notice\n      remainingTokens\n    }\n  }\n"): (typeof documents)["\n  mutation GenerateDocument($input: GenerateDocumentInput!) {\n    generateDocument(input: $input) {\n      documentContent\n      draftedBy\n      notice\n      remainingTokens\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Template_template on DocumentTemplate {\n    documentType\n    label\n    cost\n    fields {\n      name\n      label\n      type\n      required\n      placeholder\n      help\n    }\n  }\n"): (typeof documents)["\n  fragment Template_template on DocumentTemplate {\n    documentType\n    label\n    cost\n    fields {\n      name\n      label\n      type\n      required\n      placeholder\n      help\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DocumentTemplates {\n    documentTemplates {\n      ...Template_template\n    }\n  }\n"): (typeof documents)["\n  query DocumentTemplates {\n    documentTemplates {\n      ...Template_template\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReferenceRow_file on ReferenceFile {\n    filename\n    size\n    uploadDate\n    status\n    error\n  }\n"): (typeof documents)["\n  fragment ReferenceRow_file on ReferenceFile {\n    filename\n    size\n    uploadDate\n    status\n    error\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReferenceFiles($after: String) {\n    referenceFiles(first: 100, after: $after) {\n      totalCount\n      nodes {\n        ...ReferenceRow_file\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query ReferenceFiles($after: String) {\n    referenceFiles(first: 100, after: $after) {\n      totalCount\n      nodes {\n        ...ReferenceRow_file\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteReferenceFile($filename: String!) {\n    deleteReferenceFile(filename: $filename)\n  }\n"): (typeof documents)["\n  mutation DeleteReferenceFile($filename: String!) {\n    deleteReferenceFile(filename: $filename)\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;