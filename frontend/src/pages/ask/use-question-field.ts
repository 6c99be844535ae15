import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useRef, type RefObject } from 'react';

interface QuestionField {
  field: RefObject<TextAreaRef | null>;
  /** Moves the focus to the field after a question: the pressed button disappears, and another question comes next. */
  focusField: () => void;
}

/** The field for questions, and the focus that returns to it; not on a touch screen, where the keyboard would cover the answer. */
export function useQuestionField(): QuestionField {
  const field = useRef<TextAreaRef>(null);
  return {
    field,
    focusField: () => {
      if (!matchMedia('(pointer: coarse)').matches) field.current?.focus();
    },
  };
}
