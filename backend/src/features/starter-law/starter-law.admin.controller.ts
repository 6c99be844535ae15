import { Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { Access, CurrentAdmin, OpenToKeys } from '../../core/access/access.decorator.js';
import type { AdminActor } from '../../core/access/actor.js';
import { Describes } from '../../core/descriptions/describes.decorator.js';
import { StarterLawService } from './starter-law.service.js';
import { StarterLaw } from './starter-law.views.js';

@Controller('api/admin/starter-law')
@Access('admin')
@OpenToKeys('LIBRARY_ADMIN')
export class StarterLawAdminController {
  constructor(private readonly service: StarterLawService) {}

  @Get()
  @Describes('How far the loading of the starter law is.', { id: 'getStarterLaw', answer: StarterLaw })
  status(): Promise<StarterLaw> {
    return this.service.status();
  }

  @Post()
  @Describes('Loads the acts that are lacking in the background.', {
    id: 'loadStarterLaw',
    status: 202,
    answer: StarterLaw,
    errors: { 409: 'Switched off by the settings' },
  })
  @HttpCode(202)
  load(@CurrentAdmin() actor: AdminActor): Promise<StarterLaw> {
    return this.service.load(actor);
  }

  @Post('update')
  @Describes('Replaces the acts that have changed in the background; what administrators edited or replaced stays.', {
    id: 'updateStarterLaw',
    status: 202,
    answer: StarterLaw,
    errors: { 409: 'Switched off by the settings' },
  })
  @HttpCode(202)
  update(@CurrentAdmin() actor: AdminActor): Promise<StarterLaw> {
    return this.service.update(actor);
  }

  @Delete()
  @Describes('Removes all starter law in the background, except what administrators edited or replaced.', {
    id: 'removeStarterLaw',
    status: 202,
    answer: StarterLaw,
    errors: { 409: 'There is none' },
  })
  @HttpCode(202)
  remove(@CurrentAdmin() actor: AdminActor): Promise<StarterLaw> {
    return this.service.remove(actor);
  }
}
