import { EmptyState } from '@showroom/ui/empty-state';
import { LinkButton } from '@showroom/ui/link-button';
import { cachedPage } from '@showroom/web-server/route-rule';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { SiteLink } from '../shell/site-link.tsx';
import { ListPages } from '../catalogue/list/list-pages.tsx';
import { useFocusAfterChange } from '../catalogue/list/use-focus-after-change.ts';
import { CountedLinks } from '../catalogue/list/counted-links.tsx';
import { ContentGrid } from '../content/content-grid.tsx';
import { runtimeContext, storeContext } from '../request-context.ts';
import { itemListJsonLd } from '../seo/json-ld.ts';
import { findRootFacts } from '../seo/page-meta.ts';
import { sectionMeta } from '../seo/section-meta.ts';
import type { Route } from './+types/blog.route';
import { buildBlogSearch, readBlogSearch } from './blog-address.ts';
import { feedLink, feedPath } from './feed-link.ts';
import { loadBlog } from './load-blog.server.ts';
import { NewsletterBox } from './newsletter-box.tsx';
import { LeadingPost } from './leading-post.tsx';
import { PostCard } from './post-card.tsx';

export const headers = cachedPage((asked) => buildBlogSearch(readBlogSearch(asked)));

export function loader({ request, context }: Route.LoaderArgs) {
  const { isExported } = context.get(runtimeContext);
  return loadBlog(context.get(storeContext), new URL(request.url).searchParams, isExported);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { canonicalSearch, category, featured, page, pageNumber, posts } = loaderData;
  const title = [category ?? page.title, ...(pageNumber > 1 ? [`page ${pageNumber}`] : [])].join(', ');
  const metaTitle = title === page.title ? page.metaTitle : undefined;
  const { brand } = findRootFacts(matches)?.facts ?? { brand: '' };
  return [
    ...sectionMeta(
      matches,
      { ...page, title: category === null ? title : `${title}: articles`, metaTitle },
      {
        search: canonicalSearch,
        describe: (siteUrl) => [
          itemListJsonLd(
            siteUrl,
            [...(featured ? [featured] : []), ...posts].map(({ path }) => path),
          ),
        ],
      },
    ),
    feedLink(`${brand}: ${page.label}`),
  ];
}

/** The blog: the featured article, a list by category, and the newsletter. */
export default function Blog({ loaderData: { featured, posts, categories, category, ...list } }: Route.ComponentProps) {
  const count = useRef<HTMLParagraphElement>(null);
  const focusAfterChange = useFocusAfterChange(useLocation().search);
  const focusCount = () => focusAfterChange(() => count.current);
  return (
    <>
      <div className="page-width pt-10 lg:pt-16">
        <h1 className="font-serif text-display">{list.page.title}</h1>
        <p className="mt-4 mb-8 max-w-prose text-lead text-ink-muted">
          The advice we give in the showroom, written down: guides to cabinets, stone, lighting and plumbing for houses
          that see forty below.
        </p>
        <CountedLinks label="Categories" links={categories} />
      </div>
      {featured && <LeadingPost post={featured} isFirst />}
      <div role="region" className="page-width mt-10" aria-label={category ?? 'All articles'}>
        <p ref={count} tabIndex={-1} role="status" className="text-small tabular-nums outline-none">
          {`${list.count} ${list.count === 1 ? 'article' : 'articles'}${featured ? ', including the one above' : ''}${list.pageCount > 1 ? `, page ${list.pageNumber} of ${list.pageCount}` : ''}`}
        </p>
        {list.count === 0 ? (
          <EmptyState
            className="mt-6"
            title="No articles yet"
            action={
              <LinkButton as={SiteLink} href="/blog" onClick={focusCount}>
                All articles
              </LinkButton>
            }
          >
            We haven’t written about this yet. Ask us, and your question may be our next article.
          </EmptyState>
        ) : (
          <ContentGrid items={posts}>{(post) => <PostCard post={post} />}</ContentGrid>
        )}
        <ListPages path={list.page.path} page={list.pageNumber} links={list.pageLinks} onTurn={focusCount} />
        <p className="mt-10 text-small text-ink-muted print:hidden">
          Use a feed reader?{' '}
          <a href={feedPath} className="inline-flex min-h-11 items-center underline underline-offset-4">
            Get new articles by RSS
          </a>
        </p>
      </div>
      <NewsletterBox />
    </>
  );
}
