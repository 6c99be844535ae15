import { Button, Select } from 'antd';
import { Fragment, useMemo, useRef } from 'react';
import { CodeEditor, type CodeEditorHandle } from '../../../../components/ui/code-editor/CodeEditor.js';
import { editorMessages as text } from '../messages.js';
import styles from '../templates.module.css';
import { clauseInsertion, conditionInsertion, fieldInsertion } from './insertions.js';
import { liquidLanguage } from './liquid-language.js';
import { type FieldEntry, isBlock, nameIn, textIn, type TemplateContent } from './template-content.js';
import { PreviewResult } from './PreviewResult.js';
import type { Inspection } from './use-inspection.js';

interface ClausesPartProps {
  content: TemplateContent;
  inspection: Inspection;
  /** Undefined for a template that is only shown. */
  onChange?: ((changes: Partial<TemplateContent>) => void) | undefined;
}

/** The clauses in an editor that shows each fault beside its line, with the document that they make beside them. */
export function ClausesPart({ content, inspection, onChange }: ClausesPartProps) {
  const editor = useRef<CodeEditorHandle>(null);
  const { problems } = inspection;
  const placed = useMemo(
    () => problems.flatMap(({ line, column, message }) => (line === null ? [] : [{ line, column: column ?? 1, message }])),
    [problems],
  );
  return (
    <>
      <p className={styles.intro}>{text.clausesIntro}</p>
      {onChange && (
        <div className={styles.insert} role="group" aria-label={text.insert}>
          <Button onClick={() => editor.current?.insert(clauseInsertion(content.clauses))}>{text.insertClause}</Button>
          <EntrySelect
            label={text.insertField}
            entries={content.fields}
            onChosen={(entry) => editor.current?.insert(fieldInsertion(entry))}
          />
          <EntrySelect
            label={text.insertCondition}
            entries={content.fields.filter((entry) => !isBlock(entry))}
            onChosen={(entry) => editor.current?.insert(conditionInsertion(entry))}
          />
        </div>
      )}
      <div className={onChange ? styles.sides : undefined}>
        <div className={styles.code}>
          <CodeEditor
            ref={editor}
            label={text.clausesLabel}
            value={content.clauses}
            {...(onChange && { onChange: (clauses: string) => onChange({ clauses }) })}
            language={liquidLanguage}
            problems={placed}
          />
        </div>
        {onChange && <PreviewResult inspection={inspection} />}
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

interface EntrySelectProps {
  label: string;
  entries: readonly FieldEntry[];
  onChosen: (entry: FieldEntry) => void;
}

/** A button that lists the fields and forgets which one was chosen. */
function EntrySelect({ label, entries, onChosen }: EntrySelectProps) {
  return (
    <Select
      className={styles.entries}
      aria-label={label}
      value={null}
      placeholder={label}
      disabled={entries.length === 0}
      popupMatchSelectWidth={false}
      showSearch={{ optionFilterProp: 'label' }}
      options={entries.map((entry) => ({ value: nameIn(entry), label: `${textIn(entry, 'label') || nameIn(entry)} (${nameIn(entry)})` }))}
      onChange={(name: string | null) => {
        const entry = entries.find((each) => nameIn(each) === name);
        if (entry) onChosen(entry);
      }}
    />
  );
}
