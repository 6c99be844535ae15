import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { Access, OpenToKeys } from '../../../core/access/access.decorator.js';
import { SourceViewer } from './source-viewer.service.js';
import { SourceDocument } from './source-viewer.views.js';

@Resolver()
@Access('admin')
@OpenToKeys('LIBRARY_ADMIN')
export class SourceViewerAdminResolver {
  constructor(private readonly viewer: SourceViewer) {}

  @Query(() => SourceDocument, { nullable: true, description: 'A source of law as its readers see it, for administrators.' })
  async legalDocumentSource(
    @Args('id', { type: () => ID, description: 'Of the document in the library.' }) id: string,
  ): Promise<SourceDocument> {
    return (await this.viewer.open(id)).document;
  }
}
