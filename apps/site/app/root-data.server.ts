import { findLogo } from '@showroom/app-frame/owner-logo';
import { findShareCard } from '@showroom/app-frame/share-card';
import { navigation } from '@showroom/catalog-data/navigation';
import { describeHours } from '@showroom/catalog-data/hours-in-words';
import type { Store } from '@showroom/store/open-store';
import { findPageWords } from '@showroom/store/page-words';
import { readSettings } from '@showroom/store/settings';
import { shopDayOf } from '@showroom/store/shop-day';
import type { RouterContextProvider } from 'react-router-dom';
import { rememberCurrent } from './content/remember-current.server.ts';
import { readVerification } from './leads/check-person.server.ts';
import { runtimeContext, storeContext } from './request-context.ts';
import { fitLogo } from './shell/owner-logo.server.ts';

/** Said with every form of an exported site, in front of what the answers are used for. */
const SENT_BY_MAIL =
  'This site has no server of its own that could take a form: it opens your email program with your request written out, and you send it from there. ';

/** What is the same on every page until the owner changes something, or a day of theirs is over. */
const findFrame = rememberCurrent(async (store: Store, context: Readonly<RouterContextProvider>) => {
  const [businessFacts, verification] = await Promise.all([readSettings(store), readVerification(context)]);
  // Hours and prices are read by few pages: those ask for them themselves.
  const {
    hours,
    pricesFromCents: _from,
    quartzPriceBands: _bands,
    specialDays: _days,
    site,
    comments: _comments,
    ...facts
  } = businessFacts;
  const logo = await findLogo(store, site);
  const card = findShareCard(businessFacts, logo);
  const { isExported, siteUrl } = context.get(runtimeContext);
  return {
    homeWords: toWords(site),
    data: {
      facts: {
        ...facts,
        ...(logo === undefined ? {} : { logo: fitLogo(logo) }),
        ...(verification === undefined ? {} : { verification }),
        ...(isExported ? { sendingWords: SENT_BY_MAIL } : {}),
      },
      siteUrl,
      socialCard: card ? { url: siteUrl + card.path, alt: card.alt } : null,
      navigation,
      hours: describeHours(hours, store.now()),
      // Read by the server alone; see `entry.server.tsx`.
      ...(site.accentColour === null ? {} : { accentColour: site.accentColour }),
    },
  };
});

/** What every page knows: the owner's facts, where the site stands, and what search engines are told of the page at `path`. */
export async function readRootData(context: Readonly<RouterContextProvider>, path: string) {
  const store = context.get(storeContext);
  const [frame, written] = await Promise.all([findFrame(store, context), findPageWords(store, path)]);
  const words = path === '/' ? { ...frame.homeWords, ...written } : (written ?? {});
  return {
    ...frame.data,
    // Of the shop's calendar: a page that is cached ends with it (`findNextChange`).
    year: Number(shopDayOf(store.now()).slice(0, 4)),
    // By its path: a step of the router leads to another page, whose words these are not.
    ...(Object.keys(words).length === 0 ? {} : { words: { [path]: words } }),
  };
}

/** What the owner set for the home page; what is empty is left to the page. */
function toWords({ title, description }: { readonly title: string; readonly description: string }) {
  return { ...(title === '' ? {} : { title }), ...(description === '' ? {} : { description }) };
}

export type RootData = Awaited<ReturnType<typeof readRootData>>;
