import { findLogo } from '@showroom/app-frame/owner-logo';
import { findShareCard } from '@showroom/app-frame/share-card';
import { navigation } from '@showroom/catalog-data/navigation';
import { describeHours } from '@showroom/catalog-data/hours-in-words';
import { shopDayOf } from '@showroom/store/rules';
import { readSettings, type Store } from '@showroom/store/site';
import { mixColours } from '@showroom/ui/colours';
import type { RouterContextProvider } from 'react-router-dom';
import { rememberCurrent } from './content/remember-current.server.ts';
import { readVerification } from './leads/check-person.server.ts';
import { runtimeContext, storeContext } from './request-context.ts';
import { fitLogo } from './shell/owner-logo.server.ts';

/** Added to the privacy note of forms in the static export. */
const SENT_BY_MAIL =
  'This form goes by email: once you submit it, “Send it by email” opens your email app with your request filled in. ';

/** Data of every page, until the owner changes something or a day ends. */
const findFrame = rememberCurrent(async (store: Store, context: Readonly<RouterContextProvider>) => {
  const [businessFacts, verification] = await Promise.all([readSettings(store), readVerification(context)]);
  // Pages that need hours and prices load them.
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
    facts: {
      ...facts,
      ...(logo === undefined ? {} : { logo: fitLogo(logo) }),
      ...(verification === undefined ? {} : { verification }),
      ...(isExported ? { sendingWords: SENT_BY_MAIL } : {}),
    },
    siteUrl,
    isExported: isExported === true,
    socialCard: card ? { url: siteUrl + card.path, alt: card.alt } : null,
    navigation: navigation,
    hours: describeHours(hours, store.now()),
    accentStyles: site.accentColour === null ? null : writeAccent(site.accentColour),
  };
});

/** Loads the data of every page. */
export async function readRootData(context: Readonly<RouterContextProvider>) {
  const store = context.get(storeContext);
  return {
    ...(await findFrame(store, context)),
    // A cached page ends with the shop's year (`findNextChange`).
    year: Number(shopDayOf(store.now()).slice(0, 4)),
  };
}

export type RootData = Awaited<ReturnType<typeof readRootData>>;

/**
 * The theme tokens derived from the owner’s colour. They follow the stylesheet in the page; a cached page ends when
 * the settings change.
 * @param accent as `#rrggbb`, with enough contrast on every background of the site, which the admin checks
 */
export function writeAccent(accent: string): string {
  const tokens = {
    spruce: accent,
    'spruce-dark': mixColours(accent, '#000000', 0.3),
    'spruce-soft': mixColours(accent, '#faf8f4', 0.9),
    focus: accent,
  };
  const lines = Object.entries(tokens).map(([name, value]) => `--color-${name}:${value}`);
  return `:root{${lines.join(';')}}`;
}
