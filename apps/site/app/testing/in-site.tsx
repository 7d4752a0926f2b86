import { defaultBusinessFacts } from '@showroom/catalog-data/business-facts';
import { describeOpenDays, describeWeek } from '@showroom/catalog-data/opening-hours';
import type { Decorator } from '@storybook/react-vite';
import { SiteStub } from './site-stub.tsx';

const { hours } = defaultBusinessFacts;
const siteHours = {
  store: describeWeek(hours.store),
  pickUp: describeWeek(hours.pickUp),
  phone: describeOpenDays(hours.phone),
};

/** Puts a story into the site, at an address. Its links move the router, and nothing else changes. */
export function inSite(at?: string): Decorator {
  return (Story) => (
    <SiteStub at={at} hours={siteHours}>
      <Story />
    </SiteStub>
  );
}
