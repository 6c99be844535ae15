import { Injectable } from '@nestjs/common';
import { formJsonSchema } from './form/form-json-schema.js';
import { TemplateCatalogue } from './custom/template-catalogue.js';

/** The kinds of document there are, for features that only need to know whether a name is one of them. */
@Injectable()
export class DocumentTypesService {
  constructor(private readonly templates: TemplateCatalogue) {}

  /**
   * The JSON Schema of the form of a template, shipped or published.
   * @throws UnknownDocumentTypeError, TemplateWithdrawnError
   */
  async schemaOf(documentType: string): Promise<Record<string, unknown>> {
    return formJsonSchema(await this.templates.get(documentType));
  }

  /** Also of a template that was withdrawn: what was made with it can still be downloaded. */
  has(documentType: string): Promise<boolean> {
    return this.templates.knows(documentType);
  }
}
