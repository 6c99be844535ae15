import { execFileSync } from 'node:child_process';
import { Failure, main } from './lib/failure.mjs';
import { rootDir } from './lib/paths.mjs';

const LIMIT_MS = 120_000;
const OUTPUT_MAX_BYTES = 64 * 2 ** 20;
const DEVELOPMENT = 'cdx:npm:package:development';

/**
 * Prints the npm packages that the product runs with, in CycloneDX's format. `npm sbom --omit=dev` leaves out every package that some
 * workspace needs for its development, too, such as React; so all are listed, and those that serve nothing else are taken out here.
 */
await main(() => {
  const text = execFileSync('npm', ['sbom', '--sbom-format=cyclonedx'], {
    cwd: rootDir,
    encoding: 'utf8',
    timeout: LIMIT_MS,
    maxBuffer: OUTPUT_MAX_BYTES,
  });
  const document = JSON.parse(text);
  if (document.bomFormat !== 'CycloneDX') throw new Failure('npm sbom printed no CycloneDX document.');
  const components = document.components.filter((component) => !isForDevelopment(component)).map(withReadableReferences);
  const kept = new Set([document.metadata.component['bom-ref'], ...components.map((component) => component['bom-ref'])]);
  const dependencies = document.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => kept.has(each)) }));
  process.stdout.write(`${JSON.stringify({ ...document, components, dependencies }, null, 2)}\n`);
  return 0;
});

function isForDevelopment({ properties = [] }) {
  return properties.some(({ name, value }) => name === DEVELOPMENT && value === 'true');
}

/** Without addresses such as git@github.com:owner/name.git, which the format does not take. */
function withReadableReferences(component) {
  return { ...component, externalReferences: (component.externalReferences ?? []).filter(({ url }) => URL.canParse(url)) };
}
