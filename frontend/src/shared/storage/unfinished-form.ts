import { isText, isTextRecord } from './guards.js';
import { privateKey, privateNames, readJson, readText, writeText } from './local-store.js';
import { unsavedEntries } from './unsaved-entries.js';

/** What was entered on a drafting screen, as the server keeps it. */
export interface UnfinishedEntries {
  /** By the names of the template's fields. */
  templateData: Record<string, string>;
  /** Stored texts beside the form, by their names in this browser. */
  extra: Record<string, string>;
}

const REPLY_FORM = 'reply.form';
const REPLY_TYPE = 'reply';
const STEPS = 'reply.steps';
const BY_STEP = 'reply.byStep';

/** The document type of a form. @param form its name, as `document.form.nda` or `reply.form` */
export const typeOfForm = (form: string): string => (form === REPLY_FORM ? REPLY_TYPE : form.replace(/^document\.form\./, ''));

/** Name under which it is stored what the server has of a form. */
const keptName = (form: string): string => `kept.${form}`;

const isStep = (name: string): boolean => name === STEPS || name === BY_STEP || name.startsWith(`${STEPS}.details.`);

/** What this browser has of a form. */
export function entriesOf(userId: string, form: string): UnfinishedEntries {
  const values = readJson(privateKey(userId, form));
  const names = form === REPLY_FORM ? privateNames(userId).filter(isStep).sort() : [];
  return {
    templateData: isTextRecord(values) ? values : {},
    extra: Object.fromEntries(names.map((name) => [name, readText(privateKey(userId, name)) ?? ''])),
  };
}

/** Whether this browser has entries of the form that neither a draft nor the server has. */
export const isUnkept = (userId: string, form: string): boolean => hasEntries(userId, form) && !isKept(userId, form);

/** Whether this browser has entries of the form that no draft was made of. */
export const hasEntries = (userId: string, form: string): boolean =>
  unsavedEntries(userId).some((entry) => entry.form === form && entry.kind === 'form');

const isKept = (userId: string, form: string): boolean =>
  readText(privateKey(userId, keptName(form))) === JSON.stringify(entriesOf(userId, form));

/** Whether the server was given entries of the form that it may still have. */
export const wasKept = (userId: string, form: string): boolean => readText(privateKey(userId, keptName(form))) !== null;

/** Remembers what the server has of the form now; null for nothing. */
export const rememberKept = (userId: string, form: string, entries: UnfinishedEntries | null): void =>
  writeText(privateKey(userId, keptName(form)), entries && JSON.stringify(entries));

/** Puts what the server has in the place of what this browser has. */
export function restoreEntries(userId: string, form: string, { templateData, extra }: UnfinishedEntries): void {
  writeText(privateKey(userId, form), JSON.stringify(templateData));
  for (const [name, value] of Object.entries(extra)) if (isStep(name) && isText(value)) writeText(privateKey(userId, name), value);
  rememberKept(userId, form, entriesOf(userId, form));
}
