import { useRef, useState, type ChangeEvent, type RefObject, type SubmitEvent } from 'react';
import type { Refused } from './use-refusal.js';
import type { Validator } from '../../../shared/validation/rules.js';

type Values<Name extends string> = Record<Name, string>;
type Problems<Name extends string> = Partial<Record<Name, string>>;

interface FormOptions<Name extends string> {
  initial: Values<Name>;
  /** Rules by field; they can see the other values, as a password confirmation must. */
  rules: (values: Values<Name>) => Record<Name, Validator>;
  onSubmit: (values: Values<Name>) => void;
  /** Why the server did not take the values; what it says of a field stands there until the field is changed. */
  refused?: Refused | null;
}

export interface FieldBinding<Name extends string> {
  id: string;
  name: Name;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onBlur: () => void;
}

export interface FormState<Name extends string> {
  formProps: { ref: RefObject<HTMLFormElement | null>; noValidate: true; onSubmit: (event: SubmitEvent) => void };
  field: (name: Name) => FieldBinding<Name>;
}

/** Small form state for the public pages: a field is validated on blur, and after that on every change. */
export function useForm<Name extends string>({ initial, rules, onSubmit, refused = null }: FormOptions<Name>): FormState<Name> {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [visited, setVisited] = useState<ReadonlySet<Name>>(new Set());
  const [answered, setAnswered] = useState<{ refused: Refused | null; names: ReadonlySet<Name> }>({ refused, names: new Set() });
  if (answered.refused !== refused) setAnswered({ refused, names: new Set() });
  const names = Object.keys(initial) as Name[];

  const problems: Problems<Name> = {};
  const validators = rules(values);
  for (const name of names) problems[name] = validators[name](values[name]);

  const refusalOf = (name: Name): string | undefined =>
    answered.names.has(name) ? undefined : refused?.fields.find(({ field }) => field.split('.').at(-1) === name)?.message;

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setVisited(new Set(names));
    const first = names.find((name) => problems[name]);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    else onSubmit(values);
  };

  return {
    formProps: { ref: form, noValidate: true, onSubmit: submit },
    field: (name) => ({
      id: `field-${name}`,
      name,
      value: values[name],
      error: (visited.has(name) ? problems[name] : undefined) ?? refusalOf(name),
      onChange: (event) => {
        const { value } = event.target;
        setValues((current) => ({ ...current, [name]: value }));
        setAnswered((current) => ({ ...current, names: new Set(current.names).add(name) }));
      },
      onBlur: () => {
        if (values[name]) setVisited((current) => new Set(current).add(name));
      },
    }),
  };
}
