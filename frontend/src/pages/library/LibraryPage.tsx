import { OpenSourceContext } from '../../components/source/open-source.js';
import { OpenedSource } from '../../components/source/OpenedSource.js';
import { useOpenedSource } from '../../components/source/use-opened-source.js';
import styles from './library.module.css';
import { startMessages as start } from './start-messages.js';
import { SourceDetail } from './SourceDetail.js';
import { SourceList } from './SourceList.js';
import { useLibrary } from './use-library.js';

/** The library as its readers browse it: a list, or one source with its sections; both open places in the source viewer. */
export function LibraryPage() {
  const library = useLibrary();
  const { source, openSource, closeSource } = useOpenedSource();
  return (
    <div className={styles.screen} data-source={source !== null}>
      <title>{`${start.title} – Themis`}</title>
      <div className={styles.browse}>
        <h1>{start.title}</h1>
        <OpenSourceContext value={openSource}>
          {library.opened ? (
            <SourceDetail key={library.opened} id={library.opened} find={library.find} onBack={library.close} />
          ) : (
            <SourceList library={library} />
          )}
        </OpenSourceContext>
      </div>
      <OpenedSource source={source} onClose={closeSource} />
    </div>
  );
}
