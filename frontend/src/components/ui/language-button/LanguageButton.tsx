import { chooseLanguage, language, LANGUAGE_NAMES } from '../../../shared/i18n/language.js';
import { HindiName } from './HindiName.js';
import styles from './LanguageButton.module.css';

/** Switches to the other language; it is named in its own script, so that someone who cannot read the current one finds it. */
export function LanguageButton() {
  const other = language === 'en' ? 'hi' : 'en';
  return (
    <button className={styles.button} type="button" lang={other} onClick={() => chooseLanguage(other)}>
      {other === 'hi' && <HindiName />}
      <span className={other === 'hi' ? 'visually-hidden' : undefined}>{LANGUAGE_NAMES[other]}</span>
    </button>
  );
}
