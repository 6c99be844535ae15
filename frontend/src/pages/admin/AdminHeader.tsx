import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/config/paths.js';
import { notify } from '../../shared/notices/toasts.js';
import { signOutAdmin } from '../../shared/session/sign-out.js';
import { LanguageButton } from '../../components/ui/language-button/LanguageButton.js';
import { ThemeToggle } from '../../components/ui/theme-toggle/ThemeToggle.js';
import styles from './AdminPage.module.css';
import { adminMessages as text } from './messages.js';

export function AdminHeader() {
  const logout = (): void => {
    notify.success(text.ended);
    signOutAdmin();
  };
  return (
    <header className={styles.header} data-panel-head>
      <h1>{text.title}</h1>
      <LanguageButton />
      <ThemeToggle />
      <Link className={styles.link} to={paths.home}>
        {text.mainSite}
      </Link>
      <Button onClick={logout}>{text.logout}</Button>
    </header>
  );
}
