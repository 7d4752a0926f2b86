import { TabLink, TabLinks } from '@showroom/ui/tab-links';
import { NavLink } from 'react-router-dom';

const pages = [
  { label: 'Profile and password', path: '/admin/account' },
  { label: 'Two-step verification', path: '/admin/account/second-factor' },
  { label: 'Passkeys', path: '/admin/account/passkeys' },
  { label: 'Signed-in devices', path: '/admin/account/sessions' },
];

export function AccountNavigation() {
  return (
    <TabLinks aria-label="Account" className="mt-2">
      {pages.map(({ label, path }) => (
        <TabLink key={path} as={NavLink} to={path} end>
          {label}
        </TabLink>
      ))}
    </TabLinks>
  );
}
