import { Form, type FormInstance } from 'antd';
import { useState } from 'react';
import type { DraftField } from '../../components/drafting/form/draft-field.js';
import { isOpen, withDefaults } from '../../components/drafting/form/draft-field.js';
import type { FootQuestion } from '../../components/drafting/form/DraftFoot.js';
import type { FieldValues } from '../../components/drafting/form/field-values.js';
import { blanksLeft } from '../../components/drafting/form/form-steps.js';
import { draftingMessages as text } from '../../components/drafting/messages.js';

interface BlanksQuestion {
  /** What is asked now; null for nothing. */
  question: FootQuestion | null;
  /** Called before a draft is paid for. @returns whether it may be made: no blank will remain, or that was asked and is known */
  mayDraft: (values: FieldValues) => boolean;
}

/** Asks once, before a draft is paid for, about the places that will be blank in it; another set of blanks is another question. */
export function useBlanksQuestion(
  form: FormInstance<FieldValues>,
  fields: readonly DraftField[],
  blanks: readonly (readonly string[])[],
  onFill: (name: string) => void,
): BlanksQuestion {
  const [asked, setAsked] = useState('');
  const [known, setKnown] = useState('');
  const namesLeft = (values: FieldValues): string => {
    const all = withDefaults(fields, values);
    const open = fields.filter((field) => isOpen(field, all));
    return blanksLeft(open, blanks, all)
      .map(({ name }) => name)
      .join(' ');
  };
  const left = Form.useWatch<FieldValues, string | undefined>((values) => namesLeft(values), form) ?? '';
  const labels = left.split(' ').flatMap((name) => fields.find((field) => field.name === name)?.label ?? []);
  const asks = asked !== '' && asked === left;
  return {
    question: asks
      ? {
          text: text.blanksRemain(labels.length, labels),
          yes: text.draftAnyway,
          no: text.fillIn,
          onNo: () => {
            setAsked('');
            onFill(left.split(' ')[0] ?? '');
          },
        }
      : null,
    mayDraft: (values) => {
      const now = namesLeft(values);
      if (now !== '' && now !== asked && now !== known) {
        setAsked(now);
        return false;
      }
      setKnown(now);
      setAsked('');
      return true;
    },
  };
}
