import { ObjectType } from '@nestjs/graphql';
import { ShownToKeys } from '../../core/access/keys/shown-to-keys.js';
import { PickFields } from '../../core/descriptions/api-field.js';
import { User } from './users.entity.js';

@ShownToKeys()
@ObjectType('User', { description: 'A registered person, as that person sees the account.' })
export class UserView extends PickFields(User, 'id', 'name', 'email', 'phone', 'role', 'createdAt', 'lastLogin') {}
