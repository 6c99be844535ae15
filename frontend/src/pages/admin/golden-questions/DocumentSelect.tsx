import { useQuery } from '@apollo/client/react';
import { Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import { DOCUMENT_NAMES } from './golden-questions.operations.js';
import { goldenMessages as text } from './messages.js';

interface DocumentSelectProps {
  id?: string;
  value?: string;
  onChange?: (filename: string) => void;
}

/** Selects a document of the library by its file name; the server searches. */
export function DocumentSelect({ id, value, onChange }: DocumentSelectProps) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim()) || null;
  const { data, previousData } = useQuery(DOCUMENT_NAMES, { variables: { search } });
  const options = (data ?? previousData)?.legalDocuments.nodes.map(({ filename }) => ({ value: filename, label: filename })) ?? [];
  return (
    <Select
      id={id}
      value={value || undefined}
      onChange={onChange}
      showSearch={{ onSearch: setTyped, filterOption: false }}
      placeholder={text.documentPlaceholder}
      notFoundContent={text.noDocuments}
      options={options}
      aria-required
    />
  );
}
