import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { LegalMarkdown } from '../../../../components/ui/markdown/LegalMarkdown.js';
import { postTemplatePreview } from '../../../../shared/api/rest-client.js';
import { saveBlob } from '../../../../shared/api/save-blob.js';
import { describeError } from '../../../../shared/apollo/describe-error.js';
import { notify } from '../../../../shared/notices/toasts.js';
import { asAdmin } from '../../../../shared/session/authorized.js';
import { editorMessages as text } from '../messages.js';
import styles from '../templates.module.css';
import { isBlock, nameIn, textIn, type TemplateContent } from './template-content.js';
import type { Inspection } from './use-inspection.js';

interface PreviewPartProps {
  content: TemplateContent;
  inspection: Inspection;
  onChange: (changes: Partial<TemplateContent>) => void;
}

/** Names of the sample with what the form calls them: all fields, and what is given of groups. */
function sampleNames({ fields, sample }: TemplateContent): { name: string; label: string }[] {
  const own = fields.filter((entry) => !isBlock(entry)).map((entry) => ({ name: nameIn(entry), label: textIn(entry, 'label') }));
  const known = new Set(own.map(({ name }) => name));
  const others = Object.keys(sample).filter((name) => !known.has(name));
  return [...own, ...others.map((name) => ({ name, label: name.replaceAll('_', ' ') }))];
}

/** The sample form beside the document that is made from it. */
export function PreviewPart({ content, inspection, onChange }: PreviewPartProps) {
  const id = useId();
  const [added, setAdded] = useState('');
  const [busy, setBusy] = useState(false);
  const { sample } = content;
  const set = (name: string, value: string): void => {
    const { [name]: _, ...rest } = sample;
    onChange({ sample: value === '' ? rest : { ...rest, [name]: value } });
  };
  const download = async (): Promise<void> => {
    const { text: document } = inspection;
    if (document === null) return;
    setBusy(true);
    try {
      saveBlob(await asAdmin((token) => postTemplatePreview(document, 'pdf', token)), 'template_preview.pdf');
    } catch (error) {
      notify.error(describeError(error, text.pdfFailed));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.sides}>
      <section className={styles.sample} aria-label={text.sample}>
        <p className={styles.intro}>{text.sampleIntro}</p>
        {sampleNames(content).map(({ name, label }) => (
          <div key={name}>
            <label htmlFor={`${id}${name}`}>{text.sampleOf(label, name)}</label>
            <Input.TextArea
              id={`${id}${name}`}
              autoSize={{ minRows: 1, maxRows: 6 }}
              value={textIn(sample, name)}
              onChange={({ target }) => set(name, target.value)}
            />
          </div>
        ))}
        <label htmlFor={`${id}+`}>{text.addValue}</label>
        <Input
          id={`${id}+`}
          value={added}
          autoComplete="off"
          maxLength={60}
          onChange={({ target }) => setAdded(target.value)}
          onPressEnter={() => {
            if (/^[a-z][a-z0-9_]+$/.test(added)) set(added, ' ');
            setAdded('');
          }}
        />
      </section>
      <section className={styles.result} aria-label={text.result}>
        <Button disabled={inspection.text === null || busy} onClick={() => void download()}>
          {text.pdf}
        </Button>
        {inspection.text === null ? <p className={styles.hint}>{text.noPreview}</p> : <LegalMarkdown text={inspection.text} keepLines />}
      </section>
    </div>
  );
}
