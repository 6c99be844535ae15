import { useState } from 'react';
import { Placeholder } from '../../components/ui/placeholder/Placeholder.js';
import { useMedia } from '../../shared/lib/use-media.js';
import { useSignedInUser } from '../../shared/session/hooks.js';
import { AskHeader, useIsPhone } from './AskHeader.js';
import page from './AskPage.module.css';
import composer from './Composer.module.css';
import { hasConversation } from './conversation/conversation-storage.js';
import { EmptyConversation } from './empty/EmptyConversation.js';
import { startMessages } from './start-messages.js';
import styles from './thread/thread.module.css';

/** The parts of the chat that need no further code, each in its place. */
export function AskSkeleton() {
  const { id } = useSignedInUser();
  const [empty] = useState(() => !hasConversation(id));
  const phone = useIsPhone();
  const wide = useMedia('(width >= 1200px)');
  return (
    <div className={page.screen} data-skeleton data-fills-window data-history={wide}>
      <title>{`${startMessages.title} – Themis`}</title>
      {wide && <div className={page.history} />}
      <section className={page.chat} aria-busy="true">
        <AskHeader>
          <Placeholder width={phone ? '88px' : '108px'} height="var(--target)" />
        </AskHeader>
        <div className={styles.list}>
          <div className={styles.thread}>{empty && <EmptyConversation />}</div>
        </div>
        <div className={`${composer.composer} no-print`}>
          <Placeholder width="100%" height="var(--target)" />
          <Placeholder width={phone ? '44px' : '68px'} height="var(--target)" />
          {!phone && <p className={composer.hint}>{startMessages.hint}</p>}
        </div>
      </section>
      <aside className={page.side} />
    </div>
  );
}
