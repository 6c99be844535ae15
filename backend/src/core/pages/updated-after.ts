import { Field } from '@nestjs/graphql';
import { IsDate, IsOptional } from 'class-validator';
import { Rules } from '../validation/rules.js';

/** An argument for programs that copy a list and ask for what is new. @param what of a row counts */
export const UpdatedAfter = (what: string): PropertyDecorator =>
  Rules(
    Field(() => Date, {
      nullable: true,
      description: `Only what changed after this time: ${what}. Begin a minute before you asked last, since a change may be seen a moment later than its time.`,
    }),
    IsDate({ message: 'updatedAfter must be a time' }),
    IsOptional(),
  );
