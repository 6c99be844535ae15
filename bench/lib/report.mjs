import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { meetsTarget } from './result.mjs';

const HEAD = ['metric', 'ours', 'reference', 'ratio', 'unit', 'target', '', 'CPU s (reference)'];
const LEFT = new Set([0, 4, 5, 6]);

/** What a number depends on besides the code. */
export function surroundings(seed) {
  const cpus = os.cpus();
  return {
    date: new Date().toISOString(),
    seed,
    commit: commit(),
    node: process.version,
    os: `${os.type()} ${os.release()} ${os.arch()}`,
    cpus: cpus.length,
    cpuModel: cpus[0]?.model ?? 'unknown',
    memoryMb: Math.round(os.totalmem() / 2 ** 20),
    loadAverage: os.loadavg()[0],
  };
}

export function printSurroundings({ node, os: system, cpus, cpuModel, memoryMb, loadAverage, seed, commit: revision }) {
  console.log(`node ${node}, ${system}, ${cpus} × ${cpuModel}, ${memoryMb} MB, seed ${seed}${revision ? `, commit ${revision}` : ''}`);
  if (loadAverage > 0.5)
    console.log(`The machine is not idle (load ${loadAverage.toFixed(1)}): times are worth less, ratios and CPU seconds still count.`);
}

/** @param {{ name: string, results: import('./result.mjs').Result[], skipped?: string, notes?: string[] }} outcome */
export function printOutcome({ name, results, skipped, notes = [] }, seconds) {
  console.log(`\n${name} (${seconds.toFixed(0)} s)`);
  if (skipped) console.log(`  skipped: ${skipped.replace(/^skipped: /, '')}`);
  const head = results.some(({ cpuSeconds }) => cpuSeconds) ? HEAD : [...HEAD.slice(0, -1), ''];
  if (results.length > 0) printTable([head, ...results.map(cells)]);
  for (const note of notes) console.log(`  ${note}`);
}

/** @returns {string} the file, relative to the checkout */
export function saveOutcome(outcome, facts) {
  const file = path.join('bench', 'results', `${facts.date.replace(/[:.]/g, '-')}-${outcome.name}.json`);
  mkdirSync(inRoot('bench', 'results'), { recursive: true });
  writeFileSync(inRoot(file), `${JSON.stringify({ ...facts, ...outcome }, null, 2)}\n`);
  return file;
}

function cells(result) {
  const met = meetsTarget(result);
  const { metric, ours, reference, ratio, unit, target, cpuSeconds } = result;
  return [
    metric,
    shown(ours),
    shown(reference),
    ratio == null ? '' : `${shown(ratio)}×`,
    unit,
    target ?? '',
    met === null ? '' : met ? 'met' : 'MISSED',
    cpuSeconds ? `${shown(cpuSeconds.ours)} (${shown(cpuSeconds.reference)})` : '',
  ];
}

const shown = (value) => (value == null ? '' : typeof value === 'number' ? String(Number(value.toPrecision(4))) : String(value));

function printTable(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  for (const row of rows) {
    const line = row.map((cell, column) => (LEFT.has(column) ? cell.padEnd(widths[column]) : cell.padStart(widths[column]))).join('  ');
    console.log(`  ${line.trimEnd()}`);
  }
}

function commit() {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: inRoot(),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 5000,
    }).trim();
  } catch {
    return null;
  }
}
