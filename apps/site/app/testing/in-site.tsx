import { defaultBusinessFacts } from '@showroom/catalog-data/business-facts';
import { describeHours } from '@showroom/catalog-data/hours-in-words';
import type { Decorator } from '@storybook/react-vite';
import { SiteStub } from './site-stub.tsx';

const siteHours = describeHours(defaultBusinessFacts.hours, new Date());

/** Renders a story in the site, at a URL. */
export function inSite(at?: string): Decorator {
  return (Story) => (
    <SiteStub at={at} hours={siteHours}>
      <Story />
    </SiteStub>
  );
}
