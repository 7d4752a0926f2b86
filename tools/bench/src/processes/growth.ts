import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { measured, type Measurement } from '../figures/measurement.ts';
import { growthTargets } from '../figures/targets.ts';
import { childEnvironment, workspace } from '../workspace.ts';

// `Object.keys` forgets the names that the record's type is made of.
const names = Object.keys(growthTargets) as (keyof typeof growthTargets)[];
const subject = '5,000 vanities';

/** What a list and the search of 5,000 generated products take of the processor, through the site's own loader. */
export async function measureGrowth(runs: number): Promise<Measurement[]> {
  const site = join(workspace, 'apps', 'site');
  const samples: Readonly<Record<string, unknown>>[] = [];
  while (samples.length < runs) {
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/measure-growth.ts'], {
      cwd: site,
      // The site's own compiles its own folder alone, and a card is made of parts of the design system.
      env: childEnvironment({ NODE_ENV: 'production', TSX_TSCONFIG_PATH: join(workspace, 'tsconfig.base.json') }),
    });
    const figures: unknown = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
    samples.push(typeof figures === 'object' ? { ...figures } : {});
  }
  return names.map((name) =>
    measured(
      subject,
      growthTargets[name],
      samples.map((figures) => Number(figures[name])),
    ),
  );
}

/** Stands for what could not be measured: every target missed. */
export function unmeasuredGrowth(): Measurement[] {
  return names.map((name) => measured(subject, growthTargets[name], []));
}
