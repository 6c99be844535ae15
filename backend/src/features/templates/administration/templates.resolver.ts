import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access, ClientSignal, CurrentAdmin } from '../../../core/access/access.decorator.js';
import type { AdminActor } from '../../../core/access/actor.js';
import { IdArg, Input } from '../../../core/graphql/described-args.js';
import { CreateTemplateInput, PreviewTemplateInput, SaveTemplateInput, TemplatePriceInput } from './templates.inputs.js';
import { MAX_TEMPLATES, TemplatesAdminService } from './templates.service.js';
import { AdminTemplate, AdminTemplateDetails, RemovedTemplate, TemplateContentView, TemplatePreview } from './templates.views.js';

const TYPE = 'documentType';
const REVISION = { type: () => Int, description: 'The revision that was opened.' } as const;
const NUMBER = { type: () => Int, description: 'Number of the version.' } as const;

/** Templates, as administrators see and write them. */
@Resolver(() => AdminTemplateDetails)
@Access('admin')
export class TemplatesAdminResolver {
  constructor(private readonly templates: TemplatesAdminService) {}

  @Query(() => [AdminTemplate], { description: `Every template: at most ${MAX_TEMPLATES} of administrators, then the shipped ones.` })
  adminTemplates(): Promise<AdminTemplate[]> {
    return this.templates.list();
  }

  @Query(() => AdminTemplateDetails, {
    nullable: true,
    description: 'A template with its draft and its versions; a shipped one to be read.',
  })
  adminTemplate(@IdArg('The template.', TYPE) documentType: string): Promise<AdminTemplateDetails> {
    return this.templates.open(documentType);
  }

  @Query(() => TemplateContentView, { nullable: true, description: 'A published version of a template, as it was written.' })
  templateVersion(
    @IdArg('The template.', TYPE) documentType: string,
    @Args('number', NUMBER) number: number,
  ): Promise<TemplateContentView> {
    return this.templates.version(documentType, number);
  }

  @Query(() => TemplatePreview, { description: 'The document of the sample, or the faults of a template. Nothing is kept.' })
  previewTemplate(
    @CurrentAdmin() actor: AdminActor,
    @Input() input: PreviewTemplateInput,
    @ClientSignal() signal?: AbortSignal,
  ): Promise<TemplatePreview> {
    return this.templates.preview(actor, input, signal);
  }

  @Mutation(() => AdminTemplateDetails, { description: `Begins a template, from nothing or as a copy. At most ${MAX_TEMPLATES}.` })
  createTemplate(@CurrentAdmin() actor: AdminActor, @Input() input: CreateTemplateInput): Promise<AdminTemplateDetails> {
    return this.templates.create(actor, input);
  }

  @Mutation(() => AdminTemplateDetails, {
    description: 'Saves the draft of a template; one with faults is refused, with the place of each.',
  })
  saveTemplate(@CurrentAdmin() actor: AdminActor, @Input() input: SaveTemplateInput): Promise<AdminTemplateDetails> {
    return this.templates.save(actor, input);
  }

  @Mutation(() => AdminTemplateDetails, { description: 'Publishes the draft as the next version; users draft with it from now on.' })
  publishTemplate(
    @CurrentAdmin() actor: AdminActor,
    @IdArg('The template.', TYPE) documentType: string,
    @Args('revision', REVISION) revision: number,
  ): Promise<AdminTemplateDetails> {
    return this.templates.publish(actor, documentType, revision);
  }

  @Mutation(() => AdminTemplateDetails, { description: 'Takes a template from users; what they made with it is kept.' })
  withdrawTemplate(
    @CurrentAdmin() actor: AdminActor,
    @Args('documentType', { type: () => ID, description: 'The template.' }) documentType: string,
  ): Promise<AdminTemplateDetails> {
    return this.templates.withdraw(actor, documentType);
  }

  @Mutation(() => RemovedTemplate, { description: 'Deletes a template that was never published, with its price.' })
  async removeTemplate(
    @CurrentAdmin() actor: AdminActor,
    @Args('documentType', { type: () => ID, description: 'The template.' }) documentType: string,
  ): Promise<RemovedTemplate> {
    await this.templates.remove(actor, documentType);
    return { documentType };
  }

  @Mutation(() => ID, {
    description: 'Deletes a template that was never published, with its price. Answers with its type.',
    deprecationReason: 'Deprecated since 2026-12-01, stays until 2027-06-01: its answer cannot grow. Use `removeTemplate`.',
  })
  async deleteTemplate(
    @CurrentAdmin() actor: AdminActor,
    @Args('documentType', { type: () => ID, description: 'The template.' }) documentType: string,
  ): Promise<string> {
    await this.templates.remove(actor, documentType);
    return documentType;
  }

  @Mutation(() => AdminTemplateDetails, { description: 'Makes a published version the draft again; users see it when it is published.' })
  restoreTemplateVersion(
    @CurrentAdmin() actor: AdminActor,
    @IdArg('The template.', TYPE) documentType: string,
    @Args('number', NUMBER) number: number,
    @Args('revision', REVISION) revision: number,
  ): Promise<AdminTemplateDetails> {
    return this.templates.restore(actor, documentType, number, revision);
  }

  @Mutation(() => AdminTemplateDetails, { description: 'Sets what a draft with a template costs; it is a row of the price list.' })
  setTemplatePrice(@CurrentAdmin() actor: AdminActor, @Input() input: TemplatePriceInput): Promise<AdminTemplateDetails> {
    return this.templates.setPrice(actor, input);
  }
}
