import type { Validator } from './rules.js';

interface FormRule<Value> {
  validator: (rule: unknown, value: Value) => Promise<void>;
}

/** A rule for antd's forms from a function that says why a value is rejected. */
export function valueRule<Value = unknown>(problemOf: (value: Value) => string | undefined): FormRule<Value> {
  return {
    validator: (_rule, value) => {
      const problem = problemOf(value);
      return problem ? Promise.reject(new Error(problem)) : Promise.resolve();
    },
  };
}

/** A rule for antd's forms from one of our validators. */
export function antdRule(validate: Validator): FormRule<string | undefined> {
  return valueRule((value) => validate(value ?? ''));
}
