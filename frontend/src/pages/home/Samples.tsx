import { homeMessages as text } from './messages.js';
import styles from './Samples.module.css';

/** What the product gives: an answer with its source, a draft, and how both are checked. */
export function Samples() {
  return (
    <>
      <section className={styles.samples} aria-labelledby="samples">
        <h2 id="samples">{text.sampleTitle}</h2>
        <div className={styles.pair}>
          <SampleAnswer />
          <SampleDraft />
        </div>
      </section>
      <section className={styles.checking} aria-labelledby="checking">
        <h2 id="checking">{text.checkingTitle}</h2>
        <ol>
          {text.checking.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

function SampleAnswer() {
  const { act, section, name } = text.answerSource;
  const [before, words, after] = text.quotation;
  return (
    <article className={styles.sample} aria-labelledby="sample-answer">
      <h3 id="sample-answer">{text.answerTitle}</h3>
      <p className={styles.mark}>{text.answerMark}</p>
      <div className={styles.frame}>
        <p className={styles.question}>{text.question}</p>
        <p>
          {text.answer} <sup className={styles.citation}>1</sup>
        </p>
        <figure>
          <figcaption>
            <strong>
              1. {act}, {section}
            </strong>
            <span>{name}</span>
          </figcaption>
          <blockquote>
            {before}
            <mark>{words}</mark>
            {after}
          </blockquote>
        </figure>
      </div>
      <p className={styles.note}>{text.answerNote}</p>
    </article>
  );
}

function SampleDraft() {
  const { heading, clauses, landlord, tenant } = text.draft;
  return (
    <article className={styles.sample} aria-labelledby="sample-draft">
      <h3 id="sample-draft">{text.draftTitle}</h3>
      <p className={styles.mark}>{text.draftMark}</p>
      <div className={`${styles.frame} ${styles.paper}`}>
        <p className={styles.heading}>{heading}</p>
        {clauses.map(({ number, name, text: clause }) => (
          <p key={number} className={styles.clause}>
            <span>{number}</span>
            {name ? <strong>{name}</strong> : <span>{clause}</span>}
          </p>
        ))}
        <p className={styles.signatures}>
          <span>{landlord}</span>
          <span>{tenant}</span>
        </p>
      </div>
      <p className={styles.note}>{text.draftNote}</p>
    </article>
  );
}
