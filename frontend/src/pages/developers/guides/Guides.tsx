import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { MarkdownText } from '../../../components/ui/markdown/MarkdownText.js';
import { developerMessages as text } from '../messages.js';
import { GUIDE_NAMES, GUIDES, guideAddress, guideLink, isGuideName } from './guide-list.js';
import { wordsOf } from './guide-names.js';
import styles from './guides.module.css';

/** Fetched when they are opened first. */
const PAGES = new Map(
  GUIDE_NAMES.map((name) => {
    const Page = lazy(async () => {
      const words = wordsOf((await GUIDES[name]()).default);
      return { default: () => <GuideText words={words} /> };
    });
    return [name, <Page key={name} />];
  }),
);

/** The guides for programs as they stand in the source of this release, one at a time. */
export function Guides() {
  const [search] = useSearchParams();
  const wanted = search.get('guide') ?? '';
  const shown = isGuideName(wanted) ? wanted : 'quickstart';
  return (
    <div className={styles.guides}>
      <nav aria-label={text.guides}>
        <ul>
          {GUIDE_NAMES.map((name) => (
            <li key={name}>
              <Link to={guideAddress(name)} aria-current={name === shown ? 'page' : undefined}>
                {text.guideTitles[name]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Suspense fallback={<p role="status">{text.loadingText}</p>}>{PAGES.get(shown)}</Suspense>
    </div>
  );
}

/** The guides are in English, whatever the language of the screen. */
function GuideText({ words }: { words: string }) {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return (
    <article lang="en" className={styles.text}>
      <MarkdownText text={words} headingIds renderLink={linkTo} />
    </article>
  );
}

function linkTo(href: string, words: ReactNode): ReactNode {
  const target = guideLink(href);
  if (target === null) return null;
  return target.startsWith('?') ? (
    <Link to={target}>{words}</Link>
  ) : (
    <a href={target} target="_blank" rel="noopener">
      {words}
    </a>
  );
}
