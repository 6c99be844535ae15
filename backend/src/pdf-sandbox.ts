import type { Queryable } from './core/database/schema-state.js';
import type { HealthAnswer } from './core/observability/health.js';
import type { PdfEngine } from './ports/pdf-engine/pdf-engine.js';

/**
 * Whether the browser of a worker has its sandbox. Only workers print, perhaps on other machines: the one that started
 * last writes down what it found, and every process tells it.
 */
export async function recordPdfSandbox(pdf: PdfEngine, database: Queryable): Promise<void> {
  const sandboxed = await pdf.hasSandbox();
  await database.query('update installation set pdf_sandboxed = $1', [sandboxed]);
}

/** @see recordPdfSandbox; no trouble is told as long as nothing is known. */
export async function pdfSandboxHealth(database: Queryable): Promise<HealthAnswer> {
  const [row] = (await database.query('select pdf_sandboxed as sandboxed from installation')) as { sandboxed: boolean | null }[];
  return row?.sandboxed === false
    ? { ok: false, detail: 'this system refuses the browser its sandbox; PDF files are printed without it', reason: 'is off' }
    : { ok: true, detail: row?.sandboxed ? 'on' : 'not known yet' };
}
