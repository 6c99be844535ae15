import {
  MAX_UPLOAD_BYTES,
  NAME_MIN_LENGTH,
  PASSWORD_MIN_LENGTH,
  PHOTOGRAPH_EXTENSIONS,
  PHOTOGRAPHS,
  USER_UPLOAD_EXTENSIONS,
} from '../config/limits.js';
import { validationMessages as text } from './messages.js';

/** The domain in any script: `.भारत` is one, and the server turns it into the form that mail servers use. */
const EMAIL = /^[A-Z0-9._%+-]+@(?:[\p{L}\p{M}\p{Nd}.-]|\u200c|\u200d)+\.(?:(?:[\p{L}\p{M}]|\u200c|\u200d){2,}|xn--[a-z0-9-]{1,59})$/iu;
const PHONE = /^[0-9+\-\s()]+$/;

/** Returns the message to show, or undefined if the value is acceptable. */
export type Validator = (value: string) => string | undefined;

export const email: Validator = (value) => {
  if (!value.trim()) return text.emailRequired;
  return EMAIL.test(value.trim()) ? undefined : text.emailInvalid;
};

export const password: Validator = (value) => {
  if (!value) return text.passwordRequired;
  return value.length < PASSWORD_MIN_LENGTH ? text.passwordShort : undefined;
};

/** Validator for a value that only has to be present, with the field's own message. */
export function required(message: string): Validator {
  return (value) => (value.trim() ? undefined : message);
}

/** The same validator for an optional value. */
export function optional(validate: Validator): Validator {
  return (value) => (value.trim() ? validate(value) : undefined);
}

export const fullName: Validator = (value) => {
  if (!value.trim()) return text.fullNameRequired;
  return value.trim().length < NAME_MIN_LENGTH ? text.nameShort : undefined;
};

export const phone: Validator = (value) => {
  if (!value.trim()) return text.phoneRequired;
  return PHONE.test(value) ? undefined : text.phoneInvalid;
};

/** Validator for a repeated password. */
export function confirmation(original: string): Validator {
  return (value) => {
    if (!value) return text.confirmRequired;
    return value === original ? undefined : text.passwordsDiffer;
  };
}

/** True when the name ends with one of the extensions (with their dot, lower case). */
export function hasExtension(filename: string, extensions: readonly string[]): boolean {
  const dot = filename.lastIndexOf('.');
  return dot >= 0 && extensions.includes(filename.slice(dot).toLowerCase());
}

/** Why a reference file cannot be uploaded; undefined if it can. */
export function referenceFileProblem(file: Pick<File, 'name' | 'size'>): string | undefined {
  if (!hasExtension(file.name, USER_UPLOAD_EXTENSIONS)) return text.fileType;
  if (file.size === 0) return text.fileEmpty;
  return file.size >= MAX_UPLOAD_BYTES ? text.fileSize : undefined;
}

/** Whether a file is a photograph by its name; the server looks at what it holds. */
export const isPhotograph = ({ name }: Pick<File, 'name'>): boolean => hasExtension(name, PHOTOGRAPH_EXTENSIONS);

/** Why photographs cannot be uploaded together; undefined if they can. */
export function photographsProblem(files: readonly Pick<File, 'size'>[]): string | undefined {
  if (files.length > PHOTOGRAPHS.most) return text.photographsMany;
  if (files.some(({ size }) => size === 0)) return text.fileEmpty;
  const total = files.reduce((sum, { size }) => sum + size, 0);
  return total > PHOTOGRAPHS.allBytes || files.some(({ size }) => size > PHOTOGRAPHS.bytes) ? text.photographsSize : undefined;
}
