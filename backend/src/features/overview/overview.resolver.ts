import { Args, ArgsType, Field, Int, Query, Resolver } from '@nestjs/graphql';
import { IsInt, Max, Min } from 'class-validator';
import { Access } from '../../core/access/access.decorator.js';
import { OverviewService } from './overview.service.js';
import { DayOfActivity } from './overview.views.js';

const DAYS = 30;
const DAYS_MAX = 90;

@ArgsType()
class ActivityArgs {
  @Field(() => Int, { defaultValue: DAYS, description: `Number of days, 1 to ${DAYS_MAX}; today is the last of them.` })
  @Max(DAYS_MAX, { message: `days must be at most ${DAYS_MAX}` })
  @Min(1, { message: 'days must be at least 1' })
  @IsInt({ message: 'days must be a whole number' })
  days: number;
}

@Resolver(() => DayOfActivity)
@Access('admin')
export class OverviewResolver {
  constructor(private readonly overview: OverviewService) {}

  @Query(() => [DayOfActivity], { description: 'How the product was used, day by day, oldest first.' })
  activity(@Args() { days }: ActivityArgs): Promise<DayOfActivity[]> {
    return this.overview.activity(days);
  }
}
