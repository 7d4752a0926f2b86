import { NavLink } from 'react-router-dom';

const pages = [
  { label: 'Profile and password', path: '/admin/account' },
  { label: 'Two-step verification', path: '/admin/account/second-factor' },
  { label: 'Passkeys', path: '/admin/account/passkeys' },
  { label: 'Signed-in devices', path: '/admin/account/sessions' },
];

export function AccountNavigation() {
  return (
    <nav aria-label="Account" className="mt-2 flex flex-wrap gap-x-6 border-b border-hairline">
      {pages.map(({ label, path }) => (
        <NavLink
          key={path}
          to={path}
          end
          className="inline-flex min-h-11 items-center font-medium aria-[current=page]:text-spruce aria-[current=page]:underline aria-[current=page]:underline-offset-4"
        >
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
