import { Tag } from 'antd';
import { pricingMessages as text } from './messages.js';
import { bandColour, priceBand, type PriceBand } from './price-band.js';
import styles from './pricing.module.css';

/** A price in the colour of its band. */
export function PriceTag({ tokens }: { tokens: number }) {
  return (
    <Tag className={styles.price} color={bandColour[priceBand(tokens)]}>
      {text.tokens(tokens)}
    </Tag>
  );
}

const BANDS: readonly PriceBand[] = ['low', 'middle', 'high'];

/** What the colours of the prices mean. */
export function PriceBands() {
  return (
    <ul className={styles.bands} aria-label={text.bands}>
      {BANDS.map((band) => (
        <li key={band}>
          <Tag color={bandColour[band]}>{text[band]}</Tag>
        </li>
      ))}
    </ul>
  );
}
