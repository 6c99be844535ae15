import { Form, Input, InputNumber, Radio } from 'antd';
import { notify } from '../../../../shared/notices/toasts.js';
import { formatNumber } from '../../../../shared/format/numbers.js';
import { FormDialog } from '../../components/FormDialog.js';
import { userMessages as text } from '../messages.js';
import { tokenAmountRule } from './token-amount.js';
import { useChangeTokens, type TokenHolder, type TokenMode } from './use-change-tokens.js';
import styles from '../users.module.css';

interface TokenValues {
  mode: TokenMode;
  tokens: number | null;
  reason: string;
}

const modes = [
  { value: 'add', label: text.addTokens },
  { value: 'set', label: text.setTokens },
];

interface TokenDialogProps {
  user: TokenHolder;
  /** What the notice says of a new balance; what the server says if absent. */
  told?: (tokens: number) => string;
  onClosed: () => void;
}

/** Adds tokens to a balance or sets it, and shows what the balance will be. */
export function TokenDialog({ user, told, onClosed }: TokenDialogProps) {
  const change = useChangeTokens(user, told);
  return (
    <FormDialog<TokenValues>
      title={text.tokensTitle(user.email)}
      submit={text.updateTokens}
      initial={{ mode: 'add', tokens: null, reason: '' }}
      onInvalid={() => notify.error(text.amountInvalid)}
      onClosed={onClosed}
      onSubmit={({ mode, tokens, reason }) => change(mode, { tokens: Number(tokens), reason: reason.trim() || null })}
    >
      <Form.Item name="mode" label={text.mode}>
        <Radio.Group options={modes} />
      </Form.Item>
      <Form.Item name="tokens" label={text.amount} rules={tokenAmountRule}>
        <InputNumber autoFocus precision={0} className={styles.wide} aria-required />
      </Form.Item>
      <Form.Item name="reason" label={text.reason}>
        <Input placeholder={text.optional} maxLength={500} autoComplete="off" />
      </Form.Item>
      <BalancePreview balance={user.tokens} />
    </FormDialog>
  );
}

function BalancePreview({ balance }: { balance: number }) {
  const form = Form.useFormInstance<TokenValues>();
  const mode = Form.useWatch('mode', form);
  const tokens = Form.useWatch('tokens', form);
  const valid = typeof tokens === 'number' && tokens >= 0;
  const then = valid ? formatNumber(mode === 'set' ? tokens : balance + tokens) : '–';
  return (
    <dl className={styles.balances}>
      <div>
        <dt>{text.balance}</dt>
        <dd>{formatNumber(balance)}</dd>
      </div>
      <div>
        <dt>{text.balanceAfter}</dt>
        <dd>{then}</dd>
      </div>
    </dl>
  );
}
