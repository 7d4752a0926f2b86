import type { User } from '@showroom/store/admin';

export const ownerUser: User = {
  accountId: '1',
  name: 'Owner',
  username: 'owner',
  email: null,
  role: 'owner',
  state: 'active',
  lastSeenAt: '2026-11-20T15:04:00.000Z',
  hasSecondFactor: true,
  passkeyCount: 2,
};

export const invitedUser: User = {
  ...ownerUser,
  accountId: '2',
  name: 'Front desk',
  username: 'front-desk@shop.example',
  email: 'front-desk@shop.example',
  role: 'sales',
  state: 'invited',
  lastSeenAt: null,
  hasSecondFactor: false,
  passkeyCount: 0,
};

export const disabledUser: User = {
  ...invitedUser,
  accountId: '3',
  name: 'Writer of the articles about stone, wood and glass',
  email: 'articles-and-pictures@a-rather-long-address.example',
  role: 'editor',
  state: 'disabled',
  lastSeenAt: '2026-10-02T13:20:00.000Z',
};
