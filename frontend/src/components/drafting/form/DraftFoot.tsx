import { Button, Form, type FormInstance } from 'antd';
import type { DraftRequest } from '../draft.js';
import { isMadeFrom } from '../draft.js';
import { useTokenBalance } from '../hooks/use-token-balance.js';
import type { Drafting } from '../hooks/use-drafting.js';
import { InsufficientTokens } from '../InsufficientTokens.js';
import { draftingMessages as text } from '../messages.js';
import styles from './draft-form.module.css';
import type { FieldValues } from './field-values.js';

export interface DraftFootProps {
  form: FormInstance<FieldValues>;
  /** Words of the button. */
  submit: string;
  disabled: boolean;
  /** Tokens; undefined until it is known. */
  price: number | undefined;
  drafting: Pick<Drafting, 'draft' | 'insufficient' | 'work' | 'kept'>;
  /** The request that these values would be sent as. */
  requestOf: (values: FieldValues) => DraftRequest;
}

/** The button at the foot of the window with what it costs and what there is, and any reason not to press it. */
export function DraftFoot({ form, submit, disabled, price, drafting, requestOf }: DraftFootProps) {
  const balance = useTokenBalance();
  const values = Form.useWatch((entered: FieldValues) => entered, form) as FieldValues | undefined;
  const { draft, insufficient, work } = drafting;
  const isSame = work === null && draft !== null && values !== undefined && price !== undefined && isMadeFrom(draft, requestOf(values));
  return (
    <div className={styles.foot} data-foot-bar>
      {insufficient && price !== undefined && <InsufficientTokens price={price} />}
      <p role="status" className={styles.unchanged}>
        {isSame && !insufficient ? text.unchanged(price) : ''}
      </p>
      <div className={styles.pay}>
        <span className={styles.price}>{price !== undefined && balance !== undefined ? text.priceOf(price, balance) : ''}</span>
        <Button type="primary" htmlType="submit" disabled={disabled}>
          {submit}
        </Button>
      </div>
    </div>
  );
}
