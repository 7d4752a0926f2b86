import { CountedLinks } from './counted-links.tsx';
import type { ListFacts } from './load-list.server.ts';
import type { ListAddress } from './use-list-address.ts';

export interface TypeLinksProps {
  readonly address: ListAddress;
  readonly types: NonNullable<ListFacts['types']>;
}

/** Links to the types of a family, above its list. */
export function TypeLinks({ address, types: { id, label, all, options, elsewhere } }: TypeLinksProps) {
  const isAny = options.some(({ value }) => address.isSelected(id, value));
  const links = options.map(({ value, label: words, count }) => ({
    label: words,
    count,
    href: address.hrefWithOnly(id, value),
    isCurrent: address.isSelected(id, value),
  }));
  return (
    <CountedLinks
      label={label}
      links={[
        { label: 'All', count: all, href: address.hrefWithOnly(id, null), isCurrent: !isAny },
        ...links,
        ...elsewhere,
      ]}
      className="mb-6"
    />
  );
}
