import type { Backup, RecordCounts } from '@showroom/store/admin';

export const countsNow: RecordCounts = {
  'Blog posts': 24,
  'In-stock products': 156,
  'Our work': 18,
  Testimonials: 6,
  Images: 212,
  Leads: 1043,
  'Lead files': 688,
  'Lead notes': 95,
  Users: 3,
  Redirects: 7,
  'Version history entries': 1920,
  'Settings changes': 31,
};

const proof = {
  provenAt: '2026-11-21T08:00:41.000Z',
  counts: {
    ...countsNow,
    'Blog posts': 25,
    Leads: 1039,
    'Lead files': 684,
    'Version history entries': 1911,
    'Settings changes': 29,
  },
  files: { count: 896, bytes: 412_000_000 },
  faults: [],
};

export const dailyBackup: Backup = {
  name: 'showroom-2026-11-21-080000-daily-3f9a1c.tar',
  sort: 'daily',
  createdAt: '2026-11-21T08:00:00.000Z',
  isLocked: false,
  bytes: 414_336_000,
  proof,
};

export const lockedBackup: Backup = {
  ...dailyBackup,
  name: 'showroom-2026-11-20-193012-manual-81b0de.tar.age',
  sort: 'manual',
  createdAt: '2026-11-20T19:30:12.000Z',
  isLocked: true,
};

export const unprovenBackup: Backup = {
  ...dailyBackup,
  name: 'showroom-2026-11-01-080000-uploaded-07c2aa.tar',
  sort: 'uploaded',
  createdAt: '2026-11-01T08:00:00.000Z',
  proof: null,
};
