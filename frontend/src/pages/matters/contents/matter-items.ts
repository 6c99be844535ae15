import type { MatterContentsQuery } from '../../../shared/gql/graphql.js';
import { matterMessages as text } from '../messages.js';

export type ItemKind = 'conversations' | 'documents' | 'files';

/** Something that belongs to a matter, or could. */
export interface MatterItem {
  kind: ItemKind;
  id: string;
  name: string;
  /** Of a document. */
  documentType?: string;
  matterId: string | null;
}

interface ItemGroup {
  kind: ItemKind;
  items: MatterItem[];
  /** How many there are; as many as are read at once are in `items`. */
  total: number;
}

/** What was read, by its kind. */
export const groupsOf = ({ conversations, documents, referenceFiles }: MatterContentsQuery): ItemGroup[] => [
  {
    kind: 'conversations',
    items: conversations.nodes.map(({ id, title, matterId }) => ({ kind: 'conversations', id, name: title || text.untitled, matterId })),
    total: conversations.totalCount,
  },
  {
    kind: 'documents',
    items: documents.nodes.map(({ id, title, documentType, matterId }) => ({ kind: 'documents', id, name: title, documentType, matterId })),
    total: documents.totalCount,
  },
  {
    kind: 'files',
    items: referenceFiles.nodes.map(({ id, filename, matterId }) => ({ kind: 'files', id, name: filename, matterId })),
    total: referenceFiles.totalCount,
  },
];
