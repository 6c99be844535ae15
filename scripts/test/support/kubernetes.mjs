import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { parse, parseAllDocuments } from 'yaml';
import { inRoot } from '../../lib/paths.mjs';

const FOLDER = inRoot('deploy/kubernetes');
const KUSTOMIZATION = 'kustomization.yaml';

/** The kustomization, and every object of the files that it names. */
export function readManifests() {
  const kustomization = parse(readFileSync(path.join(FOLDER, KUSTOMIZATION), 'utf8'));
  const objects = kustomization.resources.flatMap((file) =>
    parseAllDocuments(readFileSync(path.join(FOLDER, file), 'utf8')).map((document) => {
      if (document.errors.length > 0) throw document.errors[0];
      return document.toJS();
    }),
  );
  const files = readdirSync(FOLDER).filter((file) => file !== KUSTOMIZATION);
  return { kustomization, objects, files };
}

/**
 * What is wrong with objects by the types that are generated from the API of Kubernetes: unknown and misspelt fields, values of a
 * wrong kind, fields that are missing.
 * @param {{ apiVersion: string, kind: string }[]} objects
 * @returns {{ index: number, text: string }[]} each with the place of its object
 */
export function typeFaults(objects) {
  const sources = objects.map(({ apiVersion, kind, ...rest }, index) => {
    const [group, version] = apiVersion.includes('/') ? apiVersion.split('/') : ['core', apiVersion];
    const module = `kubernetes-types/${group.replace(/[.]k8s[.]io$/, '')}/${version}`;
    return `import type { ${kind} as K${index} } from '${module}';\nexport const o${index}: K${index} = ${JSON.stringify({ apiVersion, kind, ...rest })};\n`;
  });
  const source = sources.join('');
  const file = inRoot('scripts/manifests-in-memory.ts');
  const options = { strict: true, noEmit: true, types: [], lib: ['lib.es2022.d.ts'], module: ts.ModuleKind.NodeNext };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.getSourceFile = (name, ...rest) =>
    path.resolve(name) === file ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022) : getSourceFile.call(host, name, ...rest);
  host.fileExists = (name) => path.resolve(name) === file || fileExists.call(host, name);
  const program = ts.createProgram([file], options, host);
  const ends = sources.map((_, index) => sources.slice(0, index + 1).join('').length);
  return ts.getPreEmitDiagnostics(program).map(({ start = 0, messageText }) => ({
    index: ends.findIndex((end) => start < end),
    text: ts.flattenDiagnosticMessageText(messageText, ' '),
  }));
}
