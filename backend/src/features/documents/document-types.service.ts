import { Injectable } from '@nestjs/common';
import { TemplateStore } from './template/template-store.js';

/** The kinds of document there are, for features that only need to know whether a name is one of them. */
@Injectable()
export class DocumentTypesService {
  constructor(private readonly templates: TemplateStore) {}

  has(documentType: string): boolean {
    return this.templates.find(documentType) !== undefined;
  }
}
