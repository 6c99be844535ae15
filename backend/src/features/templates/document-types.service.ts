import { Injectable } from '@nestjs/common';
import { TemplateCatalogue } from './custom/template-catalogue.js';

/** The kinds of document there are, for features that only need to know whether a name is one of them. */
@Injectable()
export class DocumentTypesService {
  constructor(private readonly templates: TemplateCatalogue) {}

  /** Also of a template that was withdrawn: what was made with it can still be downloaded. */
  has(documentType: string): Promise<boolean> {
    return this.templates.knows(documentType);
  }
}
