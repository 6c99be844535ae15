import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { Access, CurrentActor } from '../../../core/access/access.decorator.js';
import type { Actor } from '../../../core/access/actor.js';
import { Describes, DescribesPath } from '../../../core/descriptions/describes.decorator.js';
import { allFields, described, mapOf } from '../../../core/descriptions/shape.js';
import { UnfinishedForms } from './unfinished-forms.service.js';
import { UnfinishedFormBody } from './unfinished.inputs.js';
import { DiscardedForm, UnfinishedFormView } from './unfinished.views.js';

const FORM = {
  ...allFields(UnfinishedFormView),
  templateData: described("Texts by the names of the template's fields.", mapOf('string')),
  extra: described('Texts that a client keeps besides the form, by names of its own.', mapOf('string')),
} as const;

@Controller('api/document/unfinished')
@DescribesPath({ documentType: 'One of the templates.' })
@Access('user')
export class UnfinishedFormsController {
  constructor(private readonly forms: UnfinishedForms) {}

  @Get()
  @Describes('Your forms that no document was generated from yet, last changed first.', {
    id: 'listUnfinishedForms',
    answer: [FORM],
  })
  list(@CurrentActor() actor: Actor): Promise<UnfinishedFormView[]> {
    return this.forms.listForAnswer(actor);
  }

  @Put(':documentType')
  @Describes('Keeps the entries of a form until a document of its type is generated. They replace those kept before; empty ones end it.', {
    id: 'keepUnfinishedForm',
    answer: FORM,
    errors: { 400: 'Unknown document type', 409: 'The template was withdrawn' },
  })
  keep(
    @CurrentActor() actor: Actor,
    @Param('documentType') documentType: string,
    @Body() body: UnfinishedFormBody,
  ): Promise<UnfinishedFormView> {
    return this.forms.keep(actor, { ...body, documentType });
  }

  @Delete(':documentType')
  @Describes('Discards the entries of an unfinished form.', { id: 'discardUnfinishedForm', answer: DiscardedForm })
  discard(@CurrentActor() actor: Actor, @Param('documentType') documentType: string): Promise<DiscardedForm> {
    return this.forms.discard(actor, documentType);
  }
}
