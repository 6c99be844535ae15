import { useApolloClient } from '@apollo/client/react';
import { Button } from 'antd';
import type { ExportedDocumentsQuery } from '../../../../shared/gql/graphql.js';
import { type CsvExport, useCsvExport } from '../../components/use-csv-export.js';
import { adminMessages } from '../../messages.js';
import { EXPORTED_DOCUMENTS } from '../legal-documents.operations.js';
import { legalDocumentMessages as text } from '../messages.js';
import type { DocumentQuery } from './use-document-query.js';

/** The most that the server gives at a time. */
const PAGE_SIZE = 200;

type ExportedDocument = ExportedDocumentsQuery['legalDocuments']['nodes'][number];

const columns: CsvExport<ExportedDocument>['columns'] = [
  { title: text.name, value: ({ filename }) => filename },
  { title: text.titleOf, value: ({ title }) => title },
  { title: text.type, value: ({ documentType }) => text.typeName(documentType) },
  { title: text.year, value: ({ year }) => year },
  { title: text.state, value: ({ jurisdiction }) => jurisdiction },
  { title: text.bytes, value: ({ size }) => size },
  { title: text.uploaded, value: ({ uploadDate }) => uploadDate },
  { title: text.uploader, value: ({ uploader }) => uploader },
  { title: text.versionOf, value: ({ version }) => version },
  { title: text.status, value: ({ status }) => text.statusName(status) },
  { title: text.reason, value: ({ error }) => error },
  { title: text.passages, value: ({ passages }) => passages },
  { title: text.source, value: ({ source }) => source },
];

/** Exports all documents that match the filters, newest first, not only the page on the screen. */
export function ExportDocuments({ query: { variables } }: { query: DocumentQuery }) {
  const client = useApolloClient();
  const { busy, run } = useCsvExport();
  const { search, status, documentType, uploader, since, until } = variables;
  const start = (): Promise<void> =>
    run({
      filename: 'legal_documents.csv',
      columns,
      fetchPage: async (after) => {
        const page = { first: PAGE_SIZE, after, search, status, documentType, uploader, since, until };
        const { data } = await client.query({ query: EXPORTED_DOCUMENTS, variables: page, fetchPolicy: 'no-cache' });
        if (!data) throw new Error('The server sent no documents');
        return data.legalDocuments;
      },
    });
  return (
    <Button loading={busy} onClick={() => void start()}>
      {adminMessages.exportCsv}
    </Button>
  );
}
