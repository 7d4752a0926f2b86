import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { read, root } from './workspaces.ts';

it('starts every server by systemd with the memory settings, which the settings file can override', () => {
  const services = readdirSync(join(root, 'docs/deploy')).filter((name) => name.endsWith('.service'));
  expect(services.length).toBeGreaterThan(1);
  for (const name of services) {
    const files = [...read(`docs/deploy/${name}`).matchAll(/^EnvironmentFile=(.+)$/gm)].map(([, file]) => file);
    const [, app] = /^WorkingDirectory=\/srv\/showroom\/current\/(.+)$/m.exec(read(`docs/deploy/${name}`)) ?? [];
    const ours = ['packages/web-server/server.env', `${app}/server.env`];
    expect(files, name).toEqual([...ours.map((file) => `/srv/showroom/current/${file}`), '/etc/showroom/showroom.env']);
    const said = ours.flatMap((file) => Object.keys(parseEnv(read(file))));
    expect(said.toSorted(), name).toEqual(['MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_', 'NODE_OPTIONS']);
  }
});
