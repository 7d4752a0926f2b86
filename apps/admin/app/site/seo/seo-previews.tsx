import { cutTitle } from '../../frame/public-site/check-page.ts';

interface PreviewProps {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly siteUrl: string;
}

/** A page as a search result: two lines of description, and a title cut off at the limit. */
export function SearchPreview({ path, title, description, siteUrl, brand }: PreviewProps & { readonly brand: string }) {
  const steps = [new URL(siteUrl).host, ...path.split('/').filter((step) => step !== '')];
  return (
    <figure>
      <figcaption className="mb-2 text-small font-medium">Google preview</figcaption>
      <div className="rounded-sm border border-hairline bg-paper-raised p-4 font-[Arial,sans-serif]">
        <p className="text-small">{brand}</p>
        <p title={steps.join(' › ')} className="truncate text-caption text-ink-muted">
          {steps.join(' › ')}
        </p>
        {/* Cut by the check’s measure, not by the column’s width, where it wraps. */}
        <p title={title} className="mt-1 text-[20px] leading-snug wrap-anywhere text-spruce">
          {cutTitle(title)}
        </p>
        <p className="mt-1 line-clamp-2 max-w-[600px] text-[14px] leading-normal text-ink-muted">{description}</p>
      </div>
    </figure>
  );
}

/** A page as shared in messages and social networks. */
export function SharePreview({ title, description, picture, siteUrl }: PreviewProps & { readonly picture: string }) {
  return (
    <figure>
      <figcaption className="mb-2 text-small font-medium">Social preview</figcaption>
      <div className="max-w-md overflow-hidden rounded-md border border-hairline bg-paper-raised">
        {picture === '' ? (
          <p className="grid aspect-[1200/630] place-items-center bg-stone-100 text-small text-ink-muted">No image</p>
        ) : (
          // The admin serves the site’s pictures at the same paths.
          <img src={picture} alt="" width={1200} height={630} className="aspect-[1200/630] w-full object-cover" />
        )}
        <div className="p-4">
          <p className="text-caption text-ink-muted">{new URL(siteUrl).host}</p>
          <p title={title} className="truncate font-medium">
            {title}
          </p>
          <p className="line-clamp-2 text-small text-ink-muted">{description}</p>
        </div>
      </div>
    </figure>
  );
}
