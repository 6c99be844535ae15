import type { Operation } from '@themis/draft';
import { DraftedForm, type DraftForm } from '../making/form-change.js';
import { isSame } from '../making/written-values.js';
import { piecesOf } from '../judging/pieces.js';
import { valuesIn } from '../reading/masks.js';
import type { FieldNames } from '../targets/field-names.js';
import type { FormValues } from '../../templates/form/form-values.js';
import type { TemplateField } from '../../templates/form/template-schema.js';

/** A value of the form as a model proposes it, by the label of its field. */
export interface ClaimedValue {
  instruction: number;
  field: string;
  value: string;
}

/** A value of the form that a model sets, with what it changes of the draft. */
export interface JudgedValue {
  instruction: number;
  /** As of an edit: asked for, only offered, or not to be made. */
  verdict: 'asked' | 'also' | 'refused';
  reason: string | null;
  operations: Operation[];
  values: FormValues;
}

interface ValuesToJudge {
  form: DraftForm;
  content: string;
  instructions: readonly string[];
  names: FieldNames;
  sets: readonly ClaimedValue[];
}

/**
 * Looks at each value that a model sets: the form has to have its field and to take it, and the instruction has to speak of the field and to
 * say the value.
 */
export function judgedValues({ form, content, instructions, names, sets }: ValuesToJudge): JudgedValue[] {
  const drafted = sets.length > 0 ? new DraftedForm(form, content) : null;
  return sets.map(({ instruction, field: label, value }): JudgedValue => {
    const refused = (reason: string): JudgedValue => ({ instruction, verdict: 'refused', reason, operations: [], values: {} });
    const words = instructions[instruction - 1];
    const field = form.template.fields.find((each) => each.label === label);
    if (words === undefined) return refused('no suggestion asks for it');
    if (!field || !drafted) return refused('it sets a field that the form does not have');
    const change = drafted.change({ [field.name]: value });
    if ('problem' in change) return refused('the form does not take its value');
    if (change.operations.length === 0) return refused('it changes nothing');
    const isAsked = names.mentionedIn(words).includes(field) && saysValue(words, value, field);
    return { instruction, verdict: isAsked ? 'asked' : 'also', reason: isAsked ? null : 'the suggestion does not say that', ...change };
  });
}

/** Whether an instruction says a value: as the same measure, or in its words. */
function saysValue(words: string, value: string, field: TemplateField): boolean {
  const [measure] = field.type === 'text' ? valuesIn(value) : [];
  if (measure && valuesIn(words).some((said) => isSame(said, measure) || isSame(measure, said))) return true;
  const said = new Set(piecesOf(words).map(({ key }) => key));
  const own = piecesOf(value);
  return own.length > 0 && own.every(({ key }) => said.has(key));
}
