import { heroSlides, partnerMarks, testimonials, visibleFeatureCards } from '@showroom/catalog-data/home-content';
import { toPictureSource } from '@showroom/catalog-data/picture-source';
import { findPicture } from '@showroom/catalog-data/pictures';
import { LinkButton } from '@showroom/ui/link-button';
import { Link } from 'react-router-dom';
import { describeBusiness } from '../../seo/business-json-ld.server.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { isBuilt, pageWords } from '../../seo/page-words.server.ts';
import { ClosingCall } from '../../shell/closing-call.tsx';
import { useSiteFacts } from '../../shell/site-facts.ts';
import type { Route } from './+types/route';
import { FeatureCards } from './feature-cards.tsx';
import { Hero } from './hero.tsx';
import { PartnerMarks } from './partner-marks.tsx';
import { Testimonials } from './testimonials.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const browse = isBuilt('/in-stock')
    ? { label: 'Shop In Stock', href: '/in-stock' }
    : { label: 'Browse Quartz Colours', href: '/quartz-countertops' };
  return {
    page: pageWords('/'),
    business: await describeBusiness(context),
    slides: heroSlides.flatMap((slide) => {
      const record = findPicture(slide.picture);
      return record ? [{ id: slide.id, label: slide.title, picture: toPictureSource(record, { alt: slide.alt }) }] : [];
    }),
    cards: visibleFeatureCards().map((card) => {
      const record = findPicture(card.picture);
      return { ...card, picture: record && toPictureSource(record) };
    }),
    partnerMarks,
    testimonials,
    browse,
  };
}

/** The home page's data, part by part, for the components that draw it. */
export type HomeFacts = Route.ComponentProps['loaderData'];

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta(matches, {
    title: 'Cabinetry, quartz and bath fixtures in Thunder Bay',
    description: loaderData.page.description,
    path: '/',
    jsonLd: [loaderData.business],
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { browse, cards, slides } = loaderData;
  const facts = useSiteFacts();
  return (
    <>
      <Hero slides={slides} browse={browse} />
      <PartnerMarks marks={loaderData.partnerMarks} />
      <FeatureCards cards={cards} />
      <Testimonials testimonials={loaderData.testimonials} />
      <ClosingCall
        title="Tell us about the room"
        text={`A sketch on a napkin is enough to start. We reply within ${facts.promises.replyWithinHours} hours, and the quote is free.`}
      >
        <LinkButton asChild>
          <Link to="/contact">Get Free Quote</Link>
        </LinkButton>
        <LinkButton asChild variant="secondary">
          <Link to={browse.href}>{browse.label}</Link>
        </LinkButton>
      </ClosingCall>
    </>
  );
}
