import { Button, Tabs } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Card } from '../../../../components/ui/card/Card.js';
import tabStyles from '../../../../components/ui/tabs/tabs.module.css';
import { useConfirm } from '../../../../components/ui/confirm/use-confirm.js';
import { getFragmentData } from '../../../../shared/gql/index.js';
import { editorMessages as text, templateMessages } from '../messages.js';
import { templatesAddress } from '../template-address.js';
import { TEMPLATE_CONTENT } from '../templates.operations.js';
import styles from '../templates.module.css';
import { ClausesPart } from './ClausesPart.js';
import { FieldsPart } from './fields/FieldsPart.js';
import { PreviewPart } from './PreviewPart.js';
import { PriceDialog } from './PriceDialog.js';
import { Problems } from './Problems.js';
import { contentOf, type EditedTemplate, isSame, type TemplateContent } from './template-content.js';
import { useInspection } from './use-inspection.js';
import { useTemplateActions } from './use-template-actions.js';
import { useUnsavedGuard } from './use-unsaved-guard.js';
import { VersionsPart } from './VersionsPart.js';

type Part = 'fields' | 'clauses' | 'preview' | 'versions';

/** Where a problem can be fixed. */
const PART_OF = { TEMPLATE: 'fields', FIELDS: 'fields', CLAUSES: 'clauses', SAMPLE: 'preview' } as const;

/** A template with its tabs; a shipped one is shown only. */
export function TemplateEditor({ template }: { template: EditedTemplate }) {
  const { documentType, revision, state, label, changed } = template;
  const shipped = state === 'SHIPPED';
  const stored = getFragmentData(TEMPLATE_CONTENT, template.content);
  const saved = useMemo(() => contentOf(stored), [stored]);
  const [content, setContent] = useState<TemplateContent>(saved);
  const [base, setBase] = useState(revision);
  const [part, setPart] = useState<Part>('fields');
  const [busy, setBusy] = useState(false);
  const [pricing, setPricing] = useState(false);
  const [confirm, confirmation] = useConfirm();
  const navigate = useNavigate();
  const actions = useTemplateActions(documentType);
  const inspection = useInspection(documentType, content, !shipped);
  const unsaved = useMemo(() => !isSame(content, saved), [content, saved]);
  const guard = useUnsavedGuard(unsaved);
  const heading = useRef<HTMLHeadingElement>(null);
  // The view replaces the tabs without a change of path, so the focus has to be moved here.
  useEffect(() => heading.current?.focus(), []);
  // What is stored may change under the editor: by saving, by restoring a version, or by somebody else. Unsaved writing stays as it is,
  // and so does its revision, so that the server refuses to overwrite what somebody else has saved.
  const shown = useRef(saved);
  useEffect(() => {
    if (shown.current === saved) return;
    // Saving returns the values of the sample in their normal form.
    const untouched = isSame(content, shown.current) || isSame({ ...content, sample: saved.sample }, saved);
    shown.current = saved;
    if (!untouched) return;
    setContent(saved);
    setBase(revision);
  }, [saved, revision, content]);

  const change = (changes: Partial<TemplateContent>): void => setContent((now) => ({ ...now, ...changes }));
  const save = async (): Promise<void> => {
    setBusy(true);
    const refused = await actions.save(content, base);
    if (!refused) setBase(base + 1);
    setBusy(false);
  };
  const ask = (title: string, words: string, button: string, onConfirm: () => Promise<unknown>, danger = false): void =>
    confirm({ title, text: words, confirm: button, cancel: text.cancel, danger, onConfirm });
  const leaveDeleted = async (): Promise<void> => {
    if (!(await actions.remove())) void navigate(templatesAddress);
  };
  const edit = shipped ? undefined : change;
  return (
    <Card
      title={
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {content.label || label}
        </h2>
      }
    >
      <div className={styles.bar}>
        <span className={styles.facts}>{factsOf(template)}</span>
        {!shipped && (
          <>
            <span role="status">{unsaved ? text.unsaved : text.allSaved}</span>
            <Button onClick={() => setPricing(true)}>{text.setPrice}</Button>
            <Button type="primary" disabled={!unsaved || busy} onClick={() => void save()}>
              {busy ? text.saving : text.save}
            </Button>
            <Button
              disabled={unsaved || busy || !changed || inspection.problems.length > 0}
              onClick={() => ask(text.publishTitle, text.publishText(label), text.publish, () => actions.publish(base))}
            >
              {text.publish}
            </Button>
            {template.versions.length === 0 && (
              <Button
                danger
                disabled={unsaved || busy}
                onClick={() => ask(text.removeTitle, text.removeText(label), text.removeTemplate, leaveDeleted, true)}
              >
                {text.removeTemplate}
              </Button>
            )}
            {state === 'PUBLISHED' && (
              <Button danger onClick={() => ask(text.withdrawTitle, text.withdrawText(label), text.withdraw, actions.withdraw, true)}>
                {text.withdraw}
              </Button>
            )}
          </>
        )}
      </div>
      {shipped ? (
        <p className={styles.intro}>{text.readOnly}</p>
      ) : (
        <Problems inspection={inspection} onShow={(problem) => setPart(PART_OF[problem.part])} />
      )}
      <Tabs
        className={tabStyles.wrapped}
        activeKey={part}
        onChange={(key) => setPart(key as Part)}
        items={[
          { key: 'fields', label: text.fields, children: <FieldsPart content={content} copyOf={template.copyOf} onChange={edit} /> },
          {
            key: 'clauses',
            label: text.clauses,
            children: <ClausesPart content={content} inspection={inspection} onChange={edit} />,
          },
          ...(shipped
            ? []
            : [
                {
                  key: 'preview',
                  label: text.preview,
                  children: <PreviewPart content={content} inspection={inspection} onChange={change} />,
                },
                {
                  key: 'versions',
                  label: text.versions,
                  children: (
                    <VersionsPart
                      versions={template.versions}
                      blocked={unsaved}
                      onRestore={(number) =>
                        ask(text.restoreTitle, text.restoreText(number), text.restore, () => actions.restore(number, base))
                      }
                    />
                  ),
                },
              ]),
        ]}
      />
      {pricing && <PriceDialog template={template} onSave={actions.setPrice} onClosed={() => setPricing(false)} />}
      {confirmation}
      {guard}
    </Card>
  );
}

const factsOf = ({ documentType, state, publishedVersion, copyOf, cost }: EditedTemplate): string =>
  [
    documentType,
    templateMessages.stateName(state),
    publishedVersion && templateMessages.version(publishedVersion),
    templateMessages.tokens(cost),
    copyOf && text.copyOf(copyOf),
  ]
    .filter(Boolean)
    .join(' · ');
