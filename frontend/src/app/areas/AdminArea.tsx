import { ApolloProvider } from '@apollo/client/react';
import { AdminPage } from '../../pages/admin/AdminPage.js';
import { clientFor } from '../../shared/apollo/client.js';
import { useAdminSession } from '../../shared/session/hooks.js';
import { AntdProvider } from './AntdProvider.js';
import { PasswordQuestion } from './PasswordQuestion.js';

/** The admin panel with its Apollo client and antd theme. */
export function AdminArea() {
  const { token } = useAdminSession();
  return (
    <ApolloProvider key={token} client={clientFor('admin', token)}>
      <AntdProvider>
        <AdminPage />
        <PasswordQuestion kind="admin" />
      </AntdProvider>
    </ApolloProvider>
  );
}
