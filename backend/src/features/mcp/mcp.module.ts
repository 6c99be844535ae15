import { Module } from '@nestjs/common';
import { InnerOperations } from '../../core/graphql/inner/inner-operations.js';
import { ConfidentialWall } from './confidential-wall.js';
import { McpController } from './mcp.controller.js';

/** The product as tools and resources for programs that speak the Model Context Protocol. */
@Module({ controllers: [McpController], providers: [ConfidentialWall, InnerOperations] })
export class McpModule {}
