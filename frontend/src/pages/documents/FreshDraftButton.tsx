import { Button, type FormInstance } from 'antd';
import { notify } from '../../shared/notices/toasts.js';
import { filledValues, showFieldErrors } from '../../components/drafting/form/DraftForm.js';
import type { FieldValues } from '../../components/drafting/form/field-values.js';
import type { DraftField } from '../../components/drafting/form/draft-field.js';
import { draftingMessages } from '../../components/drafting/messages.js';
import type { Drafting } from '../../components/drafting/hooks/use-drafting.js';
import type { Template } from '../../components/drafting/hooks/use-templates.js';

interface FreshDraftButtonProps {
  form: FormInstance<FieldValues>;
  template: Template;
  fields: readonly DraftField[];
  drafting: Drafting;
}

/** Makes a new draft from the form as it is now, ignoring the previous draft. */
export function FreshDraftButton({ form, template, fields, drafting }: FreshDraftButtonProps) {
  const { draft, work, regenerateFresh } = drafting;
  const regenerate = async (): Promise<void> => {
    if (!draft) {
      notify.error(draftingMessages.firstGenerate);
      return;
    }
    let values: FieldValues;
    try {
      values = await form.validateFields();
    } catch (refusal) {
      // The form shows its own errors, but on narrow screens it is far from this button.
      const [first] = (refusal as { errorFields?: { name: (string | number)[] }[] }).errorFields ?? [];
      if (first) form.scrollToField(first.name, { focus: true, block: 'center' });
      return;
    }
    const { documentType } = template;
    showFieldErrors(form, await regenerateFresh({ documentType, templateData: filledValues(fields, values) }));
  };
  return (
    <Button onClick={() => void regenerate()} disabled={work !== null}>
      {work === 'fresh' ? draftingMessages.regenerating : draftingMessages.regenerate}
    </Button>
  );
}
