import { Injectable } from '@nestjs/common';
import { HouseStyleService } from '../letterhead/house-style.service.js';
import { ordinaryLayout, type PageLayout } from '../layout/page-layout.js';
import type { Paper } from '../paper.js';
import { FileTooLargeForCourtError, NoLetterheadError } from '../rendering.errors.js';
import { courtLayout } from './court-format.js';
import { CourtFormatsService } from './court-formats.service.js';

/** How a user wants a file to look. */
export interface LayoutOrder {
  /** A4 unless given; a court format has its own. */
  paper?: Paper;
  /** With the letterhead that administrators set. */
  letterhead?: boolean;
  /** The id of a court format, or `auto` for that of the court that the paper names. */
  courtFormat?: string | null;
}

export interface FoundLayout {
  layout: PageLayout;
  /** Of a finished file. @throws FileTooLargeForCourtError for one that the court does not take */
  check: (bytes: Uint8Array) => Uint8Array;
}

const BYTES_PER_MB = 1_000_000;

/** What the pages of a file look like: as its court wants them, with a letterhead, or plain. */
@Injectable()
export class PageLayouts {
  constructor(
    private readonly styles: HouseStyleService,
    private readonly courts: CourtFormatsService,
  ) {}

  /** @throws NoLetterheadError (422), CourtFormatNotFoundError (404) */
  async find(content: string, { paper = 'A4', letterhead, courtFormat }: LayoutOrder): Promise<FoundLayout> {
    const format = courtFormat ? await this.courts.wanted(courtFormat, content) : null;
    if (format) {
      const { name, maxFileMb } = format;
      const check = (bytes: Uint8Array): Uint8Array => {
        const limit = maxFileMb === null ? Infinity : maxFileMb * BYTES_PER_MB;
        if (bytes.length > limit) throw new FileTooLargeForCourtError(name, { bytes: bytes.length, limit });
        return bytes;
      };
      return { layout: courtLayout(format), check };
    }
    const head = letterhead ? await this.styles.letterhead() : null;
    if (letterhead && !head) throw new NoLetterheadError();
    return { layout: ordinaryLayout(paper, head), check: (bytes) => bytes };
  }
}
