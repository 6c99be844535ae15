import { Fragment, useMemo } from 'react';
import { CodeEditor } from '../../../../components/ui/code-editor/CodeEditor.js';
import { editorMessages as text } from '../messages.js';
import styles from '../templates.module.css';
import { liquidLanguage } from './liquid-language.js';
import { isBlock, nameIn, type TemplateContent } from './template-content.js';
import type { Problem } from './use-inspection.js';

interface ClausesPartProps {
  content: TemplateContent;
  problems: readonly Problem[];
  /** Undefined for a template that is only shown. */
  onChange?: ((changes: Partial<TemplateContent>) => void) | undefined;
}

/** The clauses in an editor that shows each fault beside its line. */
export function ClausesPart({ content, problems, onChange }: ClausesPartProps) {
  const placed = useMemo(
    () => problems.flatMap(({ line, column, message }) => (line === null ? [] : [{ line, column: column ?? 1, message }])),
    [problems],
  );
  return (
    <>
      <p className={styles.intro}>{text.clausesIntro}</p>
      <div className={styles.code}>
        <CodeEditor
          label={text.clausesLabel}
          value={content.clauses}
          {...(onChange && { onChange: (clauses: string) => onChange({ clauses }) })}
          language={liquidLanguage}
          problems={placed}
        />
      </div>
      <p className={styles.names}>
        {text.names}:{' '}
        {content.fields.map((entry) => (
          <Fragment key={nameIn(entry)}>
            <code>{isBlock(entry) ? `${nameIn(entry)}_…` : nameIn(entry)}</code>{' '}
          </Fragment>
        ))}
      </p>
    </>
  );
}
