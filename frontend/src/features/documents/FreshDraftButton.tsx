import { Button, type FormInstance } from 'antd';
import { notify } from '../../shared/notices/toasts.js';
import { generationMessages } from '../../widgets/generation/messages.js';
import type { Generation } from '../../widgets/generation/use-generation.js';
import type { Template } from '../../widgets/generation/use-templates.js';
import { requestOf, showFieldErrors, type FieldValues } from './form-values.js';

interface FreshDraftButtonProps {
  form: FormInstance<FieldValues>;
  template: Template;
  generation: Generation;
}

/** Makes another draft from the form as it stands now, without regard to the former draft. */
export function FreshDraftButton({ form, template, generation }: FreshDraftButtonProps) {
  const { draft, work, regenerateFresh } = generation;
  const regenerate = async (): Promise<void> => {
    if (!draft) return notify.error(generationMessages.firstGenerate);
    let values: FieldValues;
    try {
      values = await form.validateFields();
    } catch {
      // The form shows its own errors.
      return;
    }
    showFieldErrors(form, await regenerateFresh(requestOf(template, values)));
  };
  return (
    <Button onClick={() => void regenerate()} disabled={work !== null}>
      {work === 'fresh' ? generationMessages.regenerating : generationMessages.regenerate}
    </Button>
  );
}
