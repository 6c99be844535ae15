import { Button, Skeleton } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { postDownload } from '../../../shared/api/rest-client.js';
import { describeError } from '../../../shared/apollo/describe-error.js';
import { asUser } from '../../../shared/session/authorized.js';
import styles from '../drafting.module.css';
import { draftingMessages as text } from '../messages.js';

/** The pages of the draft as its PDF has them. */
export function PrintPreview({ content, documentType }: { content: string; documentType: string }) {
  const [attempt, setAttempt] = useState(0);
  const [pages, setPages] = useState<{ address?: string; problem?: string }>({});
  const fetchPages = useEffectEvent(() => asUser((token) => postDownload({ content, documentType, format: 'pdf' }, token)));
  useEffect(() => {
    let left = false;
    let address: string | undefined;
    fetchPages()
      .then((file) => {
        if (left) return;
        // The type is set here, so that whatever is shown in the frame is shown as PDF pages.
        address = URL.createObjectURL(new Blob([file], { type: 'application/pdf' }));
        setPages({ address });
      })
      .catch((error: unknown) => !left && setPages({ problem: describeError(error, text.previewFailed) }));
    return () => {
      left = true;
      if (address) URL.revokeObjectURL(address);
    };
  }, [attempt]);
  if (pages.problem !== undefined)
    return (
      <p role="alert" className={styles.preview}>
        {pages.problem}{' '}
        <Button
          size="small"
          onClick={() => {
            setPages({});
            setAttempt(attempt + 1);
          }}
        >
          {text.again}
        </Button>
      </p>
    );
  if (pages.address === undefined)
    return (
      <div className={styles.preview} aria-busy="true">
        <p role="status">{text.previewing}</p>
        <Skeleton active title={false} paragraph={{ rows: 12 }} />
      </div>
    );
  // Browsers on phones cannot show a PDF within a page.
  if (!navigator.pdfViewerEnabled)
    return (
      <p className={styles.preview}>
        {text.noViewer}{' '}
        <a href={pages.address} target="_blank" rel="noreferrer">
          {text.openPages}
        </a>
      </p>
    );
  return <iframe className={styles.pages} src={pages.address} title={text.pagesTitle} />;
}
