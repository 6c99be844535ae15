import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { AdminAuthController } from './admin-auth.controller.js';
import { AdminAuthResolver } from './admin-auth.resolver.js';
import { AdminAuthService } from './admin-auth.service.js';

@Module({ imports: [UsersModule], controllers: [AdminAuthController], providers: [AdminAuthService, AdminAuthResolver] })
export class AdminAuthModule {}
