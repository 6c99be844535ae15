import { Button } from 'antd';
import { useMemo, useRef } from 'react';
import { PaperBlock } from '../../paper/PaperBlock.js';
import paper from '../../paper/paper.module.css';
import { parseDocument } from '../../../../shared/document/draft-tree.js';
import { RedlineText } from '../../versions/RedlineText.js';
import versionStyles from '../../versions/versions.module.css';
import { ChangeChoice } from '../ChangeChoice.js';
import { proposalMessages as text } from '../messages.js';
import type { Proposal } from '../proposals.operations.js';
import type { ProposalState } from '../use-proposal.js';
import { changesInDraft, type ShownPlace } from './changes-in-draft.js';
import { placeId } from './place-id.js';
import styles from './review.module.css';

/** The draft as it is printed, with each proposed change at its paragraph, where it is accepted or rejected. */
export function ChangesInDraft({ proposal, state }: { proposal: Proposal; state: ProposalState }) {
  const { previousDocument, changes } = proposal;
  const sheet = useRef<HTMLDivElement>(null);
  const last = useRef<string>(null);
  const items = useMemo(() => changesInDraft(previousDocument, changes), [previousDocument, changes]);
  const language = useMemo(() => parseDocument(previousDocument).language, [previousDocument]);
  const chosen = changes.map(({ id }) => state.choices[id]);
  const count = (choice: 'accept' | 'reject') => chosen.filter((each) => each === choice).length;
  return (
    <div ref={sheet}>
      <div className={`${styles.bar} no-print`}>
        <p>
          <span role="status">{text.marked(changes.length, count('accept'), count('reject'))}</span> {text.keepBelow}
        </p>
        <Button size="small" onClick={() => (last.current = focusAfter(last.current, sheet.current))}>
          {text.nextChange}
        </Button>
      </div>
      <div className={paper.sheet} lang={language}>
        {items.map((item, index) =>
          'place' in item ? (
            <Place key={index} place={item.place} state={state} />
          ) : (
            item.blocks.map((block, at) => <PaperBlock key={`${index} ${at}`} block={block} />)
          ),
        )}
      </div>
    </div>
  );
}

function Place({ place: { change, segments, at, count }, state }: { place: ShownPlace; state: ProposalState }) {
  const { id, asked } = change;
  const message = asked ? change.message : text.also(change.message);
  return (
    <section
      id={placeId(id, at)}
      data-change={id}
      data-choice={state.choices[id]}
      className={styles.place}
      tabIndex={-1}
      aria-label={text.atParagraph(count > 1 ? `${message} (${text.place(at, count)})` : message)}
    >
      <div className={`${versionStyles.redline} ${styles.words}`}>
        <RedlineText segments={segments} />
      </div>
      <div className={`${styles.choice} no-print`} lang="en">
        <span>
          {message}
          {count > 1 && ` · ${text.place(at, count)}`}
        </span>
        <ChangeChoice id={id} message={message} state={state} />
      </div>
    </section>
  );
}

/** Moves the focus to the next change that is still undecided, or to the next one at all; after the last comes the first. */
function focusAfter(last: string | null, sheet: HTMLElement | null): string | null {
  const places = [...(sheet?.querySelectorAll<HTMLElement>('[data-change]') ?? [])];
  const open = places.filter((place) => !place.dataset['choice']);
  const from = places.findIndex(({ id }) => id === last);
  const among = open.length > 0 ? open : places;
  const next = among.find((place) => places.indexOf(place) > from) ?? among[0];
  next?.focus();
  return next?.id ?? null;
}
