import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { read, root } from './workspaces.ts';

const place = 'packages/web-server/server.env';

it('starts every server by systemd with what keeps its memory small, and lets the settings win', () => {
  expect(Object.keys(parseEnv(read(place))).toSorted()).toEqual([
    'MALLOC_ARENA_MAX',
    'MALLOC_MMAP_THRESHOLD_',
    'NODE_OPTIONS',
  ]);
  const services = readdirSync(join(root, 'docs/deploy')).filter((name) => name.endsWith('.service'));
  expect(services.length).toBeGreaterThan(1);
  for (const name of services) {
    const files = [...read(`docs/deploy/${name}`).matchAll(/^EnvironmentFile=(.+)$/gm)].map(([, file]) => file);
    expect(files, name).toEqual([`/srv/showroom/current/${place}`, '/etc/showroom/showroom.env']);
  }
});
