import { Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ShownToKeys } from '../../core/access/keys/shown-to-keys.js';
import { ApiField } from '../../core/descriptions/api-field.js';

export enum StarterLawPhase {
  OFF = 'off',
  NOT_LOADED = 'not_loaded',
  LOADING = 'loading',
  WAITING = 'waiting',
  LOADED = 'loaded',
  REMOVING = 'removing',
  REMOVED = 'removed',
}
registerEnumType(StarterLawPhase, {
  name: 'StarterLawPhase',
  description: 'How far the starter law is.',
  valuesMap: {
    OFF: { description: 'Switched off by the settings.' },
    NOT_LOADED: { description: 'Not loaded, since the library was not empty at the first start.' },
    LOADING: { description: 'A worker fetches the acts; questions are answered from those that are there.' },
    WAITING: { description: 'The source does not answer, or has another file; `problem` says what, `nextTryAt` when it is asked again.' },
    LOADED: { description: 'All acts have been dealt with.' },
    REMOVING: { description: 'A worker removes the acts.' },
    REMOVED: { description: 'An administrator removed it; it is not loaded again by itself.' },
  },
});

@ShownToKeys('LIBRARY_ADMIN')
@ObjectType({ description: 'An act of the starter law that needs a look.' })
export class StarterActNote {
  @ApiField(() => String, { description: 'Title and year.' })
  act: string;

  @ApiField(() => String, { description: 'What is the matter with it.' })
  note: string;
}

@ShownToKeys('LIBRARY_ADMIN')
@ObjectType({ description: 'The central acts that the product fetches for a library that is empty at the first start.' })
export class StarterLaw {
  @ApiField(() => StarterLawPhase, { description: 'How far it is.' })
  phase: StarterLawPhase;

  @ApiField(() => Int, { description: 'Acts in all.' })
  total: number;

  @ApiField(() => Int, { description: 'Acts that are in the library as they were loaded.' })
  loaded: number;

  @ApiField(() => Int, { description: 'Those of them from which questions are answered.' })
  indexed: number;

  @ApiField(() => Int, { description: 'Acts that administrators brought themselves, edited, replaced or removed; they are never touched.' })
  kept: number;

  @ApiField(() => String, { description: 'The host or folder that they are fetched from.' })
  source: string;

  @ApiField(() => String, { description: 'The day as on which they are printed, such as `2026-05-10`.' })
  asOf: string;

  @ApiField(() => String, { nullable: true, description: 'Why they cannot be fetched now.' })
  problem: string | null;

  @ApiField(() => Date, { nullable: true, description: 'When the source is asked again.' })
  nextTryAt: Date | null;

  @ApiField(() => [StarterActNote], { description: 'Acts whose files are not what they should be; they were not loaded.' })
  refused: StarterActNote[];

  @ApiField(() => [String], {
    description: 'Acts of which the manifest names another text than the one that was loaded; the next update replaces them.',
  })
  changed: string[];
}
