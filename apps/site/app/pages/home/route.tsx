import { heroSlides, listFeatureCards } from '@showroom/catalog-data/home-content';
import { toPictureSource } from '@showroom/pictures/picture-source';
import { findPicture } from '@showroom/pictures/picture-records';
import { LinkButton } from '@showroom/ui/link-button';
import { listPublished, testimonials } from '@showroom/store/site';
import { cachedPage } from '@showroom/web-server/route-rule';
import { SiteLink } from '../../shell/site-link.tsx';
import { storeContext } from '../../request-context.ts';
import { describeBusiness } from '../../seo/business-json-ld.server.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { pageWords } from '../../seo/page-words.server.ts';
import { CallToAction } from '../../shell/call-to-action.tsx';
import { useSiteFacts } from '../../shell/site-facts.ts';
import type { Route } from './+types/route';
import { FeaturedPosts } from './featured-posts.tsx';
import { loadFeaturedPosts } from './load-featured-posts.server.ts';
import { FeatureCards } from './feature-cards.tsx';
import { Hero } from './hero.tsx';
import { PartnerMarks } from './partner-marks.tsx';
import { Testimonials } from './testimonials.tsx';

export const headers = cachedPage();

/** A row on a desktop. */
const TESTIMONIALS = 3;

export async function loader({ context }: Route.LoaderArgs) {
  const store = context.get(storeContext);
  const said = await listPublished(store, testimonials, { limit: TESTIMONIALS });
  return {
    page: pageWords('/'),
    business: await describeBusiness(context),
    slides: heroSlides.flatMap((slide) => {
      const record = findPicture(slide.picture);
      return record ? [{ id: slide.id, label: slide.title, picture: { ...record, alt: slide.alt } }] : [];
    }),
    cards: listFeatureCards().map((card) => {
      const record = findPicture(card.picture);
      // The card's text describes the picture.
      return { ...card, picture: record && { ...record, alt: '' } };
    }),
    posts: await loadFeaturedPosts(store),
    testimonials: said.items.map(({ slug, fields }) => ({ id: slug, ...fields })),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta(matches, {
    title: loaderData.page.metaTitle ?? loaderData.page.title,
    description: loaderData.page.description,
    path: '/',
    jsonLd: [loaderData.business],
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const facts = useSiteFacts();
  // Computed here rather than in the loader, whose data is in the page too.
  const slides = loaderData.slides.map((slide) => ({ ...slide, picture: toPictureSource(slide.picture) }));
  const cards = loaderData.cards.map((card) => ({ ...card, picture: card.picture && toPictureSource(card.picture) }));
  return (
    <>
      <Hero slides={slides} />
      <PartnerMarks />
      <FeatureCards cards={cards} />
      <FeaturedPosts posts={loaderData.posts} />
      <Testimonials testimonials={loaderData.testimonials} />
      <CallToAction
        title="Tell us about your room"
        text={`A sketch on a napkin is enough to start. We reply within ${facts.promises.replyWithinHours} hours, and the quote is free.`}
      >
        <LinkButton as={SiteLink} href="/contact">
          Get Free Quote
        </LinkButton>
        <LinkButton as={SiteLink} variant="secondary" href="/in-stock">
          Shop In Stock
        </LinkButton>
      </CallToAction>
    </>
  );
}
