import { Alert } from 'antd';
import { OpenSourceContext } from '../../components/source/open-source.js';
import { OpenedSource } from '../../components/source/OpenedSource.js';
import { sectionOf, type SourcePlace } from '../../components/source/source-place.js';
import { useOpenedSource } from '../../components/source/use-opened-source.js';
import styles from './library.module.css';
import { libraryMessages as text } from './messages.js';
import { startMessages as start } from './start-messages.js';
import { SourceDetail } from './SourceDetail.js';
import { SourceList } from './SourceList.js';
import { useLibrary } from './use-library.js';
import { useOpenedSection } from './use-opened-section.js';

/** The library as its readers browse it: a list, or one source with its sections; both open places in the source viewer. */
export function LibraryPage() {
  const library = useLibrary();
  const { opened, section } = library;
  const { source, openSource, closeSource } = useOpenedSource();
  const named = useOpenedSection(opened, section);
  /** Whether what was opened on this screen is what the address names. */
  const isNamed = source !== null && source.documentId === opened && (sectionOf(source) ?? null) === section;
  const shown = opened === null || isNamed ? source : named.place;

  const open = (place: SourcePlace): void => {
    openSource(place);
    if (place.documentId === opened) library.toSection(sectionOf(place) ?? null);
  };
  const close = (): void => {
    closeSource();
    if (section !== null) library.toSection(null);
  };
  return (
    <div className={styles.screen} data-source={shown !== null}>
      <title>{`${start.title} – Themis`}</title>
      <div className={styles.browse}>
        <h1>{start.title}</h1>
        <OpenSourceContext value={open}>
          {named.missing && <Alert type="warning" showIcon title={text.noSuchSection(section ?? '')} className={styles.more} />}
          {opened ? <SourceDetail key={opened} id={opened} library={library} /> : <SourceList library={library} />}
        </OpenSourceContext>
      </div>
      <OpenedSource source={shown} onClose={close} />
    </div>
  );
}
