import { Input } from 'antd';
import { useId, useState } from 'react';
import { editorMessages as text } from '../messages.js';
import styles from '../templates.module.css';
import { PreviewResult } from './PreviewResult.js';
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
  const { sample } = content;
  const set = (name: string, value: string): void => {
    const { [name]: _, ...rest } = sample;
    onChange({ sample: value === '' ? rest : { ...rest, [name]: value } });
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
      <PreviewResult inspection={inspection} />
    </div>
  );
}
