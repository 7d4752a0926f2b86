import { slideshowIntervalMs } from '@showroom/catalog-data/limits';
import { Carousel, type CarouselProps } from '@showroom/ui/carousel';
import { LinkButton } from '@showroom/ui/link-button';
import { SiteLink } from '../../shell/site-link.tsx';
import { useSiteFacts } from '../../shell/site-facts.ts';

interface HeroProps {
  readonly slides: CarouselProps['slides'];
}

/** The home page's hero with its slideshow. */
export function Hero({ slides }: HeroProps) {
  const facts = useSiteFacts();
  return (
    <section className="grid lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] lg:items-stretch">
      <Carousel
        // As high as the text next to it.
        className="lg:order-2 lg:flex lg:flex-col"
        label="Rooms we’ve designed"
        intervalMs={slideshowIntervalMs}
        slides={slides}
        hasPageKeys
        sizes="(min-width: 64rem) 62vw, 100vw"
        stageClassName="aspect-[4/3] sm:aspect-[16/9] lg:aspect-auto lg:min-h-[40rem] lg:flex-1"
      />
      <div className="flex flex-col justify-center px-page py-10 lg:order-1 lg:py-16 lg:pr-12 lg:pl-[max(var(--spacing-page),calc((100vw-var(--container-page))/2))]">
        <p className="eyebrow">
          {facts.address.city}, {facts.claims.experience}
        </p>
        <h1 className="mt-4 font-serif text-display">Stone and cabinetry, made to live with</h1>
        <p className="mt-5 max-w-md text-lead text-ink-muted">
          Custom cabinetry, quartz countertops and millwork, designed, built and installed by one shop.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <LinkButton as={SiteLink} href="/contact">
            Get Free Quote
          </LinkButton>
          <LinkButton as={SiteLink} variant="secondary" href="/in-stock">
            Shop In Stock
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
