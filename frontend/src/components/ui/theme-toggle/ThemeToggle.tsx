import { nextTheme, useThemeChoice } from '../../../shared/theme/theme-store.js';
import { themeMessages } from './messages.js';
import styles from './ThemeToggle.module.css';

const signs = { system: '◐', light: '☀', dark: '☾' } as const;

/** Button that cycles through system, light and dark. */
export function ThemeToggle() {
  const choice = useThemeChoice();
  return (
    <button className={styles.toggle} type="button" onClick={nextTheme} aria-label={themeMessages[choice]} title={themeMessages[choice]}>
      <span aria-hidden="true">{signs[choice]}</span>
    </button>
  );
}
