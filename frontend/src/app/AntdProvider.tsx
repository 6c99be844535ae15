import { ConfigProvider } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { useThemeName } from '../shared/theme/theme-store.js';
import { createAntdTheme } from './antd-theme.js';
import styles from './AntdProvider.module.css';

/** The server writes this answer's nonce here; without it the policy would refuse antd's style elements. */
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;

/** Lists and menus that open belong to the dialog or to the main part that they were opened in, also for screen readers. */
function popupContainer(trigger?: HTMLElement): HTMLElement {
  return trigger?.closest<HTMLElement>('[role="dialog"]') ?? document.getElementById('main') ?? document.body;
}

/** antd for everything below it, in the theme of the document. */
export function AntdProvider({ children }: { children: ReactNode }) {
  const name = useThemeName();
  const theme = useMemo(() => createAntdTheme(name), [name]);
  return (
    <ConfigProvider theme={theme} csp={{ nonce }} getPopupContainer={popupContainer}>
      <div className={styles.app}>{children}</div>
    </ConfigProvider>
  );
}
