import { ApolloProvider } from '@apollo/client/react';
import { Outlet } from 'react-router-dom';
import { clientFor } from '../../shared/apollo/client.js';
import { useUserSession } from '../../shared/session/hooks.js';
import { AntdProvider } from './AntdProvider.js';
import { PasswordQuestion } from './PasswordQuestion.js';

/** Apollo client and antd theme for the signed-in user's screens; another user starts from scratch. */
export function UserShell() {
  const { token, user } = useUserSession();
  return (
    <ApolloProvider key={user?.id} client={clientFor('user', token)}>
      <AntdProvider>
        <Outlet />
        <PasswordQuestion kind="user" />
      </AntdProvider>
    </ApolloProvider>
  );
}
