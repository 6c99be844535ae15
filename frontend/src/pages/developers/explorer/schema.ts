import { buildSchema } from 'graphql';
import sdl from '../../../../../schema.graphql?raw';

/** The schema that this release was built with, so the server need not allow introspection. */
export const schema = buildSchema(sdl);
