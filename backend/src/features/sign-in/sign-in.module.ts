import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { SignInService } from './sign-in.service.js';

@Module({ imports: [UsersModule], providers: [SignInService], exports: [SignInService] })
export class SignInModule {}
