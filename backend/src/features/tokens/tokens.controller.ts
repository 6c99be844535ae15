import { Controller, Get } from '@nestjs/common';
import { Access, CurrentActor, OpenToKeys } from '../../core/access/access.decorator.js';
import type { Actor } from '../../core/access/actor.js';
import { TokensService } from './tokens.service.js';
import { TokenBalance } from './tokens.views.js';
import { Describes } from '../../core/openapi/describes.decorator.js';

@Controller('api/tokens')
@Access('user')
@OpenToKeys('DOCUMENTS_READ', 'DOCUMENTS_WRITE')
export class TokensController {
  constructor(private readonly tokens: TokensService) {}

  @Get('balance')
  @Describes("The signed-in user's balance.", { id: 'getTokenBalance', answer: TokenBalance })
  async balance(@CurrentActor() actor: Actor): Promise<TokenBalance> {
    return { tokens: await this.tokens.balance(actor.userId) };
  }
}
