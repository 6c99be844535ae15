import { Form } from 'antd';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { REPLY_DOCUMENT_TYPE } from '../../shared/config/limits.js';
import { documentAddress } from '../../shared/config/paths.js';
import { isBoolean, isText } from '../../shared/storage/guards.js';
import { useStoredState } from '../../shared/storage/use-stored-state.js';
import type { WantedField } from '../../components/drafting/form/DraftForm.js';
import type { FieldValues } from '../../components/drafting/form/field-values.js';
import { DraftOutline } from '../../components/drafting/form/DraftOutline.js';
import { DraftingLayout } from '../../components/drafting/DraftingLayout.js';
import { MatterContext } from '../../components/matter/matter-context.js';
import { MatterNote } from '../../components/matter/MatterNote.js';
import { OutputCard } from '../../components/drafting/output/OutputCard.js';
import { RegenerationOverlay } from '../../components/drafting/output/RegenerationOverlay.js';
import { useDrafting } from '../../components/drafting/hooks/use-drafting.js';
import { useTemplates } from '../../components/drafting/hooks/use-templates.js';
import { ReferencePanel } from '../../components/reference-files/ReferencePanel.js';
import { replyMessages as text } from './messages.js';
import { allReplyFields } from './reply-fields.js';
import { REPLY_FORM, ReplyForm } from './ReplyForm.js';
import { ReplySkeleton } from './ReplySkeleton.js';
import { StepsInvitation } from './StepsInvitation.js';

const ReplySteps = lazy(async () => ({ default: (await import('./steps/ReplySteps.js')).ReplySteps }));

const NO_BLANKS: readonly string[][] = [];

export function ReplyPage() {
  const { templates, failed, reload } = useTemplates();
  const [selected, setSelected] = useStoredState<string | null>('reply.reference', null, isText);
  const [byStep, setByStep] = useStoredState<boolean>('reply.byStep', false, isBoolean);
  const navigate = useNavigate();
  const drafting = useDrafting({
    screen: 'reply',
    generateFailed: text.failed,
    keeping: {
      type: REPLY_DOCUMENT_TYPE,
      formName: REPLY_FORM,
      onOtherType: (document) => void navigate(documentAddress(document), { replace: true }),
    },
  });
  const [form] = Form.useForm<FieldValues>();
  const { work, regenerating, exitRegeneration } = drafting;
  const template = templates.find(({ documentType }) => documentType === REPLY_DOCUMENT_TYPE);
  const fields = useMemo(() => allReplyFields(template), [template]);
  const [field, setField] = useState<WantedField | null>(null);
  const go = (name: string): void => {
    drafting.showSide('form');
    setField({ name });
  };
  const output = (
    <OutputCard
      title={text.output}
      emptyTitle={text.emptyTitle}
      emptyText={byStep ? text.emptySteps : text.emptyText}
      basename={text.basename}
      downloadFailed={text.downloadFailed}
      drafting={drafting}
      onOpenField={byStep ? undefined : go}
      outline={
        byStep ? undefined : (
          <DraftOutline form={form} title={text.title} fields={fields} blanks={template?.blanks ?? NO_BLANKS} onGo={go} />
        )
      }
    />
  );
  if (byStep && !drafting.readOnly)
    return (
      <MatterContext value={drafting.matterId}>
        <Suspense fallback={<ReplySkeleton />}>
          <ReplySteps
            key={drafting.kept.filled}
            fields={fields}
            cost={template?.cost}
            drafting={drafting}
            output={output}
            onPlain={() => setByStep(false)}
          />
        </Suspense>
      </MatterContext>
    );
  return (
    <MatterContext value={drafting.matterId}>
      <DraftingLayout
        title={text.title}
        drafting={drafting}
        above={drafting.matterId && <MatterNote matterId={drafting.matterId} onLeave={drafting.leaveMatter} />}
        form={
          <>
            <StepsInvitation onBegin={() => setByStep(true)} />
            <ReferencePanel
              title={text.reference}
              hint={text.formats}
              selected={selected}
              onSelect={setSelected}
              locked={work !== null || regenerating}
            />
            <ReplyForm
              form={form}
              fields={fields}
              cost={template?.cost}
              onReloadCost={failed ? reload : undefined}
              reference={selected}
              drafting={drafting}
              wanted={field}
            />
            {regenerating && <RegenerationOverlay busy={work !== null} onExit={exitRegeneration} />}
          </>
        }
        output={output}
      />
    </MatterContext>
  );
}
