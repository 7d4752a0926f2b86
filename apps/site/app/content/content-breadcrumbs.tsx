import { Breadcrumbs } from '@showroom/ui/breadcrumbs';
import { SiteLink } from '../shell/site-link.tsx';

export interface ContentBreadcrumbsProps {
  readonly section: { readonly label: string; readonly path: string };
  readonly title: string;
}

export function ContentBreadcrumbs({ section, title }: ContentBreadcrumbsProps) {
  return (
    <div className="page-width pt-4 print:hidden">
      <Breadcrumbs
        linkAs={SiteLink}
        crumbs={[{ label: 'Home', href: '/' }, { label: section.label, href: section.path }, { label: title }]}
      />
    </div>
  );
}
