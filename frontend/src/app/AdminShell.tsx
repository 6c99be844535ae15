import { ApolloProvider } from '@apollo/client/react';
import { Outlet } from 'react-router-dom';
import { clientFor } from '../shared/apollo/client.js';
import { useAdminSession } from '../shared/session/hooks.js';
import { AntdProvider } from './AntdProvider.js';

/** Data and components for the administrator's panel. */
export function AdminShell() {
  const { token } = useAdminSession();
  return (
    <ApolloProvider key={token} client={clientFor('admin', token)}>
      <AntdProvider>
        <Outlet />
      </AntdProvider>
    </ApolloProvider>
  );
}
