import { PlusOutlined } from '@ant-design/icons';
import { useQuery } from '@apollo/client/react';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { Card } from '../../../components/ui/card/Card.js';
import { DataTable } from '../../../components/ui/data-table/DataTable.js';
import { SearchField } from '../../../components/ui/search-field/SearchField.js';
import { getFragmentData } from '../../../shared/gql/index.js';
import { useUrlParams } from '../../../shared/url/use-url-params.js';
import { LoadFailed } from '../components/LoadFailed.js';
import { CreateTemplateDialog } from './CreateTemplateDialog.js';
import { templateMessages as text } from './messages.js';
import { type TemplateRow, templateColumns } from './template-columns.js';
import { ADMIN_TEMPLATES, TEMPLATE_ROW } from './templates.operations.js';
import styles from './templates.module.css';

/** Every template: those of administrators to be edited, those that are shipped to be read and copied. */
export function TemplatesTab() {
  const { data, error, refetch } = useQuery(ADMIN_TEMPLATES, { fetchPolicy: 'cache-and-network' });
  const { params, change } = useUrlParams();
  const [dialog, setDialog] = useState<{ source: TemplateRow | null } | null>(null);
  const columns = useMemo(() => templateColumns((source) => setDialog({ source })), []);
  const search = params.get('q') ?? '';
  const wanted = search.trim().toLowerCase();
  const rows = data && getFragmentData(TEMPLATE_ROW, data.adminTemplates);
  return (
    <Card
      title={<h2 className={styles.title}>{text.title}</h2>}
      extra={
        <Button icon={<PlusOutlined aria-hidden />} onClick={() => setDialog({ source: null })}>
          {text.add}
        </Button>
      }
    >
      <p className={styles.intro}>{text.intro}</p>
      <div className={styles.filters} role="search">
        <SearchField className={styles.search} label={text.search} value={search} onSearch={(q) => change({ q }, { replace: true })} />
      </div>
      {error && !data ? (
        <LoadFailed text={text.loadFailed} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <DataTable
          label={text.title}
          columns={columns}
          rows={rows?.filter(({ label, documentType }) => `${label} ${documentType}`.toLowerCase().includes(wanted))}
          rowKey={({ documentType }) => documentType}
          empty={wanted ? text.noMatch : text.empty}
        />
      )}
      {dialog && <CreateTemplateDialog source={dialog.source} onClosed={() => setDialog(null)} />}
    </Card>
  );
}
