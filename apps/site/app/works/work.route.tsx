import { Gallery } from '@showroom/ui/gallery';
import { LinkButton } from '@showroom/ui/link-button';
import { Picture } from '@showroom/ui/picture';
import { cachedPage } from '@showroom/web-server/route-rule';
import { SiteLink } from '../shell/site-link.tsx';
import { RelatedContent } from '../content/content-grid.tsx';
import { ContentBreadcrumbs } from '../content/content-breadcrumbs.tsx';
import { NextContent } from '../content/next-content.tsx';
import { SampleMark } from '../content/sample-mark.tsx';
import { storeContext } from '../request-context.ts';
import { businessId } from '../seo/json-ld.ts';
import { sectionMeta } from '../seo/section-meta.ts';
import { useWindowInHistory } from '../shell/use-window-in-history.ts';
import { shortenDescription } from '../seo/shorten-description.ts';
import type { Route } from './+types/work.route';
import { BeforeAfter } from './before-after.tsx';
import { loadWork, type WorkFacts } from './load-works.server.ts';
import { WorkCard } from './work-card.tsx';
export { keepData as shouldRevalidate } from '../catalogue/product/keep-data.ts';

export const headers = cachedPage();

export function loader({ params, context }: Route.LoaderArgs) {
  return loadWork(context.get(storeContext), params.slug);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { section, shared, work } = loaderData;
  const [description = ''] = work.description;
  return sectionMeta(
    matches,
    { label: work.title, title: work.title, description: shortenDescription(description), path: work.path },
    {
      parent: { label: section.label, href: section.path },
      picture: shared,
      describe: (siteUrl) => [
        {
          // https://schema.org/CreativeWork
          '@type': 'CreativeWork',
          name: work.title,
          description,
          url: siteUrl + work.path,
          ...(shared ? { image: siteUrl + shared.path } : {}),
          ...(work.mark === null ? { dateCreated: work.day } : {}),
          locationCreated: { '@type': 'Place', name: `${work.location}, Ontario` },
          creator: { '@id': businessId(siteUrl) },
        },
      ],
    },
  );
}

export default function WorkPage({ loaderData }: Route.ComponentProps) {
  const { newer, older, products, related, section, work } = loaderData;
  return (
    <>
      <article key={work.path}>
        <ContentBreadcrumbs section={section} title={work.title} />
        <header className="page-width mt-4 lg:mt-8">
          <p className="eyebrow">
            <span>{`${work.category}${work.mark === null ? '' : ` · ${work.mark}`} `}</span>
            {work.isSample && <SampleMark />}
          </p>
          <h1 className="mt-3 max-w-4xl font-serif text-display">{work.title}</h1>
        </header>
        <div className="page-width mt-8 grid gap-10">
          {work.comparison && <BeforeAfter {...work.comparison} />}
          {work.pictures.length > 0 && <WorkPictures work={work} />}
        </div>
        <div className="page-width mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-[7fr_5fr] print:grid-cols-2">
          <div className="max-w-prose">
            {work.description.map((paragraph, index) => (
              <p key={paragraph} className={index === 0 ? 'text-lead' : 'mt-4'}>
                {paragraph}
              </p>
            ))}
            {work.features.length > 0 && (
              <>
                <h2 className="mt-10 font-serif text-heading">What we built</h2>
                <ul className="mt-4 grid gap-2">
                  {work.features.map((feature) => (
                    <li key={feature} className="border-b border-hairline pb-2">
                      {feature}
                    </li>
                  ))}
                </ul>
              </>
            )}
          </div>
          <div className="grid content-start gap-10">
            <dl className="grid border-t border-hairline">
              {work.facts.map(({ label, value }) => (
                <div key={label} className="grid grid-cols-[7rem_1fr] border-b border-hairline py-2.5">
                  <dt className="text-small text-ink-muted">{label}</dt>
                  <dd className="tabular-nums">{value}</dd>
                </div>
              ))}
            </dl>
            <LinkButton as={SiteLink} href={work.quoteHref} className="justify-self-start print:hidden">
              Get a Quote
            </LinkButton>
            {work.testimonial && (
              <figure className="border-l-2 border-brass pl-5">
                <blockquote className="font-serif text-subheading">{work.testimonial.quote}</blockquote>
                <figcaption className="mt-3 flex flex-wrap items-center gap-3 text-small text-ink-muted">
                  {work.testimonial.role}
                  {work.testimonial.isSample && <SampleMark />}
                </figcaption>
              </figure>
            )}
          </div>
        </div>
        {products.length > 0 && <UsedProducts products={products} />}
      </article>
      <NextContent noun="project" older={older} newer={newer} />
      <RelatedContent title="More of our work" items={related}>
        {(each) => <WorkCard work={each} headingLevel="h3" />}
      </RelatedContent>
    </>
  );
}

/** The gallery. Back closes its zoom dialog. */
function WorkPictures({ work }: Pick<WorkFacts, 'work'>) {
  const { isOpen, onOpenChange } = useWindowInHistory('pictures');
  const [first] = work.pictures;
  return (
    <Gallery
      pictures={[...work.pictures]}
      label={work.title}
      priority={work.comparison === null}
      ratio={first && `${first.width} / ${first.height}`}
      sizes="(min-width: 103rem) 82vw, (min-width: 84rem) 84rem, 92vw"
      isZoomOpen={isOpen}
      onZoomOpenChange={onOpenChange}
    />
  );
}

function UsedProducts({ products }: Pick<WorkFacts, 'products'>) {
  return (
    <section className="page-width mt-16 print:hidden" aria-labelledby="products-used">
      <h2 id="products-used" className="font-serif text-heading">
        Products used
      </h2>
      <ul className="mt-6 grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-4">
        {products.map((product) => (
          <li key={product.path} className="card">
            {product.picture && (
              <Picture
                {...product.picture}
                sizes="(min-width: 48rem) 20rem, 45vw"
                className="aspect-4/3 rounded-xs shadow-card"
              />
            )}
            <p className="mt-3 text-caption text-ink-muted">{product.kind}</p>
            <h3 className="font-serif text-subheading">
              <SiteLink href={product.path} viewTransition className="card-link">
                {product.name}
              </SiteLink>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  );
}
