import { addAccount } from '@showroom/store/testing';
import { describe, expect, it } from 'vitest';
import { loader as loadBackups } from '../../site/backup/backup.route.tsx';
import { loader as loadLibrary } from '../../content/media/library.route.tsx';
import { loader as loadBasic } from '../../overview/basic-overview.route.tsx';
import { loader as loadPro } from '../../overview/pro-overview.route.tsx';
import { loader as loadSettings } from '../../site/settings/settings.route.tsx';
import { ask, enter } from '../../testing/requests.ts';
import { signIn, temporaryAdmin } from '../../testing/temporary-admin.ts';

const GB = 1_000_000_000;
const readFullDisk = () => Promise.resolve({ freeBytes: 0, totalBytes: 40 * GB, device: 1 });

describe('a disk that is nearly full', () => {
  it('is reported on the overviews, settings, backups and library, until there is room again', async () => {
    const disk = { freeBytes: 1 * GB, totalBytes: 40 * GB };
    const { store, newContext } = await temporaryAdmin({}, { readRoom: () => Promise.resolve({ ...disk, device: 1 }) });
    const { token } = await signIn(store);
    const argsOf = <Pattern extends string>(pattern: Pattern) =>
      enter(newContext, ask(pattern, { token }), { params: {}, pattern });
    const findAll = async () => [
      (await loadPro(await argsOf('/admin/dashboard-pro'))).attention.disks,
      (await loadBasic(await argsOf('/admin/dashboard'))).attention.disks,
      (await loadSettings(await argsOf('/admin/dashboard/settings'))).disk.disks,
      (await loadBackups(await argsOf('/admin/dashboard/backup'))).disk.disks,
      (await loadLibrary(await argsOf('/admin/dashboard/media'))).disk.disks,
    ];
    for (const disks of await findAll())
      expect(disks).toEqual([
        {
          of: 'data',
          ...disk,
          uses: expect.arrayContaining([{ use: 'database', bytes: expect.any(Number) }]),
        },
      ]);
    disk.freeBytes = 20 * GB;
    expect(await findAll()).toEqual([[], [], [], [], []]);
  });

  it('is reported to every user', async () => {
    const { store, newContext } = await temporaryAdmin({}, { readRoom: readFullDisk });
    const { token } = await addAccount(store, 'sales');
    const pattern = '/admin/dashboard-pro';
    const { attention } = await loadPro(await enter(newContext, ask(pattern, { token }), { params: {}, pattern }));
    expect(attention.disks).toHaveLength(1);
  });
});
