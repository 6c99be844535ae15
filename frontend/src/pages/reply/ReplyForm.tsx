import { Button, type FormInstance } from 'antd';
import { Card } from '../../components/ui/card/Card.js';
import { REPLY_DOCUMENT_TYPE } from '../../shared/config/limits.js';
import { DraftForm, filledValues, type WantedField } from '../../components/drafting/form/DraftForm.js';
import type { FieldValues } from '../../components/drafting/form/field-values.js';
import type { DraftField } from '../../components/drafting/form/draft-field.js';
import styles from '../../components/drafting/drafting.module.css';
import { draftingMessages } from '../../components/drafting/messages.js';
import type { Drafting } from '../../components/drafting/hooks/use-drafting.js';
import { replyMessages as text } from './messages.js';

interface ReplyFormProps {
  form: FormInstance<FieldValues>;
  fields: readonly DraftField[];
  /** Price of a reply in tokens, once known. */
  cost: number | undefined;
  /** Present if the cost could not be loaded. */
  onReloadCost?: () => void;
  /** The file that the reply answers. */
  reference: string | null;
  drafting: Drafting;
  /** The field that was asked for last. */
  wanted: WantedField | null;
}

/** Name under which the form keeps its input. */
export const REPLY_FORM = 'reply.form';

/** The form of a reply; input survives a reload. */
export function ReplyForm({ form, fields, cost, onReloadCost, reference, drafting, wanted }: ReplyFormProps) {
  const { work, regenerating, generate, kept } = drafting;
  const requestOf = (values: FieldValues) => ({
    documentType: REPLY_DOCUMENT_TYPE,
    templateData: filledValues(fields, values),
    referenceFilename: reference ?? undefined,
  });
  return (
    <>
      <Card title={<h2 className={styles.cardTitle}>{text.formTitle}</h2>}>
        <DraftForm
          form={form}
          key={kept.filled}
          storedAs={REPLY_FORM}
          fields={fields}
          locked={work !== null || regenerating}
          submit={work === 'generate' ? text.generating : text.generate}
          price={cost}
          drafting={drafting}
          requestOf={requestOf}
          stepwise
          wanted={wanted}
          onSubmit={(values) => generate(requestOf(values))}
        >
          <p className={styles.cost}>
            {cost !== undefined && draftingMessages.cost(cost)}
            {cost === undefined && !onReloadCost && '…'}
            {cost === undefined && onReloadCost && (
              <span role="alert">
                {text.costFailed}{' '}
                <Button size="small" onClick={onReloadCost}>
                  {draftingMessages.again}
                </Button>
              </span>
            )}
          </p>
        </DraftForm>
      </Card>
    </>
  );
}
