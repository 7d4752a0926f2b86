export const accountPages = [
  { label: 'Profile and password', path: '/admin/account' },
  { label: 'Two-step verification', path: '/admin/account/second-factor' },
  { label: 'Passkeys', path: '/admin/account/passkeys' },
  { label: 'Signed-in devices', path: '/admin/account/sessions' },
] as const;
