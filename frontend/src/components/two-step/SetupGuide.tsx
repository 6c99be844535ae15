import { QRCodeSVG } from '@rc-component/qrcode';
import type { AuthenticatorSetup } from '../../shared/api/rest-client.js';
import { twoStepMessages as text } from './messages.js';
import styles from './two-step.module.css';

/** Pixels. */
const PICTURE_SIZE = 180;
const GROUP = /.{1,4}/g;

/** How an authenticator app gets its secret: as a picture drawn in the browser, or typed. */
export function SetupGuide({ secret, uri }: AuthenticatorSetup) {
  return (
    <div className={styles.setup}>
      <p>{text.scan}</p>
      <div className={styles.picture}>
        <QRCodeSVG value={uri} size={PICTURE_SIZE} level="M" bgColor="#ffffff" fgColor="#000000" role="img" aria-label={text.picture} />
      </div>
      <p>{text.type}</p>
      <code className={styles.key}>{secret.match(GROUP)?.join(' ')}</code>
    </div>
  );
}
