import type { DiskUse, LowDisk } from '@showroom/store/admin';
import type { Role } from '@showroom/store/rules';
import { formatBytes } from '@showroom/ui/format-bytes';
import { Link } from 'react-router-dom';
import { BACKUPS_PATH } from '../navigation/page-paths.ts';
import { LIBRARY_PATH } from '../navigation/page-paths.ts';
import { mayUse, type Part } from '../session/access.ts';

export interface DiskNoticeProps {
  readonly disks: readonly LowDisk[];
  /** Decides which pages are linked. */
  readonly role: Role;
}

const useLabels: Readonly<Record<DiskUse, string>> = {
  backups: 'Backups',
  database: 'Database',
  files: 'Images and files',
  'made-pictures': 'Resized images (recreated when needed)',
};

const linkClass = 'inline-flex min-h-11 items-center underline underline-offset-4';

const ways: readonly { readonly part: Part; readonly path: string; readonly label: string }[] = [
  { part: 'backup', path: BACKUPS_PATH, label: 'Delete old backups' },
  { part: 'leads', path: '/admin/leads?suspected=yes', label: 'Delete spam and its files' },
  { part: 'content', path: `${LIBRARY_PATH}?unused=yes`, label: 'Delete unused images' },
];

/** Warns that a disk is nearly full: what uses the space, and how to free some. Nothing otherwise. */
export function DiskNotice({ disks, role }: DiskNoticeProps) {
  const [first] = disks;
  if (first === undefined) return null;
  return (
    <section
      aria-labelledby="disk-notice"
      className="mb-6 rounded-sm border border-hairline bg-warning-surface p-4 text-small text-warning"
    >
      <p id="disk-notice" className="font-medium">
        The server’s disk is almost full
      </p>
      {disks.map((disk) => (
        <p key={disk.of} className="mt-1">
          {describe(disk)}
        </p>
      ))}
      <dl className="figures mt-3 grid max-w-md grid-cols-[minmax(0,1fr)_auto] gap-x-6">
        {first.uses.map(({ use, bytes }) => (
          <div key={use} className="contents">
            <dt>{useLabels[use]}</dt>
            <dd className="text-right">{formatBytes(bytes)}</dd>
          </div>
        ))}
      </dl>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        {ways
          .filter(({ part }) => mayUse(role, part))
          .map(({ path, label }) => (
            <li key={path}>
              <Link to={path} className={linkClass}>
                {label}
              </Link>
            </li>
          ))}
      </ul>
      <p>
        Deleted images stay in Trash for 30 days, then their space is freed. If that isn’t enough, ask the person who
        manages your server for a larger disk.
      </p>
    </section>
  );
}

function describe({ of, freeBytes, totalBytes }: LowDisk): string {
  const left = `${formatBytes(freeBytes)} of ${formatBytes(totalBytes)} left`;
  return of === 'data'
    ? `${left}. Once it’s full, customer requests, images and changes can’t be saved.`
    : `The backup disk has ${left}. Once it’s full, no more backups can be made.`;
}
