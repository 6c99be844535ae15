import { Global, Module } from '@nestjs/common';
import { FileCipher } from './file-cipher.js';

@Global()
@Module({ providers: [FileCipher], exports: [FileCipher] })
export class FilesModule {}
