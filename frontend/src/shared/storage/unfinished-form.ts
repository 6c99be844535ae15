import { isText, isTextRecord } from './guards.js';
import { privateKey, privateNames, readJson, readText, writeText } from './local-store.js';
import { unsavedEdits, unsavedEntries, type UnsavedEdits, type UnsavedEntries } from './unsaved-entries.js';

/** What was entered on a drafting screen, as the server keeps it. */
export interface UnfinishedEntries {
  /** By the names of the template's fields. */
  templateData: Record<string, string>;
  /** Stored texts beside the form by their names in this browser, and under `edits` the edits of its draft that are not saved. */
  extra: Record<string, string>;
}

/** Edits of a draft that the server keeps as a document. */
export type KeptEdits = UnsavedEdits & { documentId: string };

const REPLY_FORM = 'reply.form';
const REPLY_TYPE = 'reply';
const STEPS = 'reply.steps';
const BY_STEP = 'reply.byStep';
const EDITS = 'edits';
/** Characters of an edited draft that is kept with its form; the server takes twice as many for both together. */
const EDITS_MAX = 100_000;

/** The document type of a form. @param form its name, as `document.form.nda` or `reply.form` */
export const typeOfForm = (form: string): string => (form === REPLY_FORM ? REPLY_TYPE : form.replace(/^document\.form\./, ''));

/** Name under which it is stored what the server has of a form. */
const keptName = (form: string): string => `kept.${form}`;

const isStep = (name: string): boolean => name === STEPS || name === BY_STEP || name.startsWith(`${STEPS}.details.`);

/** What this browser has of a form. */
export function entriesOf(userId: string, form: string): UnfinishedEntries {
  const values = readJson(privateKey(userId, form));
  const names = form === REPLY_FORM ? privateNames(userId).filter(isStep).sort() : [];
  const edits = keepableEdits(userId, form);
  return {
    templateData: isTextRecord(values) ? values : {},
    extra: {
      ...Object.fromEntries(names.map((name) => [name, readText(privateKey(userId, name)) ?? ''])),
      ...(edits && { [EDITS]: JSON.stringify(edits) }),
    },
  };
}

/** The edits that the server can keep: of a draft that another device has as well, and not too long. */
function keepableEdits(userId: string, form: string): UnsavedEdits | null {
  const edits = unsavedEdits(userId, form);
  return edits?.documentId && JSON.stringify(edits).length <= EDITS_MAX ? edits : null;
}

/** Whether the server can keep what only this browser has. */
export const canBeKept = (userId: string, { form, kind }: UnsavedEntries): boolean =>
  kind === 'form' || keepableEdits(userId, form) !== null;

/** Whether this browser has entries of the form that neither a draft nor the server has. */
export const isUnkept = (userId: string, form: string): boolean => hasEntries(userId, form) && !isKept(userId, form);

/** Whether this browser has entries of the form that no draft was made of, or edits of its draft that are not saved. */
export const hasEntries = (userId: string, form: string): boolean =>
  unsavedEntries(userId).some((entry) => entry.form === form && canBeKept(userId, entry));

const isKept = (userId: string, form: string): boolean =>
  readText(privateKey(userId, keptName(form))) === JSON.stringify(entriesOf(userId, form));

/** Whether the server was given entries of the form that it may still have. */
export const wasKept = (userId: string, form: string): boolean => readText(privateKey(userId, keptName(form))) !== null;

/** Remembers what the server has of the form now; null for nothing. */
export const rememberKept = (userId: string, form: string, entries: UnfinishedEntries | null): void =>
  writeText(privateKey(userId, keptName(form)), entries && JSON.stringify(entries));

/**
 * Replaces what this browser has with what the server has.
 * @returns the edits kept with it, for the code that shows the draft; null for none
 */
export function restoreEntries(userId: string, form: string, { templateData, extra }: UnfinishedEntries): KeptEdits | null {
  writeText(privateKey(userId, form), JSON.stringify(templateData));
  for (const [name, value] of Object.entries(extra)) if (isStep(name) && isText(value)) writeText(privateKey(userId, name), value);
  rememberKept(userId, form, entriesOf(userId, form));
  return editsFrom(extra[EDITS]);
}

function editsFrom(kept: string | undefined): KeptEdits | null {
  try {
    const { text, documentId } = (JSON.parse(kept ?? 'null') ?? {}) as Partial<UnsavedEdits>;
    return isText(text) && isText(documentId) ? { text, documentId } : null;
  } catch {
    // Another release has written it: the draft is shown as it was saved.
    return null;
  }
}
