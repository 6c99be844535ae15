import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { Liquid, type Template as ParsedTemplate } from 'liquidjs';
import { numberClauses, registerClauseTags } from './clause-marks.js';
import { registerFilters } from './filters.js';
import { type TemplateData, type TemplateField, templateSchema } from './template-schema.js';
import type { FormValues } from './values.js';

export interface DocumentTemplate extends TemplateData {
  /** The whole document with numbered clauses. `extra` holds what does not come from the form. */
  assemble(values: FormValues, extra?: Record<string, unknown>): string;
}

const FOLDER = path.join(import.meta.dirname, 'templates');
/** Type that a client shows first. */
const FIRST = 'rent_agreement';

/** Every template of the product, read and checked when it starts; a broken one stops the start (and the build, by its test). */
@Injectable()
export class TemplateStore {
  private readonly templates: Map<string, DocumentTemplate>;

  constructor() {
    this.templates = new Map(loadTemplates(FOLDER).map((template) => [template.documentType, template]));
  }

  all(): DocumentTemplate[] {
    return [...this.templates.values()];
  }

  find(documentType: string): DocumentTemplate | undefined {
    return this.templates.get(documentType);
  }
}

/** @throws Error that names the folder of a template whose data, clauses or references are broken */
export function loadTemplates(folder: string): DocumentTemplate[] {
  const names = readdirSync(folder).sort((a, b) => Number(b === FIRST) - Number(a === FIRST) || a.localeCompare(b));
  return names.map((name) => {
    try {
      return loadTemplate(path.join(folder, name), name);
    } catch (error) {
      throw new Error(`template ${name}: ${(error as Error).message}`, { cause: error });
    }
  });
}

function loadTemplate(folder: string, name: string): DocumentTemplate {
  const data = templateSchema.parse(JSON.parse(readFileSync(path.join(folder, 'template.json'), 'utf8')));
  if (data.documentType !== name) throw new Error(`the folder is called ${name} but the template ${data.documentType}`);
  const names = data.fields.map((field) => field.name);
  if (new Set(names).size !== names.length) throw new Error('two fields have one name');
  const liquid = new Liquid({
    strictFilters: true,
    ownPropertyOnly: true,
    greedy: true,
    cache: false,
    fs: NO_FILES,
    relativeReference: false,
  });
  registerClauseTags(liquid);
  registerFilters(liquid);
  const parsed = liquid.parse(readFileSync(path.join(folder, 'document.liquid'), 'utf8'));
  const template: DocumentTemplate = { ...data, assemble: (values, extra = {}) => assemble(liquid, parsed, { ...extra, ...values }) };
  // Both extremes must compose: everything given, and only what is required.
  template.assemble(sampleValues(data.fields));
  template.assemble(sampleValues(data.fields.filter((field) => field.required)));
  return template;
}

function assemble(liquid: Liquid, parsed: ParsedTemplate[], scope: Record<string, unknown>): string {
  const marked = liquid.renderSync(parsed, scope) as string;
  return `${numberClauses(marked)
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}

function sampleValues(fields: readonly TemplateField[]): FormValues {
  const samples: Record<TemplateField['format'], string> = {
    text: 'sample',
    date: '2026-01-31',
    money: '1000',
    number: '11',
    email: 'a@b.example',
    phone: '+91 1',
    list: 'first\nsecond',
  };
  return Object.fromEntries(fields.map((field) => [field.name, samples[field.format]]));
}

const refuse = () => {
  throw new Error('a template includes no other file');
};

/** Templates stand alone: no file is ever read while one is rendered. */
const NO_FILES = {
  exists: () => Promise.resolve(false),
  existsSync: () => false,
  readFile: refuse,
  readFileSync: refuse,
  resolve: refuse,
};
