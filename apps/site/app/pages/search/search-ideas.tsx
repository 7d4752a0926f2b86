import { SiteLink } from '../../shell/site-link.tsx';
import { resultsPath } from '../../shell/use-question.ts';

/** Sample queries that have results in every shop. */
const ideas = [
  'White quartz with grey veins',
  '36 inch vanity in stock',
  'Round lit mirror',
  'Samples',
  'Opening hours',
];

/** Suggestions for an empty query or without results. */
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
