import { DevelopersPage } from '../../pages/developers/DevelopersPage.js';
import { AntdProvider } from './AntdProvider.js';

/** The screen for developers, which anybody may open, with what antd needs: its tabs are drawn in the theme and with the nonce of the page. */
export function DevelopersArea() {
  return (
    <AntdProvider>
      <DevelopersPage />
    </AntdProvider>
  );
}
