import { stockShelves } from '@showroom/catalog-data/catalogue/in-stock';
import { formatPhoneHref } from '@showroom/catalog-data/business-facts';
import { describeOpenDays } from '@showroom/catalog-data/opening-hours';
import { HOLD_OPEN_DAYS } from '@showroom/catalog-data/hold-end';
import { formatPrice } from '@showroom/catalog-data/price';
import { findPicture } from '@showroom/pictures/picture-records';
import { toPictureSource } from '@showroom/pictures/picture-source';
import { readBusinessFacts } from '@showroom/store/site';
import { LinkButton } from '@showroom/ui/link-button';
import { Picture } from '@showroom/ui/picture';
import { cachedPage } from '@showroom/web-server/route-rule';
import { SiteLink } from '../shell/site-link.tsx';
import { CardGrid } from '../catalogue/cards/card-grid.tsx';
import { toCards } from '../catalogue/cards/to-cards.server.ts';
import { FaqLinks } from '../faq/faq-links.tsx';
import { listFaqLinks } from '../faq/list-faqs.server.ts';
import { storeContext } from '../request-context.ts';
import { pageWords } from '../seo/page-words.server.ts';
import { sectionMeta } from '../seo/section-meta.ts';
import { CallToAction } from '../shell/call-to-action.tsx';
import { useSiteFacts } from '../shell/site-facts.ts';
import type { Route } from './+types/in-stock.route';
import { findShelves, type Shelf } from './stock-families.server.ts';

export const headers = cachedPage();

const pictures = { vanities: 'scenes/home-bathroom', cabinets: 'scenes/home-kitchen' } as const;

export async function loader({ context }: Route.LoaderArgs) {
  const store = context.get(storeContext);
  const shelves = await findShelves(store);
  const { hours, pricesFromCents, promises } = await readBusinessFacts(store);
  const hero = findPicture('scenes/in-stock');
  return {
    page: pageWords('/in-stock'),
    hero: hero && toPictureSource(hero),
    shipsWithinHours: promises.shipsWithinHours,
    pickUp: describeOpenDays(hours.pickUp),
    faqLinks: await listFaqLinks(store, 'In-stock items'),
    ways: stockShelves.map((name) => {
      const { countWords = '0', fromCents = null, family } = shelves.get(name) ?? {};
      const picture = findPicture(pictures[name]);
      return {
        path: `/in-stock/${name}`,
        title: name === 'vanities' ? 'Vanities' : 'Cabinets',
        countWords: countWords === '1' ? `1 ${family?.noun.one ?? ''}` : `${countWords} ${family?.noun.many ?? name}`,
        // The owner's figure, if the pieces are priced on request.
        from: countWords === '0' ? null : formatPrice(fromCents ?? pricesFromCents[name]),
        picture: picture && toPictureSource(picture),
      };
    }),
    others: [...shelves.values()].filter(({ name }) => !stockShelves.some((each) => each === name)).map(toOthers),
  };
}

/** A shelf without a list of its own. */
function toOthers({ name, category, family, findPicture: find }: Shelf) {
  const cards = family.slugs.length === 0 ? [] : family.list(new URLSearchParams()).cards;
  return { name, category, cards: toCards(family, cards, { find }) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? sectionMeta(matches, loaderData.page) : [];
}

function reasonsOf({
  shipsWithinHours,
  pickUp,
}: Pick<Route.ComponentProps['loaderData'], 'shipsWithinHours' | 'pickUp'>) {
  return [
    {
      title: `Ships within ${shipsWithinHours} hours`,
      text: 'Everything listed is in the showroom or our warehouse, assembled and wrapped. It ships on the next truck.',
    },
    {
      title: 'See it before you pay',
      text: `Reserve a piece here and see it in the showroom: open the drawers, bring your tile. It’s reserved for ${HOLD_OPEN_DAYS} pick-up days. Pick-up is ${pickUp}.`,
    },
    {
      title: 'The last one is never sold twice',
      text: 'Each product page shows how many are left, minus those reserved for other customers.',
    },
    {
      title: 'Installed by the people who sell it',
      text: 'Our own trades deliver, level, scribe to the wall and connect. If you need a filler or an end panel, we cut it in our shop.',
    },
  ];
}

export default function InStock({ loaderData }: Route.ComponentProps) {
  const facts = useSiteFacts();
  const { hero, others, page, ways } = loaderData;
  return (
    <>
      <section className="relative">
        {hero && <Picture record={hero} sizes="100vw" priority className="h-56 sm:h-72 lg:h-[26rem]" />}
        <div className="page-width">
          <div className="title-panel relative -mt-10 max-w-2xl pt-8 pr-8 lg:-mt-24 lg:pt-12">
            <h1 className="font-serif text-display">{page.title}</h1>
            <p className="mt-4 max-w-prose text-lead text-ink-muted">
              For the renovation that can’t wait: vanities and cabinets that are built, finished and here. They ship
              within {loaderData.shipsWithinHours} hours.
            </p>
          </div>
        </div>
      </section>

      <section className="page-width mt-12" aria-label="What is in stock">
        <ul className="grid gap-x-8 gap-y-12 md:grid-cols-2">
          {ways.map(({ path, title, countWords, from, picture }) => (
            <li key={path} className="card">
              {picture && (
                <Picture
                  record={picture}
                  alt=""
                  sizes="(min-width: 103rem) 41vw, (min-width: 80rem) 38rem, (min-width: 48rem) 45vw, 92vw"
                  className="card-picture aspect-[3/2] transition-shadow"
                />
              )}
              <div className="mt-4 items-baseline justify-between gap-x-6 sm:flex md:max-lg:block">
                <h2 className="font-serif text-title">
                  <SiteLink href={path} className="card-link">
                    {title}
                  </SiteLink>
                </h2>
                {from !== null && <p className="tabular-nums">Starting at {from}</p>}
              </div>
              <p className="mt-1 text-ink-muted tabular-nums">
                {from === null ? "None in stock right now. Ask us what's coming." : `${countWords} ready to ship`}
              </p>
            </li>
          ))}
        </ul>
      </section>

      {others.map(({ name, category, cards }) => (
        <section key={name} className="page-width mt-20" aria-labelledby={name}>
          <h2 id={name} className="font-serif text-title">
            {category}
          </h2>
          <CardGrid cards={cards} className="mt-6" />
        </section>
      ))}

      <section className="page-width mt-20 md:mt-24" aria-labelledby="why">
        <h2 id="why" className="font-serif text-title">
          Why buy in stock
        </h2>
        <ul className="mt-6 grid border-t border-hairline md:grid-cols-2 md:gap-x-16">
          {reasonsOf(loaderData).map(({ title, text }) => (
            <li key={title} className="border-b border-hairline py-6">
              <h3 className="font-serif text-subheading">{title}</h3>
              <p className="mt-1 max-w-prose text-ink-muted">{text}</p>
            </li>
          ))}
        </ul>
      </section>

      <FaqLinks links={loaderData.faqLinks} />

      <CallToAction
        title="Don’t see your size?"
        text="Tell us the width and the finish. If we don’t have it, we’ll order it or build it in our own shop."
      >
        <LinkButton as={SiteLink} href="/contact">
          Get Free Quote
        </LinkButton>
        <LinkButton variant="secondary" href={formatPhoneHref(facts.phone)}>
          Call {facts.phone.display}
        </LinkButton>
      </CallToAction>
    </>
  );
}
