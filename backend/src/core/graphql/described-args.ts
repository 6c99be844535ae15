import { Args, ID } from '@nestjs/graphql';

/** The one argument `input` of a mutation; its fields are described at its type. */
export const Input = () => Args('input', { description: 'What the operation takes; see the fields of its type.' });

/** An argument that names a record by its id. */
export const IdArg = (description: string, name = 'id') => Args(name, { type: () => ID, description });
