import { socialPictureUrl } from '@showroom/pictures/picture-source';
import { findPicture } from '@showroom/pictures/picture-records';
import {
  findQuartzColour,
  neighbouringQuartzColours,
  nearestQuartzColours,
  quartzSpecifications,
  relatedQuartzColours,
} from '@showroom/catalog-data/quartz';
import { quartzDescriptions } from '@showroom/catalog-data/quartz-descriptions';
import { quartzPath } from '@showroom/catalog-data/quartz-path';
import { data, isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { buildQuoteHref } from '../../leads/lead-subject.ts';
import { breadcrumbJsonLd, itemJsonLd } from '../../seo/json-ld.ts';
import { findRootFacts, pageMeta } from '../../seo/page-meta.ts';
import { ErrorPage } from '../../shell/error-page.tsx';
import type { Route } from './+types/colour.route';
import { toColourCardFacts } from './colour-card-facts.server.ts';
import { NeighbouringColours } from './colour-parts.tsx';
import { CompactColour } from './compact-colour.tsx';
import { listColourPictures } from './quartz-pictures.server.ts';
import { RelatedColours } from './related-colours.tsx';
import { RichColour } from './rich-colour.tsx';
import { StickyQuoteBar } from './sticky-quote-bar.tsx';
import { UnknownColour } from './unknown-colour.tsx';

const RELATED_COLOURS = 3;
const NEAREST_COLOURS = 3;

export function loader({ params }: Route.LoaderArgs) {
  const colour = findQuartzColour(params.slug);
  if (!colour) {
    throw data({ nearest: nearestQuartzColours(params.slug, NEAREST_COLOURS).map(toColourCardFacts) }, { status: 404 });
  }
  const slab = findPicture(`quartz/${colour.slug}/slab`);
  const neighbours = neighbouringQuartzColours(colour.slug);
  return {
    colour: {
      slug: colour.slug,
      label: colour.label,
      layout: colour.layout,
      tagline: colour.tagline,
      collectionLabel: colour.collectionLabel,
      material: colour.material,
      keyFeatures: colour.keyFeatures,
      specifications: quartzSpecifications(colour),
      description: quartzDescriptions[colour.slug],
      pictures: listColourPictures(colour.slug),
      quoteHref: buildQuoteHref(colour.slug),
      sampleHref: buildQuoteHref(colour.slug, 'sample'),
    },
    socialPicture: slab && { path: socialPictureUrl(slab), alt: slab.alt },
    neighbours: neighbours && {
      previous: { label: neighbours.previous.label, href: quartzPath(neighbours.previous.slug) },
      next: { label: neighbours.next.label, href: quartzPath(neighbours.next.slug) },
    },
    related: relatedQuartzColours(colour.slug, RELATED_COLOURS).map(toColourCardFacts),
  };
}

/** The window over a colour has an entry in the history at the colour's own address: its data stay. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
}

/** A colour as its page has it. */
export type ColourPageFacts = Route.ComponentProps['loaderData']['colour'];

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
  const root = findRootFacts(matches);
  const path = quartzPath(params.slug);
  if (!loaderData) {
    return pageMeta(matches, { title: 'Colour not found', description: 'No such colour.', path, isIndexed: false });
  }
  const { colour, socialPicture } = loaderData;
  const [firstParagraph] = colour.description;
  const siteUrl = root?.siteUrl ?? '';
  const imageUrl = socialPicture ? siteUrl + socialPicture.path : undefined;
  return pageMeta(matches, {
    title: `${colour.label} Quartz`,
    description: shorten(firstParagraph),
    path,
    imageUrl,
    imageAlt: socialPicture?.alt,
    jsonLd: [
      breadcrumbJsonLd(siteUrl, [
        { label: 'Home', href: '/' },
        { label: 'Quartz Countertops', href: '/quartz-countertops' },
        { label: colour.label, href: path },
      ]),
      itemJsonLd(siteUrl, {
        name: `${colour.label} quartz`,
        description: firstParagraph,
        path,
        image: socialPicture ? { url: siteUrl + socialPicture.path, caption: socialPicture.alt } : undefined,
        material: colour.material,
        category: 'Quartz countertops',
        brand: colour.collectionLabel,
        priceCents: null,
      }),
    ],
  });
}

export default function Colour({ loaderData }: Route.ComponentProps) {
  const { colour, neighbours, related } = loaderData;
  const Layout = colour.layout === 'compact' ? CompactColour : RichColour;
  return (
    <>
      {/* The key gives each colour a gallery of its own, which starts at its first picture. */}
      <Layout key={colour.slug} colour={colour} neighbours={neighbours} />
      <NeighbouringColours
        label="On to the next colour"
        neighbours={neighbours}
        className="page-width mt-12 flex md:hidden"
      />
      <RelatedColours colours={related} />
      <StickyQuoteBar label={colour.label} quoteHref={colour.quoteHref} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <UnknownColour nearest={error.data.nearest} />;
  return <ErrorPage error={error} />;
}

/** Search engines show about 155 characters: whole words, and an ellipsis where there was more. */
function shorten(text: string, limit = 155): string {
  if (text.length <= limit) return text;
  return `${text.slice(0, text.lastIndexOf(' ', limit - 1))}…`;
}
