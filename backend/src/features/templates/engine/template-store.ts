import { Injectable } from '@nestjs/common';
import { type DocumentTemplate, shippedTemplates } from './document-template.js';

/**
 * Every template of the product. Its data are read at the start; its clauses are compiled when they are first used, which takes 20 ms each.
 * The build has checked them all with `loadTemplates`.
 */
@Injectable()
export class TemplateStore {
  private readonly templates: Map<string, DocumentTemplate>;

  constructor() {
    this.templates = new Map(shippedTemplates().map((template) => [template.documentType, template]));
  }

  all(): DocumentTemplate[] {
    return [...this.templates.values()];
  }

  find(documentType: string): DocumentTemplate | undefined {
    return this.templates.get(documentType);
  }
}
