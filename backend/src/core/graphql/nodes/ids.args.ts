import { ArgsType, Field, ID } from '@nestjs/graphql';
import { ArrayMaxSize, IsArray, IsString, MaxLength } from 'class-validator';

const IDS_MAX = 100;
export const ID_MAX = 200;

/** Ids of what is wanted, for queries that answer null for each that they do not find. */
@ArgsType()
export class IdsArgs {
  @Field(() => [ID], { description: `The ids to look up, at most ${IDS_MAX}.` })
  @MaxLength(ID_MAX, { each: true, message: `ids must be at most ${ID_MAX} characters each` })
  @IsString({ each: true, message: 'ids must be texts' })
  @ArrayMaxSize(IDS_MAX, { message: `ids must be at most ${IDS_MAX}` })
  @IsArray({ message: 'ids must be a list' })
  ids: string[];
}
