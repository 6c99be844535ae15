import { Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access, CurrentAdmin, OpenToKeys } from '../../../core/access/access.decorator.js';
import type { AdminActor } from '../../../core/access/actor.js';
import { Input } from '../../../core/graphql/described-args.js';
import { HouseStyleInput } from './house-style.inputs.js';
import { HouseStyleService } from './house-style.service.js';
import { ClearedHouseStyle, HouseStyleView } from './house-style.views.js';

@Resolver(() => HouseStyleView)
export class HouseStyleResolver {
  constructor(private readonly styles: HouseStyleService) {}

  @Query(() => Boolean, { description: 'Whether documents can be downloaded with a letterhead.' })
  @Access('user')
  @OpenToKeys('DOCUMENTS_READ')
  letterheadAvailable(): Promise<boolean> {
    return this.styles.isSet();
  }

  @Query(() => HouseStyleView, { nullable: true, description: 'The letterhead of documents; null where none was set.' })
  @Access('admin')
  houseStyle(): Promise<HouseStyleView | null> {
    return this.styles.current();
  }

  @Mutation(() => HouseStyleView, { description: 'Sets the letterhead that users may have their documents printed with.' })
  @Access('admin')
  setHouseStyle(@CurrentAdmin() actor: AdminActor, @Input() input: HouseStyleInput): Promise<HouseStyleView> {
    return this.styles.set(actor, input);
  }

  @Mutation(() => ClearedHouseStyle, { description: 'Takes the letterhead away.' })
  @Access('admin')
  async clearHouseStyle(@CurrentAdmin() actor: AdminActor): Promise<ClearedHouseStyle> {
    return { wasSet: await this.styles.remove(actor) };
  }

  @Mutation(() => Boolean, {
    description: 'Takes the letterhead away; false where there was none.',
    deprecationReason: 'Deprecated since 2026-12-01, stays until 2027-06-01: its answer cannot grow. Use `clearHouseStyle`.',
  })
  @Access('admin')
  removeHouseStyle(@CurrentAdmin() actor: AdminActor): Promise<boolean> {
    return this.styles.remove(actor);
  }
}
