import { useQuery } from '@apollo/client/react';
import { Alert, Button, Select } from 'antd';
import { useNavigate } from 'react-router-dom';
import { useConfirm } from '../../../components/ui/confirm/use-confirm.js';
import { Placeholder } from '../../../components/ui/placeholder/Placeholder.js';
import { paths } from '../../../shared/config/paths.js';
import type { MatterMembersQuery } from '../../../shared/gql/graphql.js';
import matters from '../matters.module.css';
import type { MatterRow } from '../use-matters.js';
import { InviteForm, ROLES } from './InviteForm.js';
import { sharingMessages as text } from './messages.js';
import styles from './sharing.module.css';
import { MEMBERS } from './sharing.operations.js';
import { useMemberActions } from './use-member-actions.js';

type Member = NonNullable<MatterMembersQuery['matterMembers']>[number];

/** Who works in a matter. Its owner shares it, changes roles and ends them; a member can leave. */
export function MatterMembers({ matter }: { matter: MatterRow }) {
  const { id, role, memberCount } = matter;
  const { data, error, refetch } = useQuery(MEMBERS, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const actions = useMemberActions(id);
  const navigate = useNavigate();
  const [confirm, dialog] = useConfirm();
  const isOwner = role === 'OWNER';
  const remove = ({ userId, name }: Member): void =>
    confirm({
      title: text.removeTitle(name),
      text: text.removeText,
      confirm: text.remove,
      cancel: text.cancel,
      danger: true,
      onConfirm: async () => {
        await actions.remove(userId);
      },
    });
  const leave = ({ userId }: Member): void =>
    confirm({
      title: text.leaveTitle,
      text: text.leaveText,
      confirm: text.leave,
      cancel: text.cancel,
      danger: true,
      onConfirm: async () => {
        if (await actions.leave(userId)) await navigate(paths.matters);
      },
    });
  const members = data?.matterMembers;
  const self = members?.find(({ isYou }) => isYou);
  return (
    <section aria-labelledby="members">
      <h2 id="members" className={matters.heading}>
        {text.heading}
      </h2>
      {isOwner && memberCount === 0 && <p className={matters.facts}>{text.nobody}</p>}
      {isOwner && (
        <details className={matters.facts}>
          <summary>{text.helpTitle}</summary>
          {text.help}
        </details>
      )}
      {!members && error && (
        <Alert
          type="error"
          showIcon
          title={text.failed}
          action={<Button onClick={() => void refetch().catch(() => undefined)}>{text.retry}</Button>}
        />
      )}
      {!members && !error && <Placeholder width="100%" height="var(--target)" />}
      {members && members.length > 1 && (
        <ul className={matters.list}>
          {members.map((member) => (
            <li key={member.userId} className={styles.member}>
              <span className={styles.who}>
                <span className={matters.title}>{member.isYou ? `${member.name} (${text.you})` : member.name}</span>
                <span className={matters.facts}>{member.email}</span>
              </span>
              {isOwner && member.role !== 'OWNER' ? (
                <span className={styles.change}>
                  <Select
                    aria-label={text.roleOf(member.name)}
                    className={styles.role}
                    value={member.role}
                    options={ROLES}
                    onChange={(chosen) => void actions.changeRole(member.userId, chosen)}
                  />
                  <Button aria-label={text.removeThis(member.name)} onClick={() => remove(member)}>
                    {text.remove}
                  </Button>
                </span>
              ) : (
                <span>{text.roles[member.role]}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      {isOwner && <InviteForm actions={actions} />}
      {!isOwner && self && (
        <div className={matters.actions}>
          <Button onClick={() => leave(self)}>{text.leave}</Button>
        </div>
      )}
      {dialog}
    </section>
  );
}
