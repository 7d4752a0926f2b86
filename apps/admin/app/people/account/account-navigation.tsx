import { TabLink, TabLinks } from '@showroom/ui/tab-links';
import { NavLink } from 'react-router-dom';
import { accountPages } from '../../frame/navigation/account-pages.ts';

export function AccountNavigation() {
  return (
    <TabLinks aria-label="Account" className="mt-2">
      {accountPages.map(({ label, path }) => (
        <TabLink key={path} as={NavLink} to={path} end>
          {label}
        </TabLink>
      ))}
    </TabLinks>
  );
}
