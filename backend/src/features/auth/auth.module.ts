import { Module } from '@nestjs/common';
import { SignInModule } from '../sign-in/sign-in.module.js';
import { UsersModule } from '../users/users.module.js';
import { AuthController } from './auth.controller.js';
import { AuthResolver } from './auth.resolver.js';
import { AuthService } from './auth.service.js';

@Module({ imports: [UsersModule, SignInModule], controllers: [AuthController], providers: [AuthService, AuthResolver] })
export class AuthModule {}
