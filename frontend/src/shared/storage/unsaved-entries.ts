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

/** An edited text that is not saved. */
export interface UnsavedEdits {
  text: string;
  /** The document on the server that was edited; null for a draft that only this browser has. */
  documentId: string | null;
}

const FORM = /^(?:document[.]form[.].+|reply[.]form|reply[.]steps[.]details[.].*)$/;
const REPLY_FORM = 'reply.form';
const STEPS = 'reply.steps';
const DOCUMENT_FORM = 'document.form.';
const DOCUMENT_EDITS = 'document.edited.';
const REPLY_EDITS = 'reply.edited';
/** Where an earlier release kept the one draft of the whole document screen, with its edits. */
const EARLIER_DRAFT = 'document.draft';
const EARLIER_EDITS = 'document.edited';

type Read = (name: string) => unknown;

/** Name under which the title of a form is stored, so that it can be named when its screen is closed. */
export const titleName = (form: string): string => `title.${form}`;

/** Name under which the edited text of a form's draft is stored. */
const editsName = (form: string): string => (form === REPLY_FORM ? REPLY_EDITS : DOCUMENT_EDITS + form.slice(DOCUMENT_FORM.length));

/** Forms with entries of which no draft was made, and drafts with edits that are not saved: what a logout would lose. */
export function unsavedEntries(userId: string): UnsavedEntries[] {
  const read = readerOf(userId);
  const found = new Map<string, UnsavedEntries>();
  const add = (form: string, kind: UnsavedEntries['kind']): void => {
    const title = read(titleName(form));
    found.set(`${kind} ${form}`, { form, title: isText(title) ? title : null, kind });
  };
  for (const name of privateNames(userId)) {
    const form = name.startsWith(STEPS) ? REPLY_FORM : name;
    if (FORM.test(name) && !isDrafted(read(name), draftOf(form, read))) add(form, 'form');
    const edited = formOfEdits(name, read);
    if (edited && editsIn(edited, read)) add(edited, 'edits');
  }
  if (!isAnswered(read(STEPS), draftOf(REPLY_FORM, read))) add(REPLY_FORM, 'form');
  return [...found.values()];
}

/** The edits of a form's draft that are not saved; null for none. */
export const unsavedEdits = (userId: string, form: string): UnsavedEdits | null => editsIn(form, readerOf(userId));

interface StoredDraft {
  content?: unknown;
  documentId?: unknown;
  request?: { documentType?: unknown; templateData?: unknown };
}

const readerOf =
  (userId: string): Read =>
  (name) =>
    readJson(privateKey(userId, name));

const asDraft = (value: unknown): StoredDraft | null => (typeof value === 'object' ? value : null);

/** The draft of a form; that of an earlier release counts for its own type until there is another one. */
function draftOf(form: string, read: Read): StoredDraft | null {
  if (form === REPLY_FORM) return asDraft(read('reply.draft'));
  const type = form.slice(DOCUMENT_FORM.length);
  return asDraft(read(`${EARLIER_DRAFT}.${type}`)) ?? (earlierType(read) === type ? asDraft(read(EARLIER_DRAFT)) : null);
}

function earlierType(read: Read): string | null {
  const type = asDraft(read(EARLIER_DRAFT))?.request?.documentType;
  return isText(type) ? type : null;
}

/** The form whose draft is edited in what is stored under a name; null for everything else. */
function formOfEdits(name: string, read: Read): string | null {
  if (name === REPLY_EDITS) return REPLY_FORM;
  if (name.startsWith(DOCUMENT_EDITS)) return DOCUMENT_FORM + name.slice(DOCUMENT_EDITS.length);
  const type = name === EARLIER_EDITS ? earlierType(read) : null;
  return type && DOCUMENT_FORM + type;
}

function editsIn(form: string, read: Read): UnsavedEdits | null {
  const draft = draftOf(form, read);
  const own = read(editsName(form));
  const isEarlier = form !== REPLY_FORM && !read(`${EARLIER_DRAFT}.${form.slice(DOCUMENT_FORM.length)}`);
  const text = isText(own) || !isEarlier ? own : read(EARLIER_EDITS);
  if (!isText(text) || !draft || text === draft.content) return null;
  return { text, documentId: isText(draft.documentId) ? draft.documentId : null };
}

/** Whether everything in a form went into the draft; an empty field counts as absent. */
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
