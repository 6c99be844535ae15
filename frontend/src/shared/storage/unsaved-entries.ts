import { isText, isTextRecord } from './guards.js';
import { privateKey, privateNames, readJson } from './local-store.js';

/** What only this browser has of a drafting screen. */
export interface UnsavedEntries {
  /** Name of the form, as `document.form.nda` or `reply.form`. */
  form: string;
  /** Title that the form has on its screen, where it is known. */
  title: string | null;
  kind: 'form' | 'edits';
}

const FORM = /^(document)[.]form[.](.+)$|^(reply)[.](?:form$|steps[.]details[.])/;
const STEPS = 'reply.steps';
const EDITS = /^(document)[.]edited[.](.+)$|^(reply)[.]edited$/;

/** Name under which the title of a form is stored, for whoever names it when its screen is closed. */
export const titleName = (form: string): string => `title.${form}`;

/** Forms with entries of which no draft was made, and drafts with edits that are not saved: what a logout would lose. */
export function unsavedEntries(userId: string): UnsavedEntries[] {
  const read = (name: string): unknown => readJson(privateKey(userId, name));
  const found = new Map<string, UnsavedEntries>();
  const add = ([, document, type, reply]: RegExpExecArray, kind: UnsavedEntries['kind']): void => {
    const form = document ? `${document}.form.${type}` : `${reply}.form`;
    const title = read(titleName(form));
    found.set(`${kind} ${form}`, { form, title: isText(title) ? title : null, kind });
  };
  for (const name of privateNames(userId)) {
    const form = FORM.exec(name);
    if (form && !isDrafted(read(name), draftOf(form, read))) add(form, 'form');
    const edits = EDITS.exec(name);
    if (edits && isEdited(read(name), draftOf(edits, read))) add(edits, 'edits');
  }
  const steps = FORM.exec('reply.form');
  if (steps && !isAnswered(read(STEPS), draftOf(steps, read))) add(steps, 'form');
  return [...found.values()];
}

interface StoredDraft {
  content?: unknown;
  request?: { templateData?: unknown };
}

function draftOf([, document, type, reply]: RegExpExecArray, read: (name: string) => unknown): StoredDraft | null {
  const draft = read(document ? `${document}.draft.${type}` : `${reply}.draft`);
  return typeof draft === 'object' ? draft : null;
}

/** Whether all that stands in a form went into the draft; an empty field says nothing. */
function isDrafted(values: unknown, draft: StoredDraft | null): boolean {
  const drafted = draft?.request?.templateData;
  const into = isTextRecord(drafted) ? drafted : {};
  return !isTextRecord(values) || Object.entries(values).every(([name, value]) => !value.trim() || value.trim() === into[name]?.trim());
}

/** Whether the answers and evidence of the reply's grid went into the draft, which has them line by line. */
function isAnswered(steps: unknown, draft: StoredDraft | null): boolean {
  const { rows } = (steps ?? {}) as { rows?: unknown };
  if (!Array.isArray(rows)) return true;
  const drafted = draft?.request?.templateData;
  const into = spaced(isTextRecord(drafted) ? Object.values(drafted).join('\n') : '');
  const typed = rows.flatMap((row) => {
    const { answer, evidence } = (row ?? {}) as { answer?: unknown; evidence?: unknown };
    return [answer, evidence].filter(isText).flatMap((text) => text.split('\n'));
  });
  return typed.every((line) => into.includes(spaced(line)));
}

const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim();
const isEdited = (edited: unknown, draft: StoredDraft | null): boolean => isText(edited) && draft !== null && edited !== draft.content;
