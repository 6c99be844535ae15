import { ConfigProvider } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { cspNonce } from '../../shared/lib/csp-nonce.js';
import { antdLocale } from '../../shared/i18n/load-language.js';
import { useThemeName } from '../../shared/theme/theme-store.js';
import { useMedia } from '../../shared/lib/use-media.js';
import { createAntdTheme } from './antd-theme.js';
import styles from './AntdProvider.module.css';
import { useSpokenErrors } from './use-spoken-errors.js';

/**
 * Lists and menus are attached to the dialog or main region they were opened from, for screen readers too. A dialog's outer
 * element lets clicks through, so its container is used.
 */
function popupContainer(trigger?: HTMLElement): HTMLElement {
  return trigger?.closest<HTMLElement>('.ant-modal-container') ?? document.getElementById('main') ?? document.body;
}

/** A long title ends before the button that closes the dialog. */
const MODAL = { styles: { header: { paddingInlineEnd: 32 } } };

/** Sets up antd for everything below it, in the document's theme. */
export function AntdProvider({ children }: { children: ReactNode }) {
  useSpokenErrors();
  const name = useThemeName();
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const touch = useMedia('(pointer: coarse)');
  const theme = useMemo(() => createAntdTheme(name, { motion: !still, touch }), [name, still, touch]);
  return (
    <ConfigProvider locale={antdLocale()} theme={theme} csp={{ nonce: cspNonce }} getPopupContainer={popupContainer} modal={MODAL}>
      <div className={styles.app}>{children}</div>
    </ConfigProvider>
  );
}
