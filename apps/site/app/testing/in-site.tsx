import { defaultBusinessFacts } from '@showroom/catalog-data/business-facts';
import { describeHours } from '@showroom/catalog-data/hours-in-words';
import type { Decorator } from '@storybook/react-vite';
import { Footer } from '../shell/footer.tsx';
import { Header } from '../shell/header.tsx';
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

/** Puts a story between the header and the footer, as a page of the site. */
export function inSitePage(at: string): Decorator {
  const inStub = inSite(at);
  return (Story, context) =>
    inStub(
      () => (
        <>
          <Header pathname={new URL(at, 'https://showroom.example').pathname} />
          <main className="min-h-[60vh]">
            <Story />
          </main>
          <Footer />
        </>
      ),
      context,
    );
}
