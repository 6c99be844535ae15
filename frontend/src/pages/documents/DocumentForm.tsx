import { AppstoreOutlined } from '@ant-design/icons';
import { Button, Form, Select, type FormInstance } from 'antd';
import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { Card } from '../../components/ui/card/Card.js';
import { EarlierPapersButton } from '../../components/drafting/carrying/EarlierPapersButton.js';
import { DraftForm, filledValues, type WantedField } from '../../components/drafting/form/DraftForm.js';
import type { FieldValues } from '../../components/drafting/form/field-values.js';
import type { DraftField } from '../../components/drafting/form/draft-field.js';
import styles from '../../components/drafting/drafting.module.css';
import { useSignedInUser } from '../../shared/session/hooks.js';
import { privateKey, writeText } from '../../shared/storage/local-store.js';
import { titleName } from '../../shared/storage/unsaved-entries.js';
import { draftingMessages } from '../../components/drafting/messages.js';
import { RegenerationOverlay } from '../../components/drafting/output/RegenerationOverlay.js';
import type { Drafting } from '../../components/drafting/hooks/use-drafting.js';
import type { Template } from '../../components/drafting/hooks/use-templates.js';
import { galleryMessages } from './gallery-messages.js';
import { documentMessages as text } from './messages.js';
import { matchesTemplate } from './template-search.js';
import { useBlanksQuestion } from './use-blanks-question.js';

const TemplateGallery = lazy(async () => ({ default: (await import('./TemplateGallery.js')).TemplateGallery }));

interface DocumentFormProps {
  form: FormInstance<FieldValues>;
  templates: readonly Template[];
  template: Template;
  fields: readonly DraftField[];
  onChoose: (documentType: string) => void;
  drafting: Drafting;
  /** The field that was asked for last. */
  wanted: WantedField | null;
  /** Called with the name of a field to go to it. */
  onGo: (name: string) => void;
}

/** Form built from the chosen template; input survives a reload, separately for each document type. */
export function DocumentForm({ form, templates, template, fields, onChoose, drafting, wanted, onGo }: DocumentFormProps) {
  const selectId = useId();
  const { documentType, label, cost } = template;
  const { id: userId } = useSignedInUser();
  useEffect(() => writeText(privateKey(userId, titleName(formNameOf(documentType))), JSON.stringify(label)), [userId, documentType, label]);
  const { work, regenerating, generate, exitRegeneration, kept } = drafting;
  const [browsing, setBrowsing] = useState(false);
  const { question, mayDraft } = useBlanksQuestion(form, fields, template.blanks, onGo);
  const requestOf = (values: FieldValues) => ({ documentType, templateData: filledValues(fields, values) });
  return (
    <>
      <Card title={<h2 className={styles.cardTitle}>{text.formTitle}</h2>}>
        <DraftForm
          key={`${documentType} ${kept.filled}`}
          form={form}
          storedAs={formNameOf(documentType)}
          fields={fields}
          locked={work !== null || regenerating}
          submit={work === 'generate' ? text.generating : text.generate}
          price={cost}
          drafting={drafting}
          requestOf={requestOf}
          stepwise
          wanted={wanted}
          filler={(filling) => <EarlierPapersButton templates={templates} fields={fields} {...filling} />}
          question={work === null && !regenerating ? question : null}
          onSubmit={(values) => (mayDraft(values) ? generate(requestOf(values)) : Promise.resolve([]))}
        >
          <Form.Item label={text.documentType} htmlFor={selectId}>
            <Select
              id={selectId}
              value={documentType}
              onChange={onChoose}
              options={byCategory(templates)}
              showSearch={{ filterOption: (search, option) => found(templates, option, search) }}
            />
            <Button
              type="link"
              icon={<AppstoreOutlined aria-hidden />}
              className={styles.browse}
              aria-haspopup="dialog"
              onClick={() => setBrowsing(true)}
            >
              {galleryMessages.browse(templates.length)}
            </Button>
          </Form.Item>
          <p className={styles.cost}>{draftingMessages.cost(cost)}</p>
        </DraftForm>
      </Card>
      {browsing && (
        <Suspense>
          <TemplateGallery templates={templates} current={documentType} onChoose={onChoose} onClose={() => setBrowsing(false)} />
        </Suspense>
      )}
      {regenerating && <RegenerationOverlay busy={work !== null} onExit={exitRegeneration} />}
    </>
  );
}

/** Whether a search finds a choice of the list; a heading of the list is none. */
function found(templates: readonly Template[], option: object | undefined, search: string): boolean {
  const template = option && 'value' in option && templates.find((each) => each.documentType === option.value);
  return template ? matchesTemplate(template, search) : false;
}

/** Name under which the form of a type keeps its input. */
export const formNameOf = (documentType: string): string => `document.form.${documentType}`;

/** The kinds of document under the headings of their categories. */
function byCategory(templates: readonly Template[]) {
  return Object.entries(text.categories).flatMap(([category, heading]) => {
    const members = templates.filter((template) => template.category === category);
    const options = members.map(({ documentType: value, label, cost }) => ({ value, label: text.option(label, cost) }));
    return options.length > 0 ? [{ label: heading, title: heading, options }] : [];
  });
}
