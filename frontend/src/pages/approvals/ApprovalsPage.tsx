import { useQuery } from '@apollo/client/react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { APPROVAL_STANDING } from '../../components/approval/approval.operations.js';
import { Placeholder } from '../../components/ui/placeholder/Placeholder.js';
import { paths } from '../../shared/config/paths.js';
import { useUrlParams } from '../../shared/url/use-url-params.js';
import styles from './approvals-page.module.css';
import { approvalsMessages as text } from './messages.js';
import { RequestList } from './RequestList.js';
import { RequestView } from './RequestView.js';

/** Texts that wait for approval: those that the user decides, and the user's own; one of them opened. */
export function ApprovalsPage() {
  const { params, change } = useUrlParams();
  const { data } = useQuery(APPROVAL_STANDING, { fetchPolicy: 'cache-and-network' });
  const head = useRef<HTMLHeadingElement>(null);
  const open = params.get('open');
  const close = (): void => {
    change({ open: null });
    head.current?.focus();
  };
  return (
    <div className={styles.screen}>
      <title>{`${text.title} – Themis`}</title>
      <Link to={paths.home}>{text.home}</Link>
      <h1 ref={head} tabIndex={-1}>
        {text.title}
      </h1>
      {open !== null ? (
        <RequestView key={open} id={open} onClosed={close} />
      ) : data ? (
        <RequestList supervises={data.approvalStanding.supervised > 0} />
      ) : (
        <Placeholder width="100%" height="calc(4 * var(--target))" />
      )}
    </div>
  );
}
