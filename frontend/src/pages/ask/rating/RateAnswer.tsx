import { useMutation } from '@apollo/client/react';
import { Button } from 'antd';
import { lazy, Suspense, useRef, useState } from 'react';
import { describeError } from '../../../shared/apollo/describe-error.js';
import type { AnswerRatingInput, RatingVerdict } from '../../../shared/gql/graphql.js';
import { notify } from '../../../shared/notices/toasts.js';
import { ratingMessages as text } from './messages.js';
import { RATE_ANSWER, WITHDRAW_RATING } from './rating.operations.js';
import styles from './rating.module.css';

const RatingReasons = lazy(async () => ({ default: (await import('./RatingReasons.js')).RatingReasons }));

interface RateAnswerProps {
  conversationId: string;
  exchangeId: string;
  /** What was said when the answer was read again. */
  before?: RatingVerdict;
  /** Whether nothing was found, which begins with that reason. */
  unanswered: boolean;
}

/** Says whether an answer helped, and why not; pressed again, it takes that back. */
export function RateAnswer({ conversationId, exchangeId, before, unanswered }: RateAnswerProps) {
  const [said, setSaid] = useState<RatingVerdict | null>(before ?? null);
  const [asking, setAsking] = useState(false);
  const down = useRef<HTMLButtonElement>(null);
  const [rate, { loading: rating }] = useMutation(RATE_ANSWER);
  const [withdraw, { loading: withdrawing }] = useMutation(WITHDRAW_RATING);
  const busy = rating || withdrawing;

  const send = async (input: AnswerRatingInput): Promise<boolean> => {
    try {
      await rate({ variables: { conversationId, exchangeId, input } });
      setSaid(input.verdict);
      notify.success(text.thanks);
      return true;
    } catch (error) {
      notify.error(describeError(error, text.failed));
      return false;
    }
  };
  const takeBack = async (): Promise<void> => {
    try {
      await withdraw({ variables: { conversationId, exchangeId } });
      setSaid(null);
      notify.success(text.withdrawn);
    } catch (error) {
      notify.error(describeError(error, text.failed));
    }
  };
  const close = (): void => {
    setAsking(false);
    down.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <span className={styles.verdicts} role="group" aria-label={text.rate}>
        <Button
          size="small"
          type="text"
          aria-pressed={said === 'UP'}
          disabled={busy}
          onClick={() => void (said === 'UP' ? takeBack() : send({ verdict: 'UP', shareQuestion: false }))}
        >
          {text.up}
        </Button>
        <Button
          ref={down}
          size="small"
          type="text"
          aria-pressed={said === 'DOWN'}
          aria-expanded={asking}
          disabled={busy}
          onClick={() => (said === 'DOWN' && !asking ? void takeBack() : setAsking(!asking))}
        >
          {text.down}
        </Button>
      </span>
      {asking && (
        <Suspense>
          <RatingReasons
            first={unanswered ? 'MISSING_LAW' : undefined}
            busy={busy}
            onSend={async (input) => {
              if (await send({ ...input, verdict: 'DOWN' })) close();
            }}
            onCancel={close}
          />
        </Suspense>
      )}
    </>
  );
}
