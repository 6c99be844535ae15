import { ArrowLeftOutlined } from '@ant-design/icons';
import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { getFragmentData } from '../../../../shared/gql/index.js';
import { LoadFailed } from '../../components/LoadFailed.js';
import { PendingPart } from '../../components/PendingPart.js';
import { editorMessages as text } from '../messages.js';
import { templatesAddress } from '../template-address.js';
import { ADMIN_TEMPLATE, TEMPLATE } from '../templates.operations.js';
import styles from '../templates.module.css';
import { TemplateEditor } from './TemplateEditor.js';

/** A template, to be edited or read. */
export function TemplateView({ documentType }: { documentType: string }) {
  const { data, error, refetch } = useQuery(ADMIN_TEMPLATE, { variables: { documentType }, fetchPolicy: 'cache-and-network' });
  const template = data && getFragmentData(TEMPLATE, data.adminTemplate);
  return (
    <>
      <Link className={styles.back} to={templatesAddress}>
        <ArrowLeftOutlined aria-hidden /> {text.back}
      </Link>
      {template ? (
        <TemplateEditor template={template} />
      ) : error ? (
        <LoadFailed text={text.loadFailed} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <PendingPart />
      )}
    </>
  );
}
