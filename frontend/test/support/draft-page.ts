import { FakeNetwork } from './fake-network.js';
import { FakeSocketServer } from './fake-web-socket.js';
import { LISTED_TEMPLATE, templateField as field } from './wire.js';

export const version = (number: number, changes: object = {}) => ({
  __typename: 'DocumentVersion',
  id: `version-${number}`,
  number,
  origin: 'GENERATED',
  createdAt: '2026-10-01T09:00:00.000Z',
  price: 5,
  suggestions: null,
  author: null,
  ...changes,
});

/** A browser on the page of drafts: one template, one document of two versions, and what its check finds. */
export function draftPage(findings: () => readonly object[] = () => []): { network: FakeNetwork; socket: FakeSocketServer } {
  const socket = new FakeSocketServer().install();
  const network = new FakeNetwork()
    .install()
    .on('TokenBalance', () => ({ tokenBalance: { __typename: 'TokenBalance', tokens: 20 } }))
    .on('CheckDocument', () => ({
      checkDocument: {
        __typename: 'DocumentCheck',
        findingCount: findings().length,
        blankCount: findings().length,
        notCompared: [],
        findings: findings(),
      },
    }))
    .on('DocumentVersions', () => ({
      document: {
        __typename: 'UserDocument',
        id: 'document-1',
        title: 'Rent Agreement',
        versionCount: 2,
        versions: {
          __typename: 'DocumentVersionConnection',
          nodes: [
            version(2, { origin: 'REVISED', suggestions: 'Make it shorter' }),
            version(1, { author: { __typename: 'VersionAuthor', name: 'Ravi Iyer', isYou: false } }),
          ],
        },
      },
    }))
    .on('DocumentTemplates', () => ({
      documentTemplates: [
        {
          ...LISTED_TEMPLATE,
          documentType: 'rent_agreement',
          label: 'Rent Agreement',
          category: 'PROPERTY',
          cost: 5,
          fields: [
            field('landlord_name', 'Landlord Name', { group: 'Parties' }),
            field('start_date', 'Start Date', { group: 'Term', format: 'date' }),
            field('purpose', 'Permitted Use', { group: 'Term', required: false, default: 'residential' }),
          ],
        },
      ],
    }));
  return { network, socket };
}

export function keptDraft(content: string, number = 2, changes: object = {}): void {
  const draft = {
    content,
    request: { documentType: 'rent_agreement', templateData: { landlord_name: 'Asha Rao' } },
    draftedBy: 'extractive',
    notice: null,
    documentId: 'document-1',
    versionId: `version-${number}`,
    number,
    ...changes,
  };
  localStorage.setItem('themis.private.user-1.document.draft', JSON.stringify(draft));
}
