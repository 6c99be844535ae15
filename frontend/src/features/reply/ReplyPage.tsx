import { Form } from 'antd';
import { REPLY_DOCUMENT_TYPE } from '../../shared/config/limits.js';
import { isText } from '../../shared/storage/guards.js';
import { useStoredState } from '../../shared/storage/use-stored-state.js';
import type { FieldValues } from '../../widgets/generation/DraftForm.js';
import { DraftOutline } from '../../widgets/generation/DraftOutline.js';
import { GenerationLayout } from '../../widgets/generation/GenerationLayout.js';
import { OutputCard } from '../../widgets/generation/OutputCard.js';
import { RegenerationOverlay } from '../../widgets/generation/RegenerationOverlay.js';
import { useGeneration } from '../../widgets/generation/use-generation.js';
import { useTemplates } from '../../widgets/generation/use-templates.js';
import { ReferencePanel } from '../../widgets/reference-files/ReferencePanel.js';
import { replyMessages as text } from './messages.js';
import { replyFields } from './reply-fields.js';
import { ReplyForm } from './ReplyForm.js';

export function ReplyPage() {
  const { templates, failed, reload } = useTemplates();
  const [selected, setSelected] = useStoredState<string | null>('reply.reference', null, isText);
  const generation = useGeneration({ screen: 'reply', generateFailed: text.failed });
  const [form] = Form.useForm<FieldValues>();
  const { work, regenerating, exitRegeneration } = generation;
  const cost = templates.find(({ documentType }) => documentType === REPLY_DOCUMENT_TYPE)?.cost;
  return (
    <GenerationLayout
      title={text.title}
      form={
        <>
          <ReferencePanel
            title={text.reference}
            hint={text.formats}
            selected={selected}
            onSelect={setSelected}
            locked={work !== null || regenerating}
          />
          <ReplyForm form={form} cost={cost} onReloadCost={failed ? reload : undefined} reference={selected} generation={generation} />
          {regenerating && <RegenerationOverlay busy={work !== null} onExit={exitRegeneration} />}
        </>
      }
      output={
        <OutputCard
          title={text.output}
          emptyTitle={text.emptyTitle}
          emptyText={text.emptyText}
          basename={text.basename}
          downloadFailed={text.downloadFailed}
          generation={generation}
          outline={<DraftOutline form={form} title={text.title} fields={replyFields} />}
        />
      }
    />
  );
}
