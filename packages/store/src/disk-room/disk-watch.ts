import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readBusinessFacts } from '../content/settings/read-business-facts.ts';
import { systemActor } from '../database/write-transaction.ts';
import { queueEmail } from '../mail/queue-email.ts';
import type { Store } from '../store.ts';
import { measureUses } from './measure-uses.ts';
import type { DiskUse, DiskUses } from './measure-uses.ts';
import { hasRecovered, isLow, readDiskRoom } from './read-disk-room.ts';
import type { DiskRoom, ReadDiskRoom } from './read-disk-room.ts';

export type { DiskRoom, ReadDiskRoom } from './read-disk-room.ts';
export type { DiskUse, DiskUses } from './measure-uses.ts';

export interface LowDisk extends DiskRoom {
  /** `backups` only if they are on a disk of their own. */
  readonly of: 'data' | 'backups';
  readonly uses: DiskUses;
}

export interface DiskWatchOptions {
  readonly store: Store;
  readonly backupsDir: string;
  readonly mailTo?: string | undefined;
  /** The backup page, for the link in the email. */
  readonly pageUrl: string;
  readonly readRoom?: ReadDiskRoom | undefined;
}

/** Warns the owner before a disk is full. */
export interface DiskWatch {
  /** Lists disks that are low at this moment. Never rejects. */
  findLow(): Promise<readonly LowDisk[]>;
  /** Checks the disks and emails about one that has become low, once until it has recovered. Never rejects. */
  look(): Promise<void>;
  /** Checks regularly until `stop`. Doesn't keep the process alive. */
  start(): void;
  stop(): Promise<void>;
}

const LOOK_MS = 10 * 60 * 1000;

const useWords: Readonly<Record<DiskUse, string>> = {
  database: 'Database',
  files: 'Images and files',
  'made-pictures': 'Resized images (made again when needed)',
  backups: 'Backups',
};

/** Watches the disk of the data and, if separate, that of the backups. */
export function watchDiskRoom(options: DiskWatchOptions): DiskWatch {
  const { store, backupsDir, readRoom = readDiskRoom } = options;
  const { dataDir } = store;
  const warned = new WarnedDisks(path.join(dataDir, 'low-disk.json'));
  let measured: { readonly at: number; readonly uses: DiskUses } | undefined;
  let looking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function readRooms(): Promise<readonly { readonly of: LowDisk['of']; readonly room: DiskRoom }[]> {
    const [data, backups] = await Promise.all([readOne(dataDir), readOne(backupsDir)]);
    return [
      ...(data === undefined ? [] : [{ of: 'data' as const, room: data }]),
      ...(backups === undefined || backups.device === data?.device ? [] : [{ of: 'backups' as const, room: backups }]),
    ];
  }

  async function readOne(directory: string) {
    try {
      return await readRoom(directory);
    } catch (error) {
      store.log.warn('The free space of the disk cannot be read', { directory, error });
      return undefined;
    }
  }

  /** Not called for every page, because it walks through thousands of files. */
  async function findUses(): Promise<DiskUses> {
    const now = store.now().getTime();
    if (measured === undefined || now - measured.at >= LOOK_MS)
      measured = { at: now, uses: await measureUses(dataDir, backupsDir) };
    return measured.uses;
  }

  async function findLow(): Promise<readonly LowDisk[]> {
    const low = (await readRooms()).filter(({ room }) => isLow(room));
    if (low.length === 0) return [];
    const uses = await findUses();
    return low.map(({ of, room: { freeBytes, totalBytes } }) => ({ of, freeBytes, totalBytes, uses }));
  }

  async function warnOnce(): Promise<void> {
    await warned.read();
    for (const { of, room } of await readRooms()) if (hasRecovered(room)) await warned.forget(of);
    for (const disk of await findLow()) {
      if (warned.has(disk.of)) continue;
      store.log.warn('A disk is nearly full', { of: disk.of, freeBytes: disk.freeBytes, totalBytes: disk.totalBytes });
      await queueWarning(options, disk);
      await warned.add(disk.of);
    }
  }

  const look = () => {
    looking ??= warnOnce()
      .catch((error: unknown) => store.log.error('The warning about a nearly full disk could not be queued', { error }))
      .finally(() => {
        looking = undefined;
      });
    return looking;
  };

  return {
    findLow,
    look,
    start() {
      void look();
      timer = setInterval(() => void look(), LOOK_MS);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}

async function queueWarning({ store, mailTo, pageUrl }: DiskWatchOptions, disk: LowDisk): Promise<void> {
  const { brand, email } = await readBusinessFacts(store);
  const holds = disk.of === 'data' ? 'your website' : 'your website’s backups';
  const stops =
    disk.of === 'data'
      ? 'Once it’s full, customer requests, images and changes can’t be saved.'
      : 'Once it’s full, no more backups can be made.';
  await store.write({ actor: systemActor }, (transaction) =>
    queueEmail(transaction, {
      to: { name: brand, address: mailTo ?? email },
      replyTo: null,
      subject: 'Your website’s disk is almost full',
      blocks: [
        {
          kind: 'text',
          text: `The disk for ${holds} has ${gigabytes(disk.freeBytes)} of ${gigabytes(disk.totalBytes)} left. ${stops}`,
        },
        {
          kind: 'facts',
          facts: disk.uses.map(({ use, bytes }) => ({ label: useWords[use], value: gigabytes(bytes) })),
        },
        {
          kind: 'text',
          text: 'To free some space, download old backups and delete them from the server, delete spam with its files, or delete images that aren’t used anywhere (their space is freed 30 days later). Or ask the person who runs the server for a larger disk.',
        },
        { kind: 'link', label: 'Open Backup & Restore', url: pageUrl },
      ],
    }),
  );
}

function gigabytes(bytes: number): string {
  return bytes < 1e8 ? `${Math.ceil(bytes / 1e6)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;
}

/**
 * Disks that the owner was warned about. Stored in a file of the data directory, because each machine has its own disks, and in
 * memory, because the disk may be full.
 */
class WarnedDisks {
  readonly #file: string;
  #disks: ReadonlySet<string> | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  /** Read once. */
  async read(): Promise<void> {
    this.#disks ??= await readNames(this.#file);
  }

  has(disk: string): boolean {
    return this.#disks?.has(disk) === true;
  }

  async add(disk: string): Promise<void> {
    this.#disks = new Set([...(this.#disks ?? []), disk]);
    await writeFile(this.#file, JSON.stringify([...this.#disks]), { mode: 0o600 }).catch(() => undefined);
  }

  async forget(disk: string): Promise<void> {
    if (!this.has(disk)) return;
    this.#disks = new Set([...(this.#disks ?? [])].filter((other) => other !== disk));
    await rm(this.#file, { force: true }).catch(() => undefined);
    for (const other of this.#disks) await this.add(other);
  }
}

async function readNames(file: string): Promise<ReadonlySet<string>> {
  try {
    const names: unknown = JSON.parse(await readFile(file, 'utf8'));
    return new Set(Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []);
  } catch {
    return new Set();
  }
}
