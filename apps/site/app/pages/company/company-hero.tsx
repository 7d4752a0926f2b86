import { Picture } from '@showroom/ui/picture';
import { ActionLinks } from './action-links.tsx';
import type { CompanyPageFacts } from './load-company-page.server.ts';

export function CompanyHero({ hero }: Pick<CompanyPageFacts, 'hero'>) {
  const { actions, eyebrow, picture, text, title } = hero;
  return (
    <section
      className={
        picture
          ? 'page-width grid gap-x-16 gap-y-8 pt-10 lg:grid-cols-[5fr_7fr] lg:items-end lg:pt-16'
          : 'page-width pt-10 lg:pt-16'
      }
    >
      <div className={picture ? 'lg:pb-6' : ''}>
        {eyebrow !== null && <p className="eyebrow">{eyebrow}</p>}
        <h1 className="mt-3 font-serif text-display text-balance">{title}</h1>
        <p className="mt-5 max-w-prose text-lead text-ink-muted">{text}</p>
        {actions.length > 0 && (
          <div className="mt-8 flex flex-wrap gap-3">
            <ActionLinks actions={actions} />
          </div>
        )}
      </div>
      {picture && (
        <Picture
          record={picture}
          sizes="(min-width: 64rem) 55vw, 100vw"
          priority
          className="max-h-[36rem] rounded-xs print:max-h-64"
        />
      )}
    </section>
  );
}
