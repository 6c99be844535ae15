import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import type { Observable } from 'rxjs';
import { answerBudget, AnswerTooLargeError } from '../answers/answer-budget.js';
import { forgetLoaded } from './batched.js';

/**
 * Gives each root field of a mutation loaders of its own. Such fields run one after the other, each with everything below it, and what one
 * changes the next has to see.
 */
@Injectable()
export class FreshLoaders implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (context.getType<'http' | 'graphql'>() === 'graphql') {
      const graphql = GqlExecutionContext.create(context);
      if (graphql.getInfo<GraphQLResolveInfo>().parentType.name === 'Mutation') {
        // The client will see no answer to any of them: nothing further is changed.
        if (answerBudget()?.spent) throw new AnswerTooLargeError();
        forgetLoaded(graphql.getContext<object>());
      }
    }
    return next.handle();
  }
}
