import { clientFor } from '../../shared/apollo/client.js';
import { toAppError } from '../../shared/apollo/to-app-error.js';
import { graphql } from '../../shared/gql/index.js';

const REGISTER = graphql(`
  mutation Register($input: RegisterInput!) {
    register(input: $input) {
      id
    }
  }
`);

export interface Registration {
  name: string;
  email: string;
  phone: string;
  password: string;
}

/** Creates an account. Loaded only on submit, to keep Apollo out of the page's first load. @throws AppError */
export async function registerUser(input: Registration): Promise<void> {
  try {
    await clientFor('user', null).mutate({ mutation: REGISTER, variables: { input } });
  } catch (error) {
    throw toAppError(error);
  }
}
