import type { Stored } from '@showroom/forms/request-form-props';
import { RequestReceived } from '@showroom/forms/request-received';
import { Picture, type PictureSource } from '@showroom/ui/picture';
import type { ReactElement, ReactNode } from 'react';
import { SiteLink } from '../shell/site-link.tsx';
import { ArrowLeftIcon } from '../shell/icons.tsx';
import { useSiteFacts } from '../shell/site-facts.ts';

export interface ProductFormFacts {
  readonly title: string;
  readonly description: string;
  /** The product’s page, and the label of its link. */
  readonly productPath: string;
  readonly backWords: string;
  readonly picture: PictureSource | null;
}

export interface ProductFormPageProps {
  readonly page: ProductFormFacts;
  readonly heading?: string;
  /** Next to the picture. */
  readonly facts: ReactNode;
  /** What happens next; hidden once sent. */
  readonly words: ReactNode;
  /** Sent with scripts: the form shows its own confirmation. */
  readonly isSent: boolean;
  /** Stored without scripts: the confirmation replaces the form. */
  readonly stored: Stored | null | undefined;
  readonly children: ReactElement | readonly (ReactElement | false | null | undefined)[];
}

/** A page with a form about one product, next to that product. */
export function ProductFormPage({
  page,
  heading = page.title,
  facts,
  words,
  isSent,
  stored,
  children,
}: ProductFormPageProps) {
  const { productPath, backWords, picture } = page;
  const business = useSiteFacts();
  return (
    <div className="page-width grid gap-x-16 gap-y-8 pt-6 lg:grid-cols-[5fr_7fr]">
      <div>
        <SiteLink href={productPath} className="inline-flex min-h-11 items-center gap-2 text-small hover:text-spruce">
          <ArrowLeftIcon className="size-4" />
          {backWords}
        </SiteLink>
        <h1 className="mt-2 font-serif text-title">{heading}</h1>
        <div className="mt-5 flex items-center gap-5 lg:block">
          {picture && (
            <Picture
              record={picture}
              alt=""
              sizes="(min-width: 64rem) 36vw, 9rem"
              className="max-w-36 rounded-xs shadow-card lg:max-w-none"
            />
          )}
          <div className="min-w-0 lg:mt-4">{facts}</div>
        </div>
        {!isSent && !stored && <div className="mt-5 grid max-w-prose gap-3 text-ink-muted">{words}</div>}
      </div>
      <div className="lg:pt-14">{stored ? <RequestReceived {...stored} business={business} /> : children}</div>
    </div>
  );
}
