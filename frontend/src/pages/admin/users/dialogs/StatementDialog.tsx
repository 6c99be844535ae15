import { useQuery } from '@apollo/client/react';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { StatementTable } from '../../../../components/token-statement/StatementTable.js';
import { ExportStatement } from '../export/ExportButtons.js';
import { userMessages as text } from '../messages.js';
import { USER_STATEMENT } from '../users.operations.js';
import type { UserRow } from '../user-row.js';

/** The token statement of a user. */
export function StatementDialog({ user, onClosed }: { user: UserRow; onClosed: () => void }) {
  const [open, setOpen] = useState(true);
  const query = useQuery(USER_STATEMENT, { variables: { userId: user.id } });
  return (
    <Modal
      open={open}
      title={text.statementTitle(user.email)}
      closable={{ 'aria-label': text.close }}
      footer={[
        <ExportStatement key="export" user={user} />,
        <Button key="close" onClick={() => setOpen(false)}>
          {text.close}
        </Button>,
      ]}
      onCancel={() => setOpen(false)}
      afterClose={onClosed}
      width={760}
      styles={{ header: { marginBottom: 16 } }}
    >
      <StatementTable label={text.statementTitle(user.email)} query={query} page={query.data?.userTokenStatement ?? undefined} />
    </Modal>
  );
}
