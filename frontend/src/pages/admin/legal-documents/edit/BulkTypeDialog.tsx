import { Form, Select } from 'antd';
import type { LegalDocumentType } from '../../../../shared/gql/graphql.js';
import { FormDialog } from '../../components/FormDialog.js';
import parts from '../../components/parts.module.css';
import { TYPES } from '../list/use-document-query.js';
import { legalDocumentMessages } from '../messages.js';
import { editMessages as text } from './messages.js';

const types = TYPES.map((value) => ({ value, label: legalDocumentMessages.typeName(value) }));

interface BulkTypeDialogProps {
  count: number;
  onChosen: (documentType: LegalDocumentType) => void;
  onClosed: () => void;
}

/** Asks which type several documents are to have. */
export function BulkTypeDialog({ count, onChosen, onClosed }: BulkTypeDialogProps) {
  return (
    <FormDialog<{ documentType: LegalDocumentType }>
      title={text.bulkTitle(count)}
      submit={text.save}
      initial={{ documentType: 'ACT' }}
      onClosed={onClosed}
      onSubmit={({ documentType }) => {
        onChosen(documentType);
        return Promise.resolve(undefined);
      }}
    >
      <p className={parts.intro}>{text.intro}</p>
      <Form.Item name="documentType" label={text.type}>
        <Select options={types} autoFocus />
      </Form.Item>
    </FormDialog>
  );
}
