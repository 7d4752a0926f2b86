import { LinkButton } from '@showroom/ui/link-button';
import { Picture } from '@showroom/ui/picture';
import { SiteLink } from '../../shell/site-link.tsx';
import type { ListFacts } from './load-list.server.ts';

interface ListPromotionProps {
  readonly promotion: NonNullable<ListFacts['promotion']>;
}

/** A link to a related page. */
export function ListPromotion({ promotion: { action, path, picture, text, title } }: ListPromotionProps) {
  return (
    <section className="mt-24 bg-stone-100" aria-labelledby="promotion">
      <div className="page-width grid items-center gap-x-16 gap-y-8 py-12 sm:grid-cols-[1fr_2fr]">
        {picture && <Picture record={picture} sizes="(min-width: 40rem) 28vw, 92vw" className="max-h-96 rounded-xs" />}
        <div>
          <h2 id="promotion" className="font-serif text-title">
            {title}
          </h2>
          <p className="mt-4 max-w-prose text-lead text-ink-muted">{text}</p>
          <LinkButton as={SiteLink} className="mt-6" href={path}>
            {action}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
