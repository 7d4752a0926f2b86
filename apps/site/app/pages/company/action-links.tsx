import type { Action } from '@showroom/catalog-data/company/company-page';
import { LinkButton } from '@showroom/ui/link-button';

/** The ways on, the first of them the main one. */
export function ActionLinks({ actions }: { readonly actions: readonly Action[] }) {
  return actions.map(({ href, label }, index) => {
    const variant = index === 0 ? 'primary' : 'secondary';
    return (
      <LinkButton key={label} variant={variant} href={href}>
        {label}
      </LinkButton>
    );
  });
}
