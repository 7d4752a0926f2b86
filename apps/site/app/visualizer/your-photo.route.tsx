import { findQuartzColour, quartzColours } from '@showroom/catalog-data/quartz';
import { findPicture } from '@showroom/pictures/picture-records';
import { pictureUrl, socialPictureUrl } from '@showroom/pictures/picture-source';
import { cachedPage } from '@showroom/web-server/route-rule';
import { writeEnclosed } from '../leads/enclosed.ts';
import { buildStoneQuoteHref } from '../leads/quote-href.ts';
import { readEnclosed } from '../leads/read-enclosed.server.ts';
import { pageWords } from '../seo/page-words.server.ts';
import { sectionMeta } from '../seo/section-meta.ts';
import { SiteLink } from '../shell/site-link.tsx';
import { PHOTO_PATH } from './photo-path.ts';
import { PhotoTool } from './photo-tool.tsx';
import type { Route } from './+types/your-photo.route';
export { keepData as shouldRevalidate } from '../catalogue/product/keep-data.ts';

const SAMPLE_PHOTO = 'scenes/home-kitchen';
const FIRST_STONE = 'alabaster';

export const headers = cachedPage((asked) => {
  const colour = findQuartzColour(asked.get('stone') ?? '');
  return writeEnclosed(readEnclosed(asked), colour ? { stone: colour.slug } : {});
});

export function loader({ request }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams;
  const chosen = findQuartzColour(asked.get('stone') ?? '');
  const sample = findPicture(SAMPLE_PHOTO);
  return {
    page: pageWords(PHOTO_PATH),
    along: readEnclosed(asked),
    chosen: chosen?.slug ?? FIRST_STONE,
    stones: quartzColours.flatMap(({ slug, label, collectionLabel, sizes: [{ widthIn, heightIn }] }) => {
      const record = findPicture(`quartz/${slug}/slab`);
      return record
        ? { slug, name: label, collection: collectionLabel, url: pictureUrl(record, 'full', 'webp'), widthIn, heightIn }
        : [];
    }),
    samplePhotoUrl: sample ? pictureUrl(sample, 'full', 'webp') : null,
    sharePicture: sample && { path: socialPictureUrl(sample), alt: sample.alt },
  };
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return sectionMeta(matches, loaderData.page, {
    parent: { label: 'Quartz Countertops', href: '/quartz-countertops' },
    // Rooms and plans that come along link back here, without an end.
    areLinksFollowed: location.search === '',
    picture: loaderData.sharePicture,
  });
}

/** The visitor's own photo with any of our stones on its counters. The photo is read and composed in the browser. */
export default function YourPhoto({ loaderData }: Route.ComponentProps) {
  const { along, chosen, page, samplePhotoUrl, stones } = loaderData;
  const quoteHref = buildStoneQuoteHref(chosen, along);
  return (
    <div className="page-width pt-8 lg:pt-12">
      <h1 className="font-serif text-title">{page.title}</h1>
      <p className="mt-3 max-w-prose text-lead text-ink-muted">
        Take a photo of your kitchen or bathroom, mark the counters, and see any of our quartz colours there, in the
        light of your room.
      </p>
      <p className="mt-3 max-w-prose text-small">
        Your photo stays on your device. We only receive it if you attach it to a quote request.
      </p>
      <p className="mt-6 hidden max-w-prose border-l-2 border-brass pl-4 noscript:block">
        This tool needs JavaScript, which is turned off or not supported in this browser. You can still{' '}
        <a className="underline underline-offset-4" href={quoteHref}>
          attach your photo to a quote request
        </a>
        . Tell us which colours you have in mind, and we’ll talk about how they would look.
      </p>
      <div className="noscript:hidden">
        <PhotoTool stones={stones} firstStone={chosen} along={along} samplePhotoUrl={samplePhotoUrl} />
      </div>
      <p className="mt-10 max-w-prose text-small text-ink-muted">
        Would you rather have us look at it? Send a photo and rough measurements with a{' '}
        <SiteLink className="underline underline-offset-4" href={quoteHref}>
          quote request
        </SiteLink>
        . Photos and screens change colours: see a{' '}
        <SiteLink className="underline underline-offset-4" href={`/samples?quartz=${chosen}`}>
          sample
        </SiteLink>{' '}
        in your own light before you decide.
      </p>
    </div>
  );
}
