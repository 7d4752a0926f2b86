import type { CatalogueFamily } from '@showroom/catalog-data/catalogue/catalogue-family';
import { formatPhoneHref } from '@showroom/catalog-data/business-facts';
import { LinkButton } from '@showroom/ui/link-button';
import { cachedPage } from '@showroom/web-server/route-rule';
import { SiteLink } from '../../shell/site-link.tsx';
import { storeContext } from '../../request-context.ts';
import { pageWords } from '../../seo/page-words.server.ts';
import { sectionMeta } from '../../seo/section-meta.ts';
import { CallToAction } from '../../shell/call-to-action.tsx';
import { useSiteFacts } from '../../shell/site-facts.ts';
import { CardGrid } from '../cards/card-grid.tsx';
import { toCards } from '../cards/to-cards.server.ts';
import { findCatalogue } from '../find-catalogue.server.ts';
import type { Route } from './+types/faucets.route';

/** Cards per group; the rest are on the group's own page. */
const SHOWN = 4;

export const headers = cachedPage();

export async function loader({ context }: Route.LoaderArgs) {
  const { byName } = await findCatalogue(context.get(storeContext));
  const families = [byName['kitchen-faucets'], byName['bathroom-faucets'], byName.showers];
  return { page: pageWords('/products/faucets'), groups: families.map(toGroup) };
}

function toGroup(family: CatalogueFamily) {
  const { cards, total } = family.list(new URLSearchParams());
  return {
    ...pageWords(family.path),
    intro: family.intro,
    all: `See all ${total} ${family.noun.many}`,
    cards: toCards(family, cards.slice(0, SHOWN)),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? sectionMeta(matches, loaderData.page) : [];
}

/** All faucets in three groups, a few of each. */
export default function Faucets({ loaderData: { page, groups } }: Route.ComponentProps) {
  const facts = useSiteFacts();
  return (
    <>
      <div className="page-width pt-10 lg:pt-16">
        <h1 className="font-serif text-display">{page.title}</h1>
        <p className="mt-4 max-w-prose text-lead text-ink-muted">
          For the kitchen, the bathroom and the shower. Finishes with the same name match from room to room.
        </p>
      </div>
      {groups.map((group) => (
        <section key={group.path} className="page-width mt-16" aria-labelledby={group.path}>
          <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-2 border-t border-hairline pt-6">
            <div>
              <h2 id={group.path} className="font-serif text-title">
                {group.label}
              </h2>
              <p className="mt-2 max-w-prose text-ink-muted">{group.intro}</p>
            </div>
            <SiteLink
              href={group.path}
              className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-spruce"
            >
              {group.all}
            </SiteLink>
          </div>
          <CardGrid cards={group.cards} className="mt-6" />
        </section>
      ))}
      <CallToAction
        title="Which one fits?"
        text="Send a photo of your old faucet and its holes. We’ll reply with what fits and what it costs."
      >
        <LinkButton as={SiteLink} href="/contact">
          Contact Us
        </LinkButton>
        <LinkButton variant="secondary" href={formatPhoneHref(facts.phone)}>
          Call {facts.phone.display}
        </LinkButton>
      </CallToAction>
    </>
  );
}
