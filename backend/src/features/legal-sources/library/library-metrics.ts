import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Metrics } from '../../../core/observability/metrics/metrics.js';
import { LegalDocument } from '../legal-sources.entity.js';

/** How many documents the library has, by how far their indexing is; the same in every process. */
@Injectable()
export class LibraryMetrics {
  constructor(@InjectRepository(LegalDocument) documents: Repository<LegalDocument>, metrics: Metrics) {
    metrics.gauge('themis_legal_documents', 'Documents of the library, by status.', ['status'], async () => {
      const rows = await documents
        .createQueryBuilder('document')
        .select('document.status', 'status')
        .addSelect('count(*)', 'count')
        .groupBy('document.status')
        .getRawMany<{ status: string; count: string }>();
      return rows.map(({ status, count }) => ({ labels: { status }, value: Number(count) }));
    });
  }
}
