import { formatDay } from '../../../shared/format/dates.js';
import { overviewMessages as text } from './messages.js';
import styles from './overview.module.css';

interface BarChartProps {
  title: string;
  /** Days such as "2026-01-31", oldest first, each with its count. */
  points: readonly { day: string; count: number }[];
}

const HEIGHT = 64;
/** Width of a day in the units of the picture, which is stretched to the width of its card. */
const STEP = 10;
const BAR = 7;

/** A bar for each day. Screen readers hear the sum and the highest day; each bar names its own when it is pointed at. */
export function BarChart({ title, points }: BarChartProps) {
  const total = points.reduce((sum, { count }) => sum + count, 0);
  const highest = points.reduce((best, point) => (point.count > best.count ? point : best), { day: '', count: 0 });
  const label = text.chart(title, total, highest.count, formatDay(highest.day));
  return (
    <figure className={styles.chart}>
      <figcaption>
        <h3>{title}</h3>
        <span>{text.inAll(total)}</span>
      </figcaption>
      <svg viewBox={`0 0 ${Math.max(1, points.length) * STEP} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
        {points.map(({ day, count }, index) => {
          // A day with a count above zero is visible, however high another day is.
          const height = count === 0 ? 0 : Math.max(3, (count / highest.count) * HEIGHT);
          return (
            <g key={day}>
              <title>{text.bar(formatDay(day), count)}</title>
              <rect className={styles.place} x={index * STEP} y={0} width={STEP} height={HEIGHT} />
              <rect className={styles.bar} x={index * STEP + (STEP - BAR) / 2} y={HEIGHT - height} width={BAR} height={height} />
            </g>
          );
        })}
      </svg>
      <p className={styles.axis} aria-hidden="true">
        <span>{formatDay(points[0]?.day ?? '')}</span>
        <span>{formatDay(points.at(-1)?.day ?? '')}</span>
      </p>
    </figure>
  );
}
