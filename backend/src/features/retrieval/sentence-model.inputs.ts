import { ArgsType, Field } from '@nestjs/graphql';
import { IsOptional, IsString, MaxLength } from 'class-validator';

const NAME_MAX = 100;

@ArgsType()
export class ChooseSentenceModelArgs {
  @Field(() => String, {
    nullable: true,
    description: 'One of `options`, or `none` for search by words only; null or left out: as the settings say.',
  })
  @MaxLength(NAME_MAX, { message: `name must be at most ${NAME_MAX} characters` })
  @IsString()
  @IsOptional()
  name?: string | null;
}
