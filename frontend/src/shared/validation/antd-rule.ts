import type { Validator } from './rules.js';

interface FormRule {
  validator: (rule: unknown, value: string | undefined) => Promise<void>;
}

/** A rule for antd's forms from one of ours. */
export function antdRule(validate: Validator): FormRule {
  return {
    validator: async (_rule, value) => {
      const problem = validate(value ?? '');
      if (problem) throw new Error(problem);
    },
  };
}
