import { DevelopersPage } from '../../pages/developers/DevelopersPage.js';
import { AntdProvider } from './AntdProvider.js';

/** The screen for developers, which anybody may open, wrapped in what antd's tabs need: the theme, and the nonce of the page. */
export function DevelopersArea() {
  return (
    <AntdProvider>
      <DevelopersPage />
    </AntdProvider>
  );
}
