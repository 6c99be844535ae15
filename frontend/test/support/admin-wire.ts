/** What administrators' operations answer, as it comes over the wire. */

export function adminUser(email: string, changes: object = {}): object {
  return {
    __typename: 'AdminUser',
    id: `id-${email}`,
    name: 'Ravi Kumar',
    email,
    phone: '+91 98100 00000',
    role: 'USER',
    isActive: true,
    isVerified: false,
    confirmedEmail: null,
    tokens: 20,
    createdAt: '2026-03-01T09:00:00.000Z',
    lastLogin: null,
    ...changes,
  };
}

/** A numbered page of a list. */
export function numbered(type: string, nodes: readonly object[], totalCount = nodes.length): object {
  return { __typename: `${type}Connection`, totalCount, nodes, pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false } };
}

export function statistics(changes: object = {}): object {
  return {
    userStatistics: { __typename: 'UserStatistics', totalCount: 12, verifiedCount: 7, adminCount: 2, activeCount: 11, ...changes },
  };
}

export function price(operationType: string, changes: object = {}): object {
  return {
    __typename: 'TokenPricing',
    id: operationType.length,
    operationType,
    operationName: 'Rent Agreement',
    baseTokens: 5,
    complexityMultiplier: 1.5,
    description: '',
    ...changes,
  };
}

export function auditEntry(id: string, changes: object = {}): object {
  return {
    __typename: 'AuditEntry',
    id,
    at: '2026-03-01T09:00:00.000Z',
    actorId: '11111111-1111-4111-8111-111111111111',
    actorEmail: 'root@example.org',
    address: '127.0.0.1',
    action: 'user.update',
    subject: 'user:7',
    subjectName: 'ravi@example.org',
    before: { name: 'Ravi', isActive: true },
    after: { name: 'Ravi Kumar', isActive: true },
    reason: null,
    apiKey: null,
    ...changes,
  };
}

export function systemStatus(changes: object = {}): object {
  return {
    systemStatus: {
      __typename: 'SystemStatus',
      totalDocuments: 3,
      ragInitialized: true,
      documents: { __typename: 'DocumentCounts', pending: 0, indexing: 1, indexed: 1, failed: 1 },
      index: { __typename: 'IndexInfo', documents: 3, passages: 420, healthy: true, detail: 'generation g1 answers' },
      queue: { __typename: 'QueueStatus', healthy: true, detail: 'ok', queued: 2, running: 1, failed: 0 },
      storage: { __typename: 'StorageUse', originals: 4_718_592, texts: 2048, index: 1024 },
      modelUsage: {
        __typename: 'ModelUsageTotals',
        calls: 12,
        failures: 1,
        inputTokens: 40_000,
        outputTokens: 3200,
        cacheReadTokens: 2000,
        cacheWriteTokens: 0,
        costMicroUsd: 168_000,
      },
      languageModel: { __typename: 'LanguageModelStatus', healthy: true, detail: 'key and model are known' },
      ...changes,
    },
  };
}

export function generation(id: string, changes: object = {}): object {
  return {
    __typename: 'IndexGeneration',
    id,
    state: 'ACTIVE',
    createdAt: '2026-03-02T09:00:00.000Z',
    promotedAt: '2026-03-02T09:05:00.000Z',
    documents: 3,
    passages: 420,
    bytes: 2048,
    canRollBack: false,
    builtWith: { __typename: 'GenerationRecipe', analyser: '1', chunker: '1', encoder: '1', embeddingModel: null },
    goldenReport: null,
    ...changes,
  };
}

export function goldenReport(): object {
  const outcome = { __typename: 'GoldenOutcome', document: 'receipt-act.pdf' };
  return {
    __typename: 'GoldenReport',
    total: 2,
    foundBefore: 1,
    foundAfter: 1,
    improved: 1,
    worsened: 1,
    outcomes: [
      { ...outcome, questionId: 'q1', question: 'Who gives the receipt?', unit: '26', rankBefore: null, rankAfter: 1 },
      { ...outcome, questionId: 'q2', question: 'When is rent due?', unit: null, rankBefore: 2, rankAfter: null },
    ],
  };
}

export function goldenQuestion(id: string, changes: object = {}): object {
  return { __typename: 'GoldenQuestion', id, question: 'Who gives the receipt?', document: 'receipt-act.pdf', unit: '26', ...changes };
}

export const sentenceModel = (changes: object = {}): object => ({
  __typename: 'SentenceModel',
  choice: null,
  canChoose: true,
  name: null,
  license: null,
  languages: null,
  dimensions: null,
  state: 'NONE',
  reason: null,
  fetchedMegabytes: null,
  totalMegabytes: null,
  inIndex: false,
  paused: false,
  topicVectors: null,
  job: null,
  options: [
    {
      __typename: 'SentenceModelOption',
      name: 'all-MiniLM-L6-v2',
      summary: 'Light, English only',
      license: 'Apache-2.0',
      megabytes: 24,
    },
  ],
  ...changes,
});

export const starterLaw = (changes: object = {}): object => ({
  __typename: 'StarterLaw',
  phase: 'LOADED',
  total: 147,
  loaded: 147,
  indexed: 147,
  kept: 0,
  source: 'law.example',
  asOf: '2026-05-10',
  problem: null,
  nextTryAt: null,
  refused: [],
  changed: [],
  ...changes,
});

export const firstSteps = (changes: object = {}): object => ({
  __typename: 'FirstSteps',
  law: true,
  question: true,
  mail: true,
  model: true,
  backup: true,
  secondAdministrator: true,
  dismissed: false,
  ...changes,
});

export const questionWriting = (changes: object = {}): object => ({
  __typename: 'QuestionWriting',
  available: false,
  state: 'OFF',
  reason: null,
  tokensPerDay: 0,
  tokensInAll: 0,
  usedToday: 0,
  usedInAll: 0,
  costMicroUsd: null,
  sections: 0,
  done: 0,
  underWay: 0,
  failed: 0,
  questions: 0,
  struck: 0,
  toIndex: 0,
  job: null,
  ...changes,
});

/** An API key as the lists of users and administrators have it. */
export const apiKey = (id: string, changes: object = {}): object => ({
  __typename: 'ApiKey',
  id,
  name: 'Nightly run',
  prefix: 'thm_4f1c09ab27de',
  test: false,
  scopes: ['ASK', 'SEARCH'],
  state: 'ACTIVE',
  expiresAt: '2027-01-05T10:00:00.000Z',
  allowedAddresses: [],
  callsPerMinute: null,
  tokenBudget: null,
  tokensSpent: 0,
  lastUsedAt: null,
  lastUsedAddress: null,
  ownerEmail: 'asha@example.org',
  ...changes,
});
