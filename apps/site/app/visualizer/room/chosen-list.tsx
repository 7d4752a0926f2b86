import { SiteLink } from '../../shell/site-link.tsx';
import type { ChosenOption } from './room-options.ts';
import { Swatch } from './swatch.tsx';

/** What the room is shown in, with the pages of the products. */
export function ChosenList({ parts }: { readonly parts: readonly ChosenOption[] }) {
  return (
    <section aria-labelledby="in-this-room">
      <h2 id="in-this-room" className="font-serif text-heading">
        In this room
      </h2>
      <p className="mt-2 max-w-prose text-ink-muted">
        Slabs and planks are shown to scale, so you see as much of the pattern as you would at home.
      </p>
      <ul className="mt-6 grid grid-cols-2 gap-x-5 gap-y-8 sm:grid-cols-3 lg:grid-cols-6">
        {parts.map(({ surface, label, option }) => (
          <li key={surface} className="grid content-start gap-2">
            <Swatch swatch={option.swatch} className="aspect-[3/2] w-full" />
            <span className="text-caption text-ink-muted">{label}</span>
            <SiteLink
              href={option.path}
              className="-mt-2 inline-flex min-h-11 items-start leading-snug font-medium underline underline-offset-4 hover:text-spruce"
            >
              {option.label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
