import { Module } from '@nestjs/common';
import { ModelUsageModule } from '../model-usage/model-usage.module.js';
import { ModelEditor } from './model/model-editor.js';

@Module({
  imports: [ModelUsageModule],
  providers: [ModelEditor],
  exports: [ModelEditor],
})
export class EditingModule {}
