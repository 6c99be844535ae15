import { ConfigProvider } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { cspNonce } from '../../shared/lib/csp-nonce.js';
import { useThemeName } from '../../shared/theme/theme-store.js';
import { useMedia } from '../../shared/lib/use-media.js';
import { createAntdTheme } from './antd-theme.js';
import styles from './AntdProvider.module.css';

/**
 * Lists and menus that open belong to the dialog or to the main part that they were opened in, also for screen readers.
 * A dialog's outer element lets clicks through, hence its container.
 */
function popupContainer(trigger?: HTMLElement): HTMLElement {
  return trigger?.closest<HTMLElement>('.ant-modal-container') ?? document.getElementById('main') ?? document.body;
}

/** antd for everything below it, in the theme of the document. */
export function AntdProvider({ children }: { children: ReactNode }) {
  const name = useThemeName();
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const theme = useMemo(() => createAntdTheme(name, { motion: !still }), [name, still]);
  return (
    <ConfigProvider theme={theme} csp={{ nonce: cspNonce }} getPopupContainer={popupContainer}>
      <div className={styles.app}>{children}</div>
    </ConfigProvider>
  );
}
