import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { checkChoices, checkTemplate } from './template-checks.js';
import { compileClauses } from './template-engine.js';
import { type TemplateData, templateSchema } from './template-schema.js';
import type { FormValues } from './form-values.js';

export interface DocumentTemplate extends TemplateData {
  /** The whole document with numbered clauses. `extra` holds what does not come from the form. */
  assemble(values: FormValues, extra?: Record<string, unknown>): string;
}

const FOLDER = path.join(import.meta.dirname, '../templates');
/** Type that a client shows first. */
const FIRST = 'rent_agreement';

/** Every template of the product, read and checked when it starts; a broken one stops the build and the start. */
@Injectable()
export class TemplateStore {
  private readonly templates: Map<string, DocumentTemplate>;

  constructor() {
    this.templates = new Map(loadTemplates().map((template) => [template.documentType, template]));
  }

  all(): DocumentTemplate[] {
    return [...this.templates.values()];
  }

  find(documentType: string): DocumentTemplate | undefined {
    return this.templates.get(documentType);
  }
}

/**
 * @param thorough also with each optional field by itself, as the build does
 * @throws Error that names the folder of a template whose data, clauses or references are broken, and what to mend
 */
export function loadTemplates(folder: string = FOLDER, thorough = false): DocumentTemplate[] {
  const names = readdirSync(folder).sort((a, b) => Number(b === FIRST) - Number(a === FIRST) || a.localeCompare(b));
  return names.map((name) => {
    try {
      return readTemplate(path.join(folder, name), name, thorough);
    } catch (error) {
      throw new Error(`template ${name}: ${reasonOf(error)}`, { cause: error });
    }
  });
}

/** One template by its document type, which has to be one of the product's. @throws Error like `loadTemplates` */
export const loadTemplate = (documentType: string): DocumentTemplate => readTemplate(path.join(FOLDER, documentType), documentType, false);

function readTemplate(folder: string, name: string, thorough: boolean): DocumentTemplate {
  const data = templateSchema.parse(JSON.parse(readFileSync(path.join(folder, 'template.json'), 'utf8')));
  if (data.documentType !== name) throw new Error(`the folder is called ${name} but the template ${data.documentType}`);
  const clauses = compileClauses(readFileSync(path.join(folder, 'document.liquid'), 'utf8'), data.unit);
  checkTemplate(data, clauses);
  if (thorough) checkChoices(data, clauses);
  return { ...data, assemble: (values, extra = {}) => clauses.compose({ ...extra, ...values }) };
}

const reasonOf = (error: unknown): string => (error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message);
