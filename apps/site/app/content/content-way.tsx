import { Breadcrumbs } from '@showroom/ui/breadcrumbs';
import { SiteLink } from '../shell/site-link.tsx';

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
        linkAs={SiteLink}
        crumbs={[{ label: 'Home', href: '/' }, { label: section.label, href: section.path }, { label: title }]}
      />
    </div>
  );
}
