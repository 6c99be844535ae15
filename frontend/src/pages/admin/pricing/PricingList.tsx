import { PlusOutlined } from '@ant-design/icons';
import { useQuery } from '@apollo/client/react';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { Card } from '../../../components/ui/card/Card.js';
import type { DataColumn } from '../../../components/ui/data-table/data-column.js';
import { DataTable } from '../../../components/ui/data-table/DataTable.js';
import { getFragmentData } from '../../../shared/gql/index.js';
import { LoadFailed } from '../components/LoadFailed.js';
import { pricingMessages as text } from './messages.js';
import type { Price } from './price.js';
import { PriceBands, PriceTag } from './PriceTag.js';
import { PricingDialog } from './PricingDialog.js';
import { PRICING_ROW, TOKEN_PRICING } from './pricing.operations.js';
import styles from './pricing.module.css';
import { useInitializePricing } from './use-initialize-pricing.js';

function pricingColumns(onEdit: (price: Price) => void): DataColumn<Price>[] {
  return [
    {
      key: 'operation',
      title: text.operation,
      width: 260,
      card: 'heading',
      render: ({ operationName, operationType }) => (
        <>
          <span className={styles.name}>{operationName}</span>
          <code className={styles.type}>{operationType}</code>
        </>
      ),
    },
    { key: 'base', title: text.baseTokens, width: 140, render: ({ baseTokens }) => <PriceTag tokens={baseTokens} /> },
    { key: 'multiplier', title: text.multiplier, width: 200, render: (price) => <Multiplier price={price} /> },
    { key: 'description', title: text.description, render: ({ description }) => description || '–' },
    {
      key: 'actions',
      title: text.actions,
      width: 100,
      card: 'actions',
      render: (price) => (
        <Button size="small" aria-label={text.editNamed(price.operationName)} onClick={() => onEdit(price)}>
          {text.edit}
        </Button>
      ),
    },
  ];
}

/** The multiplier with the resulting price, where it makes a difference. */
function Multiplier({ price: { baseTokens, complexityMultiplier } }: { price: Price }) {
  if (complexityMultiplier === 1) return text.times(complexityMultiplier);
  // In tenths, as the server calculates.
  const tokens = Math.ceil((baseTokens * Math.round(complexityMultiplier * 10)) / 10);
  return (
    <>
      {text.times(complexityMultiplier)} <span className={styles.means}>({text.timesMeans(tokens)})</span>
    </>
  );
}

/** The price of every operation. */
export function PricingList() {
  const { data, error, refetch } = useQuery(TOKEN_PRICING);
  const { busy, initialize } = useInitializePricing();
  const [dialog, setDialog] = useState<{ price: Price | null } | null>(null);
  const columns = useMemo(() => pricingColumns((price) => setDialog({ price })), []);
  return (
    <Card
      title={<h2 className={styles.title}>{text.title}</h2>}
      extra={
        <div className={styles.buttons}>
          <Button disabled={busy} onClick={() => void initialize()}>
            {busy ? text.initializing : text.initialize}
          </Button>
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setDialog({ price: null })}>
            {text.add}
          </Button>
        </div>
      }
    >
      <div className={styles.intro}>
        <p>{text.intro}</p>
        <p>{text.multiplierHelp}</p>
        <PriceBands />
      </div>
      {error && !data ? (
        <LoadFailed text={text.loadFailed} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <DataTable
          label={text.title}
          columns={columns}
          rows={data && getFragmentData(PRICING_ROW, data.tokenPricing)}
          rowKey={({ id }) => String(id)}
          empty={text.empty}
        />
      )}
      {dialog && <PricingDialog price={dialog.price} onClosed={() => setDialog(null)} />}
    </Card>
  );
}
