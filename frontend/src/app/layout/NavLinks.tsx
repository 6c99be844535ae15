import { Link, NavLink } from 'react-router-dom';
import { paths } from '../../shared/config/paths.js';
import { useAskedLogout } from '../../shared/session/asked-logout.js';
import { useAdminSession, useUserSession } from '../../shared/session/hooks.js';
import { appMessages as text } from '../messages.js';
import styles from './TopNav.module.css';

/** Links for the current session; the admin link needs the role and a stored administrator token. */
export function NavLinks() {
  const { user } = useUserSession();
  const { token: adminToken } = useAdminSession();
  const logout = useAskedLogout();
  return (
    <>
      <NavLink to={paths.home} end>
        {text.home}
      </NavLink>
      {user ? (
        <>
          <NavLink to={paths.ask}>{text.ask}</NavLink>
          <NavLink to={paths.reply}>{text.reply}</NavLink>
          <NavLink to={paths.document}>{text.document}</NavLink>
          <NavLink to={paths.matters}>{text.matters}</NavLink>
          <NavLink to={paths.documents}>{text.documents}</NavLink>
          <NavLink to={paths.deadlines}>{text.deadlines}</NavLink>
          <NavLink to={paths.library}>{text.library}</NavLink>
          {user.role === 'ADMIN' && adminToken && <NavLink to={paths.admin}>{text.admin}</NavLink>}
          <NavLink className={styles.greeting} to={paths.profile}>
            {text.greeting(user.name)}
          </NavLink>
          <button className={styles.action} type="button" onClick={() => logout()}>
            {text.logout}
          </button>
        </>
      ) : (
        <>
          <span className={styles.spacer} />
          <NavLink to={paths.login}>{text.login}</NavLink>
          <Link className={styles.action} to={paths.register}>
            {text.register}
          </Link>
        </>
      )}
    </>
  );
}
