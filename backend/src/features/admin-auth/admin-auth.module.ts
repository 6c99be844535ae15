import { Module } from '@nestjs/common';
import { SignInModule } from '../sign-in/sign-in.module.js';
import { AdminAuthController } from './admin-auth.controller.js';
import { AdminAuthResolver } from './admin-auth.resolver.js';
import { AdminAuthService } from './admin-auth.service.js';

@Module({ imports: [SignInModule], controllers: [AdminAuthController], providers: [AdminAuthService, AdminAuthResolver] })
export class AdminAuthModule {}
