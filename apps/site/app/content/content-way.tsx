import { Breadcrumbs } from '@showroom/ui/breadcrumbs';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

export interface ContentWayProps {
  /** The page of the list that it stands in. */
  readonly section: { readonly label: string; readonly path: string };
  readonly title: string;
}

/** The way down to a page of content. */
export function ContentWay({ section, title }: ContentWayProps) {
  return (
    <div className="page-width pt-4 print:hidden">
      <Breadcrumbs
        crumbs={[{ label: 'Home', href: '/' }, { label: section.label, href: section.path }, { label: title }]}
        linkAs={RouterLink}
      />
    </div>
  );
}

function RouterLink({ href, ...rest }: { href: string } & Omit<ComponentProps<typeof Link>, 'to'>) {
  return <Link to={href} {...rest} />;
}
