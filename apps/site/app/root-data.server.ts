import { navigation } from '@showroom/catalog-data/navigation';
import { describeOpenDays, describeWeek } from '@showroom/catalog-data/opening-hours';
import { findPicture } from '@showroom/pictures/picture-records';
import { socialPictureUrl } from '@showroom/pictures/picture-source';
import { readBusinessFacts } from '@showroom/store/settings';
import type { RouterContextProvider } from 'react-router-dom';
import { runtimeContext, storeContext } from './request-context.ts';

/** Said with every form of an exported site, in front of what the answers are used for. */
const SENT_BY_MAIL =
  'This site has no server of its own that could take a form: it opens your e-mail program with your request written out, and you send it from there. ';

/** What every page knows: the owner's facts, and where the site stands. */
export async function readRootData(context: Readonly<RouterContextProvider>) {
  // Hours and prices are read by few pages: those ask for them themselves.
  const {
    hours,
    pricesFromCents: _from,
    quartzPriceBands: _bands,
    ...facts
  } = await readBusinessFacts(context.get(storeContext));
  const socialCard = findPicture('scenes/social-card');
  const { isExported, siteUrl } = context.get(runtimeContext);
  return {
    facts: isExported ? { ...facts, sendingWords: SENT_BY_MAIL } : facts,
    siteUrl,
    socialCardUrl: socialCard ? siteUrl + socialPictureUrl(socialCard) : null,
    navigation,
    hours: {
      store: describeWeek(hours.store),
      pickUp: describeWeek(hours.pickUp),
      phone: describeOpenDays(hours.phone),
    },
    year: new Date().getFullYear(),
  };
}

export type RootData = Awaited<ReturnType<typeof readRootData>>;
