import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { isMostlyHindi } from '../../../core/text/is-hindi.js';
import { checkChoices, checkTemplate } from './template-checks.js';
import { type CompiledClauses, compileClauses } from './template-engine.js';
import { type TemplateData, templateSchema } from '../form/template-schema.js';
import type { FormValues } from '../form/form-values.js';

/** A template of an administrator in full, as it is sent to a thread. */
export interface TemplateSource {
  data: TemplateData;
  /** In Liquid. */
  clauses: string;
}

/** Where a thread finds the clauses: the type of a shipped template, or the whole of another one. */
export type TemplateReference = string | TemplateSource;

/** What a form, a price list and a draft need to know of a template; only a thread composes texts from those of administrators. */
export interface TemplateForm extends TemplateData {
  reference: TemplateReference;
}

export interface DocumentTemplate extends TemplateForm {
  /** The whole document with numbered clauses. `extra` holds what does not come from the form. */
  assemble(values: FormValues, extra?: Record<string, unknown>): string;
}

const FOLDER = path.join(import.meta.dirname, '../shipped');
/** Type that a client shows first. */
const FIRST = 'rent_agreement';

/**
 * @param thorough also with each optional field by itself, as the build does
 * @throws Error that names the folder of a template whose data, clauses or references are broken, and what to mend
 */
export function loadTemplates(folder: string = FOLDER, thorough = false): DocumentTemplate[] {
  return typesIn(folder).map((name) => {
    try {
      return readTemplate(path.join(folder, name), name, thorough);
    } catch (error) {
      throw new Error(`template ${name}: ${reasonOf(error)}`, { cause: error });
    }
  });
}

/** Every template of the product, in the order in which a client shows them; see `loadTemplate`. */
export const shippedTemplates = (): DocumentTemplate[] => typesIn(FOLDER).map(loadTemplate);

/** By document type; they do not change while the process runs. */
const loaded = new Map<string, DocumentTemplate>();

/**
 * One of the product's templates, read once in a process. Its clauses are compiled when it first assembles a text.
 * @throws Error for an unknown document type
 */
export function loadTemplate(documentType: string): DocumentTemplate {
  const template = loaded.get(documentType) ?? shippedTemplate(documentType);
  loaded.set(documentType, template);
  return template;
}

function shippedTemplate(documentType: string): DocumentTemplate {
  const folder = path.join(FOLDER, documentType);
  const data = readData(folder, documentType);
  let clauses: CompiledClauses | undefined;
  let hindi: CompiledClauses | undefined;
  return withClauses(
    data,
    documentType,
    () => (clauses ??= readClauses(folder, data)),
    hasHindi(folder) ? () => (hindi ??= readHindi(folder, data)) : undefined,
  );
}

/** Compiled clauses of administrators' templates, by their text; a thread composes few of them in turn. */
const compiled = new Map<string, CompiledClauses>();
const COMPILED_MAX = 8;

/**
 * The template behind a reference, for work in a thread: what administrators write is neither compiled nor composed in the event loop.
 * @throws Error for an unknown document type
 */
export function templateOf(reference: TemplateReference): DocumentTemplate {
  if (typeof reference === 'string') return loadTemplate(reference);
  const { data, clauses } = reference;
  return withClauses(data, reference, () => {
    const key = `${data.unit} ${data.language} ${clauses}`;
    const known = compiled.get(key) ?? compileClauses(clauses, data.unit, data.language);
    compiled.delete(key);
    compiled.set(key, known);
    for (const oldest of [...compiled.keys()].slice(0, -COMPILED_MAX)) compiled.delete(oldest);
    return known;
  });
}

/** The two files of a shipped template and its sample, as they are, for a copy of it. @throws Error for an unknown document type */
export function shippedSource(documentType: string): { data: unknown; clauses: string; sample: unknown } {
  const [data, clauses, sample] = ['template.json', 'document.liquid', 'sample.json'].map((file) =>
    readFileSync(path.join(FOLDER, documentType, file), 'utf8'),
  );
  return { data: JSON.parse(data ?? ''), clauses: clauses ?? '', sample: JSON.parse(sample ?? '{}') };
}

function readTemplate(folder: string, name: string, thorough: boolean): DocumentTemplate {
  const data = readData(folder, name);
  const clauses = readClauses(folder, data);
  checkTemplate(data, clauses);
  if (thorough) checkChoices(data, clauses);
  const hindi = hasHindi(folder) ? readHindi(folder, data) : undefined;
  if (hindi) checkTemplate(data, hindi);
  if (hindi && thorough) checkChoices(data, hindi);
  return withClauses(data, name, () => clauses, hindi && (() => hindi));
}

/** In the order in which a client shows them. */
const typesIn = (folder: string): string[] =>
  readdirSync(folder).sort((a, b) => Number(b === FIRST) - Number(a === FIRST) || a.localeCompare(b));

function readData(folder: string, name: string): TemplateData {
  const data = templateSchema.parse(JSON.parse(readFileSync(path.join(folder, 'template.json'), 'utf8')));
  if (data.documentType !== name) throw new Error(`the folder is called ${name} but the template ${data.documentType}`);
  return data;
}

const readClauses = (folder: string, { unit, language }: TemplateData): CompiledClauses =>
  compileClauses(readFileSync(path.join(folder, 'document.liquid'), 'utf8'), unit, language);

const HINDI_CLAUSES = 'document.hi.liquid';

/** Whether a template has clauses in Hindi besides those in English. */
const hasHindi = (folder: string): boolean => existsSync(path.join(folder, HINDI_CLAUSES));

const readHindi = (folder: string, { unit }: TemplateData): CompiledClauses =>
  compileClauses(readFileSync(path.join(folder, HINDI_CLAUSES), 'utf8'), unit, 'hi');

/** @param hindi where there are clauses in Hindi, too: taken by the form's `language`, and without one where what is answered is in Hindi */
const withClauses = (
  data: TemplateData,
  reference: TemplateReference,
  clauses: () => CompiledClauses,
  hindi?: () => CompiledClauses,
): DocumentTemplate => ({
  ...data,
  reference,
  assemble: (values, extra = {}) => (hindi && isInHindi(values, extra) ? hindi : clauses)().compose({ ...extra, ...values }),
});

function isInHindi({ language, allegations, complaint_summary }: FormValues, { paragraphs }: Record<string, unknown>): boolean {
  if (language) return language === 'hindi';
  const answered = Array.isArray(paragraphs) ? (paragraphs as { text: string }[]).map(({ text }) => text) : [];
  return isMostlyHindi([allegations, complaint_summary, ...answered].filter(Boolean).join('\n'));
}

const reasonOf = (error: unknown): string => (error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message);
