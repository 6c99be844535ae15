import { buildSchema } from 'graphql';
import sdl from '../../../../../schema.graphql?raw';

/** The schema that this release was built with; the server need not answer introspection for it. */
export const schema = buildSchema(sdl);
