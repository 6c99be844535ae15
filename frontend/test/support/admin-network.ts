import {
  adminUser,
  auditEntry,
  firstSteps,
  generation,
  goldenQuestion,
  numbered,
  price,
  questionWriting,
  sentenceModel,
  starterLaw,
  statistics,
  systemStatus,
} from './admin-wire.js';
import { FakeNetwork } from './fake-network.js';
import { job, legalDocument, page } from './wire.js';

/** A network on which every list of the administrator's panel answers with something. */
export function adminNetwork(): FakeNetwork {
  return new FakeNetwork()
    .install()
    .on('LegalDocuments', () => ({ legalDocuments: numbered('LegalDocument', [legalDocument('rent-act.pdf')]) }))
    .on('LegalDocumentNames', () => ({ legalDocuments: numbered('LegalDocument', [legalDocument('rent-act.pdf')]) }))
    .on('RecentJobs', () => ({ jobs: page('Job', []) }))
    .on('SystemStatus', () => systemStatus())
    .on('SentenceModel', () => ({ sentenceModel: sentenceModel() }))
    .on('StarterLaw', () => ({ starterLaw: starterLaw() }))
    .on('LackingLaw', () => ({ lackingLaw: [] }))
    .on('FirstSteps', () => ({ firstSteps: firstSteps() }))
    .on('QuestionWriting', () => ({ questionWriting: questionWriting() }))
    .on('IndexGenerations', () => ({ indexGenerations: [generation('g1')] }))
    .on('GoldenQuestions', () => ({ goldenQuestions: [goldenQuestion('q1')] }))
    .on('Holidays', () => ({ holidays: page('Holiday', []), holidayStates: ['Delhi', 'Kerala'] }))
    .on('Users', () => ({ users: numbered('User', [adminUser('ravi@example.org')]) }))
    .on('UserStatistics', () => statistics())
    .on('TokenPricing', () => ({ tokenPricing: [price('rent_agreement')] }))
    .on('AuditLog', () => ({ auditLog: numbered('Audit', [auditEntry('1')]) }));
}

/** A rebuild of the index that is under way. */
export const rebuildJob = (changes: object = {}): object =>
  job('job-9', { name: 'rebuild-index', percent: 0, stage: null, done: null, total: null, state: 'QUEUED', ...changes });
