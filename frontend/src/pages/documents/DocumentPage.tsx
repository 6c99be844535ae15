import { Form } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DEFAULT_DOCUMENT_TYPE, REPLY_DOCUMENT_TYPE } from '../../shared/config/limits.js';
import { keptMessages } from '../../components/drafting/kept/messages.js';
import { documentAddress } from '../../shared/config/paths.js';
import { useUrlParams } from '../../shared/url/use-url-params.js';
import { notify } from '../../shared/notices/toasts.js';
import { isText } from '../../shared/storage/guards.js';
import { useStoredState } from '../../shared/storage/use-stored-state.js';
import { draftFields } from '../../components/drafting/form/draft-field.js';
import type { WantedField } from '../../components/drafting/form/DraftForm.js';
import type { FieldValues } from '../../components/drafting/form/field-values.js';
import { DraftOutline } from '../../components/drafting/form/DraftOutline.js';
import { DraftingLayout } from '../../components/drafting/DraftingLayout.js';
import { MatterNote } from '../../components/matter/MatterNote.js';
import { OutputCard } from '../../components/drafting/output/OutputCard.js';
import { useDrafting } from '../../components/drafting/hooks/use-drafting.js';
import { useTemplates } from '../../components/drafting/hooks/use-templates.js';
import { DocumentForm, formNameOf } from './DocumentForm.js';
import { FreshDraftButton } from './FreshDraftButton.js';
import { documentMessages as text } from './messages.js';
import { TemplatesState } from './TemplatesState.js';

export function DocumentPage() {
  const { templates: all, loading, failed, reload } = useTemplates();
  const [chosen, setChosen] = useStoredState<string>('document.type', DEFAULT_DOCUMENT_TYPE, isText);
  const [form] = Form.useForm<FieldValues>();
  const [field, setField] = useState<WantedField | null>(null);

  // Replies have their own screen, with the reference document that they answer.
  const templates = all.filter(({ documentType }) => documentType !== REPLY_DOCUMENT_TYPE);
  const template = templates.find(({ documentType }) => documentType === chosen) ?? templates[0];
  const type = template?.documentType ?? chosen;
  const navigate = useNavigate();
  const { params, change } = useUrlParams();
  const wanted = params.get('type');
  useEffect(() => {
    if (wanted === null) return;
    setChosen(wanted);
    change({ type: null }, { replace: true });
  }, [wanted, setChosen, change]);
  const drafting = useDrafting({
    screen: 'document',
    documentType: type,
    generateFailed: text.failed,
    keeping: {
      type,
      formName: formNameOf(type),
      onOtherType: (document) => {
        const { documentType } = document;
        if (documentType === REPLY_DOCUMENT_TYPE) void navigate(documentAddress(document), { replace: true });
        else if (all.length === 0 || templates.some((each) => each.documentType === documentType)) setChosen(documentType);
        else notify.error(keptMessages.noType);
      },
    },
  });
  const go = (name: string): void => {
    drafting.showSide('form');
    setField({ name });
  };
  const fields = useMemo(() => draftFields(template?.fields ?? [], text.required), [template]);
  return (
    <DraftingLayout
      title={text.title}
      drafting={drafting}
      above={drafting.matterId && <MatterNote matterId={drafting.matterId} onLeave={drafting.leaveMatter} />}
      form={
        template ? (
          <DocumentForm
            form={form}
            templates={templates}
            template={template}
            fields={fields}
            onChoose={setChosen}
            drafting={drafting}
            wanted={field}
            onGo={go}
          />
        ) : (
          <TemplatesState loading={loading} failed={failed} onReload={reload} />
        )
      }
      output={
        <OutputCard
          title={text.output}
          emptyTitle={text.emptyTitle}
          emptyText={text.emptyText}
          basename={`${drafting.draft?.request.documentType}_document`}
          downloadFailed={text.downloadFailed}
          drafting={drafting}
          onOpenField={go}
          action={template && <FreshDraftButton form={form} template={template} fields={fields} drafting={drafting} />}
          outline={
            template && (
              <DraftOutline
                key={template.documentType}
                form={form}
                title={template.label}
                fields={fields}
                blanks={template.blanks}
                onGo={go}
              />
            )
          }
        />
      }
    />
  );
}
