import { TabLink, TabLinks } from '@showroom/ui/tab-links';
import { Link } from 'react-router-dom';
import { buildInboxSearch, fromTheStart, type InboxView } from '../lead-filter-url.ts';

export function ViewSwitch({ view }: { readonly view: InboxView }) {
  return (
    <TabLinks aria-label="View" className="mt-4">
      {[false, true].map((isBoard) => (
        <TabLink
          key={String(isBoard)}
          as={Link}
          to={`/admin/leads${buildInboxSearch({ ...fromTheStart(view), isBoard })}`}
          aria-current={view.isBoard === isBoard ? 'page' : undefined}
        >
          {isBoard ? 'Board' : 'List'}
        </TabLink>
      ))}
    </TabLinks>
  );
}
