import { SiteLink } from '../../shell/site-link.tsx';
import { resultsPath } from '../../shell/use-question.ts';

/** Questions that others ask, and that find something in any shop of ours. */
const ideas = [
  'White quartz with grey veins',
  '36 inch vanity in stock',
  'Round lit mirror',
  'Samples',
  'Opening hours',
];

/** What to search for, where nothing was asked or found. */
export function SearchIdeas({ className = 'mt-4' }: { readonly className?: string }) {
  return (
    <div className={className}>
      <p className="eyebrow">Popular searches</p>
      <ul className="mt-1 flex flex-wrap gap-x-6">
        {ideas.map((idea) => (
          <li key={idea}>
            <SiteLink
              href={resultsPath(idea.toLowerCase())}
              className="inline-flex min-h-11 items-center text-spruce underline underline-offset-4"
            >
              {idea}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
