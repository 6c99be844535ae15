import { Button, Form, type FormInstance } from 'antd';
import { flushSync } from 'react-dom';
import type { DraftRequest } from '../draft.js';
import { differingValues, DRAFT_ID, isMadeFrom } from '../draft.js';
import { useTokenBalance } from '../hooks/use-token-balance.js';
import type { Drafting } from '../hooks/use-drafting.js';
import { InsufficientTokens } from '../InsufficientTokens.js';
import { draftingMessages as text } from '../messages.js';
import type { DraftField } from './draft-field.js';
import styles from './draft-form.module.css';
import type { FieldValues } from './field-values.js';

export interface DraftFootProps {
  form: FormInstance<FieldValues>;
  fields: readonly Pick<DraftField, 'name' | 'label'>[];
  /** Words of the button. */
  submit: string;
  disabled: boolean;
  /** Tokens; undefined until it is known. */
  price: number | undefined;
  drafting: Pick<Drafting, 'draft' | 'insufficient' | 'work' | 'kept' | 'showSide'>;
  /** The request that these values would be sent as. */
  requestOf: (values: FieldValues) => DraftRequest;
  /** What is asked before the button is pressed once more. */
  question?: FootQuestion | null;
}

/** A question that the button answers with yes. */
export interface FootQuestion {
  text: string;
  /** Words of the button. */
  yes: string;
  /** The other answer. */
  no: string;
  onNo: () => void;
}

/** The button at the foot of the window with what it costs and what there is, and any reason not to press it. */
export function DraftFoot({ form, fields, submit, disabled, price, drafting, requestOf, question }: DraftFootProps) {
  const balance = useTokenBalance();
  const { draft, insufficient, work } = drafting;
  // Watches the answer, not the values: a key that changes nothing here draws nothing here.
  const isMade = Form.useWatch<FieldValues, boolean>((entered) => draft !== null && isMadeFrom(draft, requestOf(entered)), form);
  // One text, for the same reason; none before the form is there.
  const differing = Form.useWatch<FieldValues, string | undefined>(
    (entered) => (draft && !disabled ? differingValues(draft, requestOf(entered)).join(' ') : ''),
    form,
  );
  const apart = fields.filter(({ name }) => differing?.split(' ').includes(name)).map(({ label }) => label);
  const toDraft = (): void => {
    flushSync(() => drafting.showSide('draft'));
    document.getElementById(DRAFT_ID)?.scrollIntoView();
  };
  const isSame = isMade && work === null && price !== undefined;
  return (
    <div className={styles.foot} data-foot-bar>
      {insufficient && price !== undefined && <InsufficientTokens price={price} />}
      <p role="status" className={styles.unchanged}>
        {question ? '' : isSame && !insufficient ? text.unchanged(price) : apart.length > 0 ? text.differs(apart) : ''}
      </p>
      <p role="alert" className={styles.question}>
        {question?.text}
      </p>
      <div className={styles.pay}>
        {draft && !question && (
          <button type="button" className={styles.toDraft} onClick={toDraft}>
            {text.toDraft}
          </button>
        )}
        <span className={styles.price}>{price !== undefined && balance !== undefined ? text.priceOf(price, balance) : ''}</span>
        {question && (
          <Button htmlType="button" disabled={disabled} onClick={question.onNo}>
            {question.no}
          </Button>
        )}
        <Button type="primary" htmlType="submit" disabled={disabled}>
          {question?.yes ?? submit}
        </Button>
      </div>
    </div>
  );
}
