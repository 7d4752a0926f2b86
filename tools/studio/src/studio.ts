import { parseArgs } from 'node:util';

import { recordMaster } from './manifest.ts';
import { studioPaths } from './paths.ts';

const usage = `pnpm studio record scenes/<name> --alt "What is seen"   enter a picture made elsewhere`;

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { alt: { type: 'string' } } });
  const [command, name] = positionals;
  if (command !== 'record' || !name || !values.alt) throw new Error(`Usage:\n${usage}`);
  const row = await recordMaster(studioPaths, name, values.alt);
  console.log(`${name}: ${row.width} × ${row.height}, ${row.dominantColour}, ${row.hash}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
